import { availableParallelism } from "node:os";
import { refresh } from "@evolve/contracts/session-tokens";
import type { Request } from "autocannon";
import { drive, posting, signIn } from "../support/load.ts";
import { cpuSeconds } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

/**
 * How many refresh tokens a second one node rotates, each in a transaction that is synced to disk, by the cores of the
 * machine, on which the database and the load run as well. Every browser refreshes every ten minutes, so this decides how
 * many people a node carries. Another product's guide to sizing counts 120 for each of its own cores.
 */
export const refreshes: Row = {
  name: "refreshes",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 7;
    const seconds = quick ? 2 : 5;
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 32);
    const node = await site.startNode();
    const chains = await Promise.all(
      users.map(async (user) => refreshing((await signIn(node.url, user)).refreshToken)),
    );
    const refreshFor = (forSeconds: number) =>
      drive(node.url, {
        connections: chains.length,
        until: { seconds: forSeconds },
        requestsOf: (connection) => chains.slice(connection, connection + 1),
      });
    // A node that has run for a while has compiled what it runs.
    await refreshFor(seconds * 2);

    const measured: { perCore: number; cpuMs: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSeconds(node.pid);
      const { perSecond, requests } = await refreshFor(seconds);
      const cpuMs = ((cpuSeconds(node.pid) - before) / requests) * 1000;
      measured.push({ perCore: perSecond / availableParallelism(), cpuMs });
    }
    return [
      {
        what: "refreshes per core, database and load included",
        measured: median(measured.map(({ perCore }) => perCore)),
        unit: "/s",
        against: { what: "another product's guide: 120 /s" },
        goal: { of: "measured", atLeast: 400 },
      },
      { what: "… CPU of the node for one", measured: median(measured.map(({ cpuMs }) => cpuMs)), unit: "ms" },
    ];
  },
};

/**
 * A session's refreshes, each with the token that the one before has given. A request that was under way when a load
 * ended may have spent the token unseen; the next asks within the grace and is given the successor.
 */
const refreshing = (first: string): Request => {
  let token = first;
  return {
    ...posting(refresh.path, { token }),
    setupRequest: (request) => ({ ...request, body: JSON.stringify({ token }) }),
    onResponse: (status, body) => {
      if (status === 200) token = (JSON.parse(body) as { refreshToken: string }).refreshToken;
    },
  };
};
