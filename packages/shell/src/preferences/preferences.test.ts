import type { Client } from "@evolve/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPreferences } from "./preferences.ts";

interface Sent {
  readonly value: unknown;
  readonly outlivesThePage: boolean;
}

/** A page that can be left, and what was sent from it. */
const open = (answer: Promise<object> = Promise.resolve({})) => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const sent: Sent[] = [];
  const client = {
    call: (_call: unknown, input: { body: { value: string } }, options?: { keepalive?: boolean }) => {
      sent.push({ value: JSON.parse(input.body.value), outlivesThePage: options?.keepalive === true });
      return answer;
    },
  } as unknown as Client;
  const leave = () => {
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { preferences: createPreferences(client, "u1"), sent, leave };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("of several changes within a second the last is kept, for each name", () => {
  const { preferences, sent } = open();
  preferences.write("general", "sidebar", "open");
  preferences.write("general", "sidebar", "closed");
  preferences.write("general", "other", 1);
  vi.advanceTimersByTime(1_000);
  expect(sent.map(({ value }) => value)).toEqual(["closed", 1]);
});

test("what waits when the page is left is sent at once, and outlives the page", () => {
  const { preferences, sent, leave } = open();
  preferences.write("general", "sidebar", "closed");
  leave();
  expect(sent).toEqual([{ value: "closed", outlivesThePage: true }]);
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
});

test("before the session becomes another person's, what waits is sent and its answer awaited", async () => {
  const answer = Promise.withResolvers<object>();
  const { preferences, sent } = open(answer.promise);
  preferences.write("general", "sidebar", "closed");
  let isSettled = false;
  const settled = preferences.saveNow().then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  expect({ sent, isSettled }).toEqual({ sent: [{ value: "closed", outlivesThePage: false }], isSettled: false });
  answer.resolve({});
  await settled;
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
});

test("what is too long for a request that outlives its page is sent as any other", () => {
  const { preferences, sent, leave } = open();
  preferences.write("grids", "users", "я".repeat(40_000));
  leave();
  expect(sent.map(({ outlivesThePage }) => outlivesThePage)).toEqual([false]);
});
