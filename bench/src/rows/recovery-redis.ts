import { setTimeout as sleep } from "node:timers/promises";
import { brokenRedises } from "@evolve/testkit/broken-redis";
import { administrator } from "../support/browser.ts";
import { signIn } from "../support/load.ts";
import { isWhole, type Nodes, startNodes, until } from "../support/recovering.ts";
import { startRedis } from "../support/redis-server.ts";
import type { Figure, Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

/** How long Redis is away, in milliseconds. */
const outages = [300, 2_000, 6_000, 15_000];

/**
 * How soon two nodes are back to normal after a Redis of their own was stopped or frozen, how long a sign-in takes meanwhile, and how
 * much later a node starts when Redis accepts connections and never answers. The longest of several times counts.
 */
export const recoveryRedis: Row = {
  name: "recovery-redis",
  measure: async (stage, { quick }) => {
    const chosen = quick ? outages.slice(1, 3) : outages;
    const redis = await startRedis(stage);
    const settings = { DATA_DIR: await stage.createFolder(), DATABASE_URL: await stage.createDatabase() };
    const nodes = await startNodes(stage, { ...settings, REDIS_URL: redis.url });
    const stopped = await longestOf(chosen, nodes, redis.stop, redis.start, redis.answering);
    const frozen = await longestOf(chosen, nodes, redis.freeze, redis.thaw, redis.answering);

    const silent = await brokenRedises["accepts connections and never answers"]?.();
    stage.defer(() => Promise.resolve(silent?.close()));
    const startWith = async (redisUrl = ""): Promise<number> => {
      const { programs } = await startNodes(stage, { ...settings, REDIS_URL: redisUrl }, 1);
      const seconds = programs.map(({ startSeconds }) => startSeconds);
      for (const node of programs) await node.stop();
      return Math.max(...seconds);
    };
    const later: number[] = [];
    for (let start = 0; start < (quick ? 3 : 7); start += 1)
      later.push((await startWith(silent?.url)) - (await startWith(redis.url)));
    return [
      ...figuresOf("Redis was stopped", stopped),
      ...figuresOf("Redis was frozen", frozen),
      {
        what: "a start is later when Redis never answers, by",
        measured: median(later),
        unit: "s",
        goal: { of: "measured", atMost: 0.5 },
      },
    ];
  },
};

interface Longest {
  /** Until both nodes use Redis again. */
  readonly back: number;
  /** A sign-in on either node while Redis was away; it must succeed. */
  readonly signIn: number;
}

const longestOf = async (
  milliseconds: readonly number[],
  { programs }: Nodes,
  fail: () => Promise<void>,
  recover: () => Promise<void>,
  answering: () => Promise<void>,
): Promise<Longest> => {
  const longest = { back: 0, signIn: 0 };
  for (const outage of milliseconds) {
    await Promise.all(programs.map(({ url }) => until(() => isWhole(url))));
    await fail();
    for (const { url } of programs)
      longest.signIn = Math.max(longest.signIn, await secondsOf(() => signIn(url, administrator)));
    await sleep(outage);
    await recover();
    await answering();
    longest.back = Math.max(
      longest.back,
      await secondsOf(() => Promise.all(programs.map(({ url }) => until(() => isWhole(url))))),
    );
  }
  return longest;
};

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const figuresOf = (what: string, { back, signIn: longest }: Longest): Figure[] => [
  {
    what: `${what}: back to normal within`,
    measured: back,
    unit: "s",
    goal: { of: "measured", atMost: 3 },
  },
  { what: "… the longest sign-in meanwhile", measured: longest, unit: "s" },
];
