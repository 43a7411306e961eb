import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useRotation } from "./use-rotation.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const favorites = ["queues", "people", "health"];

interface Given {
  readonly ids: readonly string[];
  readonly seconds: number | null;
}

const rotate = async (first: string, given: Given) => {
  const { result, rerender, act } = await renderHook(
    ({ ids, seconds }: Given = given) => useRotation(first, ids, seconds),
    { initialProps: given },
  );
  return {
    shown: () => result.current.id,
    go: (by: number) => act(() => result.current.go(by)),
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000)),
    set: rerender,
  };
};

it("the favorites follow each other by time, and after the last comes the first", async () => {
  const { shown, pass } = await rotate("people", { ids: favorites, seconds: 30 });
  expect(shown()).toBe("people");
  await pass(29);
  expect(shown()).toBe("people");
  await pass(1);
  expect(shown()).toBe("health");
  await pass(30);
  expect(shown()).toBe("queues");
  await pass(30);
  expect(shown()).toBe("people");
});

it("a dashboard that is no favorite is shown first, in turn with them", async () => {
  const { shown, pass } = await rotate("floor", { ids: favorites, seconds: 15 });
  expect(shown()).toBe("floor");
  await pass(15);
  expect(shown()).toBe("queues");
});

it("a pause stops the rotation, and who goes on by hand is given the whole interval", async () => {
  const { shown, pass, go, set } = await rotate("queues", { ids: favorites, seconds: 60 });
  await pass(50);
  await go(1);
  expect(shown()).toBe("people");
  await pass(59);
  expect(shown()).toBe("people");
  await pass(1);
  expect(shown()).toBe("health");
  await set({ ids: favorites, seconds: null });
  await pass(600);
  expect(shown()).toBe("health");
});

it("a favorite that is removed while it is shown makes room for the first", async () => {
  const { shown, pass, set } = await rotate("queues", { ids: favorites, seconds: 15 });
  await pass(15);
  expect(shown()).toBe("people");
  await set({ ids: ["queues", "health"], seconds: 15 });
  expect(shown()).toBe("queues");
});
