import { tenantProperties } from "@evolve/contracts/tenants";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBrowser, createClock, createServer } from "../test/world.ts";

const minute = 60_000;

/** Numbers in 0 to 1 from one seed, so that a failing run can be run again. */
const chances = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const signedOut = (events: readonly { readonly type: string }[]) => events.some(({ type }) => type === "SIGNED_OUT");

test("two tabs that race for the refresh, 1,000 times: one exchange for each token, nobody signed out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const chance = chances(seed);
      const clock = createClock();
      const server = createServer(clock, { latency: () => chance() * 400 });
      const browser = createBrowser(clock, server, () => chance() * 50);
      browser.auth.write(server.issue());
      // Opened at any time of the token's life, also after its end.
      await clock.pass(chance() * 20 * minute);
      const tabs = [browser.openTab(), browser.openTab()];
      const calls: Promise<unknown>[] = [];
      for (const { session, client } of tabs) {
        session.start();
        calls.push(client.call(tenantProperties, { query: {} }));
        await clock.pass(chance() * 100);
      }
      await clock.pass(25 * minute);
      await Promise.all(calls);
      expect(server.exchanges.length).toBeGreaterThanOrEqual(2);
      expect(server.exchanges.every((count) => count === 1)).toBe(true);
      const gaps = server.exchangedAt.slice(1).map((at, index) => at - (server.exchangedAt[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(9 * minute);
      expect(tabs.some(({ events }) => signedOut(events))).toBe(false);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

test("an unreliable line costs nobody the session: a lost answer is fetched again within the server's grace", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const chance = chances(seed);
      const clock = createClock();
      let failedBefore = false;
      const fate = () => {
        const roll = failedBefore ? 1 : chance();
        failedBefore = roll < 0.5;
        return roll < 0.25 ? "lost" : roll < 0.5 ? "unreachable" : "fine";
      };
      const server = createServer(clock, { latency: () => chance() * 400, fate });
      const browser = createBrowser(clock, server, () => chance() * 50);
      browser.auth.write(server.issue());
      const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
      for (const { session } of tabs) session.start();
      await clock.pass(35 * minute);
      expect(tabs.some(({ events }) => signedOut(events))).toBe(false);
      expect(browser.auth.read()?.refreshToken).toBe(`refresh-${server.exchanges.length}`);
    }),
    { numRuns: 200 },
  );
}, 60_000);
