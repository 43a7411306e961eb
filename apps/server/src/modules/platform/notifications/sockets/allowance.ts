import { limits } from "@evolve/contracts/limits";

/** How many frames a socket may send: a number at once, and some each second from then on. */
export const createAllowance = () => {
  let left: number = limits.socketFramesAtOnce;
  let at = performance.now();
  return {
    /** Whether one more is allowed. */
    take: (): boolean => {
      const now = performance.now();
      left = Math.min(limits.socketFramesAtOnce, left + ((now - at) / 1_000) * limits.socketFramesPerSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
