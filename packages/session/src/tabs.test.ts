import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock } from "../test/world.ts";
import { createBroadcastChannel, type TabMessage } from "./channel.ts";
import { wait } from "./clock.ts";
import { createLease } from "./locks.ts";

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

test("without Web Locks, tabs still go one after the other, and a failed one does not hold up the next", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 300 }), { minLength: 2, maxLength: 5 }), async (starts) => {
      const clock = createClock();
      const storage = createStorage();
      let inside = 0;
      let done = 0;
      const runs = starts.map(async (start, tab) => {
        const exclusive = createLease(storage, clock, `tab-${tab}`);
        await wait(clock, start);
        await exclusive("refresh", async () => {
          inside += 1;
          expect(inside).toBe(1);
          await wait(clock, 200);
          inside -= 1;
          done += 1;
          if (tab === 0) throw new Error("refused");
        });
      });
      const outcomes = Promise.allSettled(runs);
      await clock.pass(10_000);
      expect((await outcomes).map(({ status }) => status)).toEqual(
        starts.map((_, tab) => (tab === 0 ? "rejected" : "fulfilled")),
      );
      expect(done).toBe(starts.length);
    }),
  );
});

test("the lease of a tab that was closed runs out", async () => {
  const clock = createClock();
  const storage = createStorage();
  storage.setItem("lease:refresh", `closed ${clock.now() + 45_000}`);
  let ran = false;
  const running = createLease(
    storage,
    clock,
    "mine",
  )("refresh", async () => {
    ran = true;
  });
  await clock.pass(44_000);
  expect(ran).toBe(false);
  await clock.pass(2_000);
  await running;
  expect(ran).toBe(true);
});

test("tabs hear each other's messages, and pass over those of a version they do not know", async () => {
  const foreign = new BroadcastChannel("evolve-session");
  const heard: TabMessage[] = [];
  createBroadcastChannel().listen((message) => heard.push(message));
  const messages: unknown[] = [
    null,
    "refreshed",
    { type: "signed-out", reason: "whim" },
    { type: "activity" },
    { type: "future" },
    { type: "signed-out", reason: "idle" },
    { type: "refreshed" },
  ];
  for (const message of messages) foreign.postMessage(message);
  await expect.poll(() => heard).toEqual(messages.slice(-2));
  foreign.close();
});
