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
  sheet: () => import('./Sheet.svelte'),
  review: () => import('./ReviewCard.svelte'),
  colours: () => import('./colours'),
  tools: { keeper: { title: 'home-real-floe', load: () => import('./Keeper.svelte') } },
} satisfies GameCard<'rolling-dice'>;
