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
  figures: () => import('./BoxFigures.svelte'),
  sheet: () => import('./Sheet.svelte'),
  fields: { bones: () => import('./BonesField.svelte') },
  realDice: 'home-real-knuckles',
  tools: { bones: { title: 'home-real-weights', load: () => import('./Weights.svelte') } },
} satisfies GameCard<'knochenmax'>;
