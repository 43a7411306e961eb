export interface DismissTimer {
  /** Pauses the timer while the message is hovered or focused. */
  hold(): void;
  /** Lets it run on: for what was left, but never for less than the extension. */
  release(): void;
  stop(): void;
}

/** How long a message stays, at least, after the pointer has left it. */
const extension = 1000;

/** A clock that calls `onDone` once, `milliseconds` after its start, not counting the time on hold. */
export const createDismissTimer = (
  milliseconds: number,
  onDone: () => void,
  now: () => number = Date.now,
): DismissTimer => {
  let left = milliseconds;
  let startedAt = now();
  let handle: ReturnType<typeof setTimeout> | undefined = setTimeout(onDone, left);
  let isOver = false;

  const pause = () => {
    clearTimeout(handle);
    handle = undefined;
  };

  return {
    hold() {
      if (handle === undefined) return;
      pause();
      left -= now() - startedAt;
    },
    release() {
      if (handle !== undefined || isOver) return;
      left = Math.max(left, extension);
      startedAt = now();
      handle = setTimeout(onDone, left);
    },
    stop() {
      isOver = true;
      pause();
    },
  };
};
