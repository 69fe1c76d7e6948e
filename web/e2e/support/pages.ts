/** Every page that needs no table. */

export const PAGES = [
  '/',
  '/new',
  '/new?game=knochenmax',
  '/new?game=rolling-dice',
  '/rules',
  '/rules/rolling-bones',
  '/rules/knochenmax',
  '/rules/rolling-dice',
  '/learn/rolling-bones',
  '/learn/knochenmax',
  '/learn/rolling-dice',
  '/sheets/rolling-bones',
  '/sheets/knochenmax',
  '/sheets/rolling-dice',
  '/bones',
  '/keeper',
  '/verify',
  '/me',
  '/settings',
  '/no/such/page',
];
