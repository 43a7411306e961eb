import type { Figure } from "./module.ts";
import { defineService, type Services } from "./services.ts";

const cachedMs = 5_000;

/** Metrics that one query counts together: one query for each scrape, and at most one in five seconds. */
export const countedTogether = <K extends string>(
  name: string,
  count: (services: Services) => Promise<Readonly<Record<K, number>>>,
  figures: readonly { readonly name: string; readonly help: string; readonly of: K }[],
): Figure[] => {
  const counts = defineService(name, (services) => {
    let cached: { at: number; counts: ReturnType<typeof count> } | null = null;
    return (): ReturnType<typeof count> => {
      const now = services.clock.now().getTime();
      if (cached && now - cached.at < cachedMs) return cached.counts;
      const asked = count(services);
      cached = { at: now, counts: asked };
      asked.catch(() => {
        cached = null;
      });
      return asked;
    };
  });
  return figures.map(({ of, ...figure }) => ({
    ...figure,
    read: async (services) => (await services.use(counts)())[of],
  }));
};
