/** The browser's and system's common names, from a User-Agent; empty if unknown. */
export const browserNameOf = (userAgent: string): string => {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(", ");
};

// Order matters: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly (readonly [string, RegExp])[] = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
];
