import { searchReportRecipients } from "@evolve/contracts/report-deliveries";
import { drive, type Load, posting, signIn } from "../support/load.ts";
import { cpuSeconds, type Program, startScript } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

const connections = 16;

/**
 * What a permission check costs the node: its CPU for a call that is refused because the caller lacks the permission, so that
 * token, session, roles and the refusal are all there is to do. Less the CPU of a bare Fastify route that answers at once.
 */
export const permissionCheck: Row = {
  name: "permission-check",
  measure: async (stage, { quick }) => {
    const rounds = quick ? 3 : 7;
    const checks = connections * (quick ? 100 : 400);
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 1, { permissions: ["mySpace:view"] });
    const [user] = users;
    if (!user) throw new Error("there is no user");
    const node = await site.startNode();
    const { accessToken } = await signIn(node.url, user);
    const { method, path } = searchReportRecipients;
    const bare = await startScript("bench/src/support/bare-app.ts", {
      DATABASE_URL: site.connectionString,
      POOL_SIZE: "1",
      ROUTES: JSON.stringify([{ method, path, statements: [] }]),
    });
    stage.defer(() => bare.stop());

    const request = posting(path, {}, { authorization: `Bearer ${accessToken}` });
    const load: Load = { connections, until: { requests: checks }, requestsOf: () => [request] };
    const cpuEach = async ({ pid, url }: Program, status: number): Promise<number> => {
      const before = cpuSeconds(pid);
      const { requests } = await drive(url, { ...load, status });
      return ((cpuSeconds(pid) - before) / requests) * 1000;
    };
    const round = async () => ({ ours: await cpuEach(node, 403), bare: await cpuEach(bare, 200) });
    // Programs that have run for a while have compiled what they run.
    for (let warm = 0; warm < 2; warm += 1) await round();
    const measured = [];
    for (let done = 0; done < rounds; done += 1) measured.push(await round());
    return [
      {
        what: "permission check: CPU per check",
        measured: median(measured.map((one) => one.ours - one.bare)),
        unit: "ms",
        against: { what: "a bare Fastify route", value: median(measured.map((one) => one.bare)) },
      },
    ];
  },
};
