import type { GameCard } from '../card';
import Cover from './Cover.svelte';
import Glyph from './Glyph.svelte';

export default {
  Cover,
  Glyph,
  load: () => import('./module'),
  record: () => import('./record'),
  pictures: () => import('./Pictures.svelte'),
  lesson: () => import('./Learn.svelte'),
  figures: () => import('./BestSkeleton.svelte'),
  sheet: () => import('./Sheet.svelte'),
  realDice: 'home-real-bones',
} satisfies GameCard<'rolling-bones'>;
