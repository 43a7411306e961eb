import { CancelledError } from "./input-error.ts";

/** How a caller follows long work, and ends it. */
export interface Control {
  /**
   * The work ends with a CancelledError soon after this turns true: an AbortSignal, or in a thread, which hears of
   * nothing while it calculates, an object over shared memory.
   */
  readonly signal?: { readonly aborted: boolean };
  /** Called now and then with the share that is done, from 0 to 1, ascending. */
  readonly onProgress?: (done: number) => void;
}

/** Reports the progress and ends the work if it was cancelled. */
export const reportProgress = ({ signal, onProgress }: Control, done: number): void => {
  if (signal?.aborted) throw new CancelledError();
  onProgress?.(done);
};
