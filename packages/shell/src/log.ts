/** What went wrong without stopping anybody. Goes to the console, where support looks first. */
export const logFault = (what: string, cause?: unknown): void => {
  console.warn(`[shell] ${what}`, ...(cause === undefined ? [] : [cause]));
};
