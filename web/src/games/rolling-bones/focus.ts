/** Where the focus goes when what had it is gone: to what can be done next, and never to the page's body. */

import { tick } from 'svelte';

export interface Doing {
  throwing: boolean;
  active: boolean;
  paying: boolean;
  paid: boolean;
  /** Whether a false bone needs a place. */
  placing: boolean;
}

export class Focus {
  /** Whether somebody has used the board. */
  used = false;
  private before: Doing | null = null;

  /** Moves the focus if it was lost, or when what is to be chosen next lies elsewhere. */
  async keep(board: HTMLElement, doing: Doing): Promise<void> {
    const { before } = this;
    this.before = doing;
    const begins = (what: 'paying' | 'paid' | 'placing'): boolean => doing[what] && before !== null && !before[what];
    const turned = begins('paying') || begins('paid') || begins('placing');
    await tick();
    if (!board.isConnected || !(this.isLost(board) || (turned && board.contains(document.activeElement)))) return;
    this.wanted(board, doing)?.focus({ preventScroll: true });
  }

  private wanted(board: HTMLElement, { throwing, active, paid, placing }: Doing): HTMLElement | null {
    if (throwing) return board.querySelector('.actions .throw');
    // What is to be done is the place to wait for those who came from the board.
    if (!active) return this.used ? board.querySelector('[data-hint]') : null;
    if (placing) return board.querySelector('.place.wrong');
    return paid ? board.querySelector('.actions .roll') : this.die(board);
  }

  /** The die that was visited last, or one that fits. The gravestone ends a turn: nobody is led there who did not go there. */
  private die(board: HTMLElement): HTMLElement | null {
    const dice = [...board.querySelectorAll<HTMLElement>('button.slot:not([data-face="GR"])')];
    return dice.find(({ tabIndex }) => tabIndex === 0) ?? dice.find((die) => die.matches('.fits')) ?? dice[0] ?? board.querySelector('.actions .button:not(.bury)');
  }

  /** Whether the focus is on nothing that could be used. */
  private isLost(board: HTMLElement): boolean {
    const focused = document.activeElement;
    // What holds the whole board is as good as nothing.
    return !focused || (focused !== board && focused.contains(board)) || focused === board.querySelector('[data-hint]');
  }
}
