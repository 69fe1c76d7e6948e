/** Waits that somebody may cut short, by a tap or key. */

export class Patience {
  private end: (() => void) | null = null;
  private hurried = false;

  /** Something new is shown, and nobody has had enough of it yet. */
  begin(): void {
    this.hurried = false;
  }

  /** Nothing that is being shown is waited for any more. */
  hurry(): void {
    this.hurried = true;
    this.end?.();
  }

  /** Done after so many milliseconds, or at once for those in a hurry. */
  wait(time: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end?.(), time);
      this.end = () => {
        clearTimeout(timer);
        this.end = null;
        resolve();
      };
    });
  }
}
