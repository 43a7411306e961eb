import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createServerSearch, type ChoiceAnswer } from "./server-search.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (...labels: readonly string[]): ChoiceAnswer => ({
  options: labels.map((label) => ({ id: label, label })),
  total: labels.length,
});

/** A server that answers when it is told to. */
const slowServer = () => {
  const asked: { query: string; signal: AbortSignal; answer: (given: ChoiceAnswer) => void; fail: () => void }[] = [];
  const load = (query: string, signal: AbortSignal) =>
    new Promise<ChoiceAnswer>((resolve, reject) => {
      asked.push({ query, signal, answer: resolve, fail: () => reject(new Error("down")) });
    });
  return { asked, load };
};

test("the server is asked 500 ms after the last key [WIDG-063]", () => {
  const { asked, load } = slowServer();
  const { search } = createServerSearch();
  search("a", load);
  vi.advanceTimersByTime(400);
  search("an", load);
  vi.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ query }) => query)).toEqual(["an"]);
});

test("an answer to an earlier question is dropped, whenever it comes [WIDG-063]", async () => {
  const { asked, load } = slowServer();
  const list = createServerSearch();
  list.search("a", load, true);
  list.search("ab", load, true);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer(answer("Abel"));
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(answer("Ann", "Abel"));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.current()).toMatchObject({ query: "ab", total: 1, isLoading: false });
});

test("the options before stay until the next answer, and are kept when it fails [WIDG-008]", async () => {
  const { asked, load } = slowServer();
  const list = createServerSearch();
  const seen = vi.fn();
  list.subscribe(seen);
  list.search("", load, true);
  asked[0]?.answer(answer("Ann"));
  await vi.advanceTimersByTimeAsync(0);
  list.search("b", load, true);
  expect(list.current()).toMatchObject({ options: [{ label: "Ann" }], isLoading: true });
  asked[1]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(list.current()).toMatchObject({ options: [{ label: "Ann" }], isLoading: false, hasFailed: true });
  expect(seen).toHaveBeenCalledTimes(4);
});

test("trying again forgets the failure; a failure of a question given up is nobody's [WIDG-008]", async () => {
  const { asked, load } = slowServer();
  const list = createServerSearch();
  list.search("a", load, true);
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  list.search(list.current().query, load, true);
  expect(list.current()).toMatchObject({ query: "a", isLoading: true, hasFailed: false });
  list.stop();
  asked[1]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(list.current()).toMatchObject({ isLoading: false, hasFailed: false });
});
