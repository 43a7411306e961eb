// Order matters: Android calls itself Linux, and an iPhone's browser like a Mac's.
const systems: readonly (readonly [string, RegExp])[] = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X/],
  ["Linux", /Linux/],
];

/** The system behind a User-Agent, as people call it; empty when it is none of them. */
export const systemName = (userAgent: string): string => systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? "";
