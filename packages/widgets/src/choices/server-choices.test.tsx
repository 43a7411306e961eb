import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { ChoiceAnswer } from "./types.ts";
import { useChoices } from "./use-choices.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const Queries = ({ children }: { children: ReactNode }) => {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

const answer = (...labels: readonly string[]): ChoiceAnswer => ({
  options: labels.map((label) => ({ id: label, label })),
  total: labels.length,
});

/** An open list, and a server that answers when it is told to. */
const openList = async () => {
  const asked: { query: string; signal: AbortSignal; answer: (given: ChoiceAnswer) => void; fail: () => void }[] = [];
  const server = {
    queryKey: ["people"],
    fetchChoices: (query: string, signal: AbortSignal) =>
      new Promise<ChoiceAnswer>((resolve, reject) => {
        asked.push({ query, signal, answer: resolve, fail: () => reject(new Error("down")) });
      }),
  };
  const { result, act } = await renderHook(() => useChoices({ server }), { wrapper: Queries });
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const search = (query: string) => act(() => result.current.search(query));
  await act(() => result.current.open());
  return { asked, result, act, pass, search, labels: () => result.current.matching.map(({ label }) => label) };
};

test("the server is asked when the list opens, and 500 ms after the last key [WIDG-063]", async () => {
  const { asked, pass, search } = await openList();
  expect(asked.map(({ query }) => query)).toEqual([""]);
  await search("a");
  await pass(400);
  await search("an");
  await pass(499);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked.map(({ query }) => query)).toEqual(["", "an"]);
});

test("an answer to an earlier search is dropped, whenever it comes", async () => {
  const { asked, pass, search, labels, result } = await openList();
  await search("a");
  await pass(500);
  await search("ab");
  await pass(500);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  asked[2]?.answer(answer("Abel"));
  await pass(10);
  asked[1]?.answer(answer("Ann", "Abel"));
  await pass(10);
  expect(labels()).toEqual(["Abel"]);
  expect(result.current).toMatchObject({ query: "ab", matchCount: 1, isLoading: false });
});

test("the options before stay until the next answer, and are kept when it fails", async () => {
  const { asked, pass, search, labels, result } = await openList();
  asked[0]?.answer(answer("Ann"));
  await pass(10);
  expect(result.current).toMatchObject({ hasAll: true, isLoading: false });
  await search("b");
  await pass(500);
  expect(labels()).toEqual(["Ann"]);
  expect(result.current).toMatchObject({ hasAll: false, isLoading: true });
  asked[1]?.fail();
  await pass(10);
  expect(labels()).toEqual(["Ann"]);
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: true });
});

test("trying again forgets the failure, and a list that is closed waits for nothing", async () => {
  const { asked, act, pass, search, result } = await openList();
  await search("a");
  await pass(500);
  asked[1]?.fail();
  await pass(10);
  await act(() => result.current.retry());
  await pass(1);
  expect(asked.map(({ query }) => query)).toEqual(["", "a", "a"]);
  expect(result.current).toMatchObject({ query: "a", isLoading: true, hasFailed: false });
  await act(() => result.current.close());
  expect(asked[2]?.signal.aborted).toBe(true);
  asked[2]?.fail();
  await pass(10);
  expect(result.current).toMatchObject({ query: "", isLoading: false, hasFailed: false });
});
