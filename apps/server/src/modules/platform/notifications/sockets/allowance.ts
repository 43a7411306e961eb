import { notificationLimits } from "@evolve/contracts/notification-limits";

/** How many frames a socket may send: a number at once, and some each second from then on. */
export const createAllowance = () => {
  let left: number = notificationLimits.socketFramesAtOnce;
  let at = performance.now();
  return {
    /** Whether one more is allowed. */
    take: (): boolean => {
      const now = performance.now();
      left = Math.min(
        notificationLimits.socketFramesAtOnce,
        left + ((now - at) / 1_000) * notificationLimits.socketFramesPerSecond,
      );
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
