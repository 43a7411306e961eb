import { currentTenant } from "@evolve/contracts/own-tenant";
import { searchUsers } from "@evolve/contracts/users";
import { presentTenant } from "@evolve/server/modules/platform/organisation/present-tenant";
import { searchUserRows } from "@evolve/server/modules/directory/users/search-repository";
import type { Request } from "autocannon";
import { drive, type Load, posting, signIn } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import { cpuSeconds, type Program, startScript } from "../support/processes.ts";
import type { Figure, Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { statementsOf } from "../support/statements.ts";
import { median } from "../support/statistics.ts";

const connections = 16;
/** What a node keeps for requests. */
const poolSize = 16;

interface Served {
  readonly perSecond: number;
  /** Which other work on the machine hardly changes, unlike the number in a second. */
  readonly cpuMs: number;
}

const servedBy = async ({ pid, url }: Program, load: Load): Promise<Served> => {
  const before = cpuSeconds(pid);
  const { perSecond, requests } = await drive(url, load);
  return { perSecond, cpuMs: ((cpuSeconds(pid) - before) / requests) * 1_000 };
};

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
        what: "GET /tenants/current (two rows by key)",
        request: { method: "GET", path: currentTenant.path, headers: { authorization } },
        run: (tx) => presentTenant(tx, tenant.id),
      },
      {
        what: "users search, a page of 50 among 1,000",
        request: searching,
        run: (tx) => searchUserRows(tx, tenant.id, search, new Date()),
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
      const measured: { bare: Served; ours: Served }[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push({ bare: await servedBy(bare, load), ours: await servedBy(node, load) });
      figures.push({
        what,
        measured: median(measured.map(({ ours }) => ours.perSecond)),
        unit: "/s",
        against: {
          what: "bare Fastify route, same statements",
          value: median(measured.map((round) => round.bare.perSecond)),
          ratio: median(measured.map((round) => round.ours.perSecond / round.bare.perSecond)),
        },
        goal: { of: "ratio", atLeast: 0.7 },
      });
      figures.push({
        what: "… CPU of the node for each",
        measured: median(measured.map(({ ours }) => ours.cpuMs)),
        unit: "ms",
        against: {
          what: "the same of the bare route",
          value: median(measured.map((round) => round.bare.cpuMs)),
          ratio: median(measured.map((round) => round.ours.cpuMs / round.bare.cpuMs)),
        },
      });
    }
    return figures;
  },
};
