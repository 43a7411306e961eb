const step = 0.02;
const end = 0.98;

export const progressStart = 0.3;
/** Milliseconds between two steps. */
export const progressInterval = 250;
/** Where the bar waits while the work runs on, and jumps to when it is done. */
export const progressEnd = end;

/** A step further; it holds before the end, which only the work itself can reach. */
export const nextProgress = (progress: number): number => Math.min(end, Math.round((progress + step) * 100) / 100);
