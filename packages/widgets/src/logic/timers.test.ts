import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDismissTimer } from "./dismiss-timer.ts";
import { createThrottle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a message goes after its time", () => {
  const onDone = vi.fn();
  createDismissTimer(5000, onDone);
  vi.advanceTimersByTime(4999);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("a message that is looked at stays, and a second longer after it", () => {
  const onDone = vi.fn();
  const timer = createDismissTimer(3000, onDone);
  vi.advanceTimersByTime(2900);
  timer.hold();
  vi.advanceTimersByTime(60_000);
  timer.release();
  vi.advanceTimersByTime(999);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("looking at a message early takes nothing from its time", () => {
  const onDone = vi.fn();
  const timer = createDismissTimer(5000, onDone);
  vi.advanceTimersByTime(1000);
  timer.hold();
  timer.hold();
  vi.advanceTimersByTime(500);
  timer.release();
  timer.release();
  vi.advanceTimersByTime(3999);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("a message that was closed does nothing any more", () => {
  const onDone = vi.fn();
  const timer = createDismissTimer(3000, onDone);
  timer.hold();
  timer.stop();
  timer.release();
  vi.advanceTimersByTime(10_000);
  expect(onDone).not.toHaveBeenCalled();
});

test("Saving happens once in 1000 ms, and the last press within them counts when they are over [WIDG-014]", () => {
  const saved: string[] = [];
  const throttle = createThrottle(1000);
  throttle.call(() => saved.push("first"));
  expect(saved).toEqual(["first"]);
  vi.advanceTimersByTime(400);
  throttle.call(() => saved.push("second"));
  throttle.call(() => saved.push("third"));
  vi.advanceTimersByTime(599);
  expect(saved).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  expect(saved).toEqual(["first", "third"]);
  vi.advanceTimersByTime(1000);
  throttle.call(() => saved.push("fourth"));
  expect(saved).toEqual(["first", "third", "fourth"]);
});

test("What waits is forgotten when nobody wants it any more", () => {
  const run = vi.fn();
  const throttle = createThrottle(1000);
  throttle.call(run);
  throttle.call(run);
  throttle.stop();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});
