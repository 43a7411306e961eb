import { currentTenant } from "@evolve/contracts/tenants";
import { searchUsers } from "@evolve/contracts/users";
import { findTenant } from "@evolve/server/modules/directory/tenants/repository";
import { searchUserRows } from "@evolve/server/modules/directory/users/search-repository";
import type { Request } from "autocannon";
import { drive, posting, signIn } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import { startScript } from "../support/processes.ts";
import type { Figure, Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { statementsOf } from "../support/statements.ts";
import { median } from "../support/statistics.ts";

const connections = 16;
/** What a node keeps for requests. */
const poolSize = 16;

/**
 * How many authenticated reads a second a node answers, over a bare Fastify route that runs the same statements on the same
 * pool and answers their rows. What lies between the two is all that the house puts around a statement: the session and its
 * permissions, the transaction and the fence by tenant, both guards of the contract, headers, metrics, log. Two reads: the
 * smallest (one row by its key), where that weighs most, and a page of the users' list.
 */
export const reads: Row = {
  name: "reads",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 7;
    const seconds = quick ? 2 : 4;
    const site = await createSite(stage);
    const { tenant, users } = await buildUsers(site, 1);
    const [user] = users;
    if (!user) throw new Error("there is no user");
    await insertPeople(site, tenant, { count: 1_000, prefix: "person", roleId: user.roleId });
    const node = await site.startNode();
    const { accessToken } = await signIn(node.url, user);
    const authorization = `Bearer ${accessToken}`;

    const search = { filter: {}, skip: 0, top: 50, orderBy: [] };
    const searching = posting(searchUsers.path, search, { authorization });
    const kinds: { what: string; request: Request; run: Parameters<typeof statementsOf>[1] }[] = [
      {
        what: "GET /tenants/current (tenants by key)",
        request: { method: "GET", path: currentTenant.path, headers: { authorization } },
        run: (tx) => findTenant(tx, tenant.id),
      },
      {
        what: "users search, a page of 50 among 1,000",
        request: searching,
        run: (tx) => searchUserRows(tx, tenant.id, search),
      },
    ];
    const routes = await Promise.all(
      kinds.map(async ({ request, run }) => ({
        method: request.method,
        path: request.path,
        statements: await statementsOf(site.connectionString, run),
      })),
    );
    const bare = await startScript("bench/src/support/bare-app.ts", {
      DATABASE_URL: site.connectionString,
      POOL_SIZE: String(poolSize),
      ROUTES: JSON.stringify(routes),
    });
    stage.defer(() => bare.stop());

    const figures: Figure[] = [];
    for (const { what, request } of kinds) {
      const load = { connections, until: { seconds }, requestsOf: () => [request] };
      // A node that has run for a while has compiled what it runs.
      for (const { url } of [bare, node]) await drive(url, { ...load, until: { seconds: seconds * 2 } });
      const measured: { bare: number; ours: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const alone = (await drive(bare.url, load)).perSecond;
        measured.push({ bare: alone, ours: (await drive(node.url, load)).perSecond });
      }
      figures.push({
        what,
        measured: median(measured.map(({ ours }) => ours)),
        unit: "/s",
        against: {
          what: "bare Fastify route, same statements",
          value: median(measured.map((round) => round.bare)),
          ratio: median(measured.map((round) => round.ours / round.bare)),
        },
        goal: { of: "ratio", atLeast: 0.8 },
      });
    }
    return figures;
  },
};
