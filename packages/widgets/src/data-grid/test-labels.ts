import type { GridLabels } from "./types.ts";

/** For tests: every word is its own name, with what it is said of. */
export const words = <Labels extends object>(said: Partial<Labels>): Labels =>
  new Proxy(said, {
    get: (known, name: string) =>
      known[name as keyof Labels] ??
      (/Row$|Menu$|Column$|InPlace$|^(?:rowCount|selected|copied|pasted|refus)/.test(name)
        ? (...of: unknown[]) => [name, ...of].join(" ")
        : name),
  }) as Labels;

export const gridLabels = words<GridLabels>({});
