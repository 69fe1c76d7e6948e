import type { GameCard } from '../card';
import Cover from './Cover.svelte';

export default { Cover, load: () => import('./module') } satisfies GameCard<'pig'>;
