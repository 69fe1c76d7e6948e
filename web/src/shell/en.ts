/** The texts of the shell with those of the games' cards, in one piece. */

import shell from '../../../locales/en/web.ftl?raw';

const cards = import.meta.glob<string>('../games/*/card.en.ftl', { query: '?raw', import: 'default', eager: true });

export default [shell, ...Object.values(cards)].join('\n');
