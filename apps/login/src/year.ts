/** Set by the build: the year in which the pages were prerendered. */
declare const __PRERENDERED_YEAR__: number;

export const prerenderedYear = (): number => __PRERENDERED_YEAR__;

export const currentYear = (): number => new Date().getFullYear();
