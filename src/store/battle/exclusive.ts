import { answer } from '../trouble';

/**
 * Work that takes its time, one piece after the other. A piece that the disk does not answer is
 * given up; it asks whether it is still current before it changes anything.
 */
export class Exclusive {
  #busy: Promise<void> | null = null;
  #turn = 0;

  /** Null when nothing is under way. */
  get busy(): Promise<void> | null {
    return this.#busy;
  }

  async run(work: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    while (this.#busy) await this.#busy;
    const turn = this.#turn;
    const busy = answer(work(() => turn === this.#turn)).finally(() => {
      this.#turn++;
      this.#busy = null;
    });
    // The caller sees to failures; those who wait only want to know when it is over.
    this.#busy = busy.catch(() => undefined);
    await busy;
  }
}
