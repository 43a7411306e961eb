import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

interface Asked {
  page: number;
  signal: AbortSignal;
  answer: (rows: string[]) => Promise<void>;
  fail: () => Promise<void>;
}

function createCache(keep?: number) {
  const asked: Asked[] = [];
  const onChange = vi.fn();
  const cache = createPageCache<string>({
    onChange,
    ...(keep !== undefined && { keep: () => keep }),
    fetchPage: (page, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          page,
          signal,
          answer: async (rows) => {
            resolve({ rows, total: 1000 });
            await Promise.resolve();
          },
          fail: async () => {
            reject(new Error("no"));
            await Promise.resolve();
            await Promise.resolve();
          },
        });
      }),
  });
  const last = () => {
    const request = asked.at(-1);
    if (!request) throw new Error("nothing was asked for");
    return request;
  };
  return { cache, asked, last, onChange };
}

test("only pages in sight are asked for, each once", async () => {
  const { cache, asked, last } = createCache();
  cache.show(3, 4);
  expect(asked.map(({ page }) => page)).toEqual([3, 4]);
  await last().answer(["x"]);
  await vi.waitFor(() => expect(cache.page(4)).toEqual({ state: "here", rows: ["x"] }));
  expect(cache.total()).toBe(1000);
  cache.show(3, 4);
  expect(asked).toHaveLength(2);
});

test("what is scrolled past before it came is called off, and asked for again when it is back in sight", () => {
  const { cache, asked } = createCache();
  cache.show(1, 1);
  cache.show(500, 500);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(cache.page(1)).toBeUndefined();
  cache.show(1, 1);
  expect(asked.map(({ page }) => page)).toEqual([1, 500, 1]);
});

test("a page that failed stays failed until somebody asks for it again; the others are not touched", async () => {
  const { cache, asked, last } = createCache();
  cache.show(0, 0);
  await last().fail();
  await vi.waitFor(() => expect(cache.page(0)).toEqual({ state: "failed" }));
  cache.show(0, 0);
  expect(asked).toHaveLength(1);
  cache.retry(0);
  expect(cache.page(0)).toEqual({ state: "pending" });
  await last().answer(["again"]);
  await vi.waitFor(() => expect(cache.page(0)).toEqual({ state: "here", rows: ["again"] }));
});

test("a refresh asks for what is in sight, shows the old rows until then and forgets the rest", async () => {
  const { cache, asked, last } = createCache();
  cache.show(0, 0);
  await last().answer(["old"]);
  cache.show(1, 1);
  await last().answer(["old too"]);
  await vi.waitFor(() => expect(cache.page(1)?.state).toBe("here"));
  cache.refresh();
  expect(cache.page(0)).toBeUndefined();
  expect(cache.page(1)).toEqual({ state: "here", rows: ["old too"] });
  await last().answer(["new"]);
  await vi.waitFor(() => expect(cache.page(1)).toEqual({ state: "here", rows: ["new"] }));
  expect(asked.map(({ page }) => page)).toEqual([0, 1, 1]);
});

test("of pages seen long ago only so many are kept", async () => {
  const { cache, last } = createCache(3);
  for (let page = 0; page < 6; page += 1) {
    cache.show(page, page);
    await last().answer([String(page)]);
    await vi.waitFor(() => expect(cache.page(page)?.state).toBe("here"));
  }
  expect(cache.page(0)).toBeUndefined();
  expect(cache.page(5)?.state).toBe("here");
  expect(cache.page(3)?.state).toBe("here");
});
