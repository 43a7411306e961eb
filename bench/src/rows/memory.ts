import { setTimeout as sleep } from "node:timers/promises";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { call, drive } from "../support/load.ts";
import { residentMegabytes } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { openSessions } from "../support/sessions.ts";
import { buildUsers, createSite } from "../support/site.ts";

const sessions = 10_000;
const connections = 20;

/**
 * The memory that one node holds with 10,000 live sessions: each has a user of its own and has just been used, so that
 * whatever the node remembers of a session it remembers. Read once the node has been left alone long enough for the garbage
 * collector's idle round. A Java identity server's guide to sizing asks for 1,250 MB.
 */
export const memory: Row = {
  name: "memory",
  measure: async (stage, { quick }) => {
    const site = await createSite(stage);
    const tokens = await openSessions(site, await buildUsers(site, 1), sessions);
    const node = await site.startNode();
    await call(node.url, currentTenant.path, { token: tokens[0] ?? "" });
    await sleep(2_000);
    const before = residentMegabytes(node.pid);
    await drive(node.url, {
      connections,
      until: { requests: sessions },
      requestsOf: (connection) =>
        tokens
          .filter((_, index) => index % connections === connection)
          .map((token) => ({
            method: "GET",
            path: currentTenant.path,
            headers: { authorization: `Bearer ${token}` },
          })),
    });
    const peak = residentMegabytes(node.pid);
    await sleep(quick ? 10_000 : 30_000);
    const after = residentMegabytes(node.pid);
    return [
      {
        what: "memory of a node with 10,000 live sessions",
        measured: after,
        unit: "MB",
        against: { what: "the same node with one", value: before },
        goal: { of: "measured", atMost: 200 },
      },
      { what: "… just after the last of them was used", measured: peak, unit: "MB" },
    ];
  },
};
