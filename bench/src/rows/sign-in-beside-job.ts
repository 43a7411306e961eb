import { exportAuditTrail } from "@evolve/contracts/audit";
import { cancelJob, listJobs } from "@evolve/contracts/jobs";
import { sql } from "kysely";
import { call, signIn, signInTimes } from "../support/load.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite, type Site } from "../support/site.ts";
import { query } from "../support/stage.ts";
import { quantile } from "../support/statistics.ts";

const events = 400_000;
const eventsAtOnce = 20_000;
const jobs = 3;

/**
 * How long a sign-in takes, password to identity token, one after the other on one connection: with nothing else to do, and
 * while a long job, the export of a large audit trail, takes a core for itself.
 */
export const signInBesideJob: Row = {
  name: "sign-in-beside-job",
  measure: async (stage, { samples }) => {
    const site = await createSite(stage);
    const { tenant, users } = await buildUsers(site, 16, { permissions: ["tenant:edit"] });
    const [administrator, ...others] = users;
    if (!administrator) throw new Error("nobody was built");
    await insertTrail(site, tenant.id);
    const node = await site.startNode();
    const timesOf = (count: number): Promise<number[]> => signInTimes(node.url, others, count);
    // A node that has run for a while has compiled what it runs.
    await timesOf(samples);
    const alone = quantile(await timesOf(samples), 0.95);

    const { accessToken: token } = await signIn(node.url, administrator);
    for (let started = 0; started < jobs; started += 1)
      await call(node.url, exportAuditTrail.path, { body: {}, token });
    const states = async () =>
      (await call<{ jobs: { id: string; state: string; progress: number }[] }>(node.url, listJobs.path, { token }))
        .jobs;
    while (!(await states()).some(({ progress }) => progress > 0))
      await new Promise((resolve) => setTimeout(resolve, 50));
    const beside = quantile(await timesOf(samples), 0.95);
    const left = (await states()).filter(({ state }) => state === "running" || state === "waiting");
    if (left.length === 0) throw new Error("the jobs ended before the sign-ins did");
    for (const { id } of left) await call(node.url, cancelJob.path.replace(":jobId", id), { body: {}, token });
    return [
      {
        what: "sign-in while a job saturates a core, 95th percentile",
        measured: beside,
        unit: "ms",
        against: { what: "the same with nothing else to do", value: alone },
        goal: { of: "ratio", atMost: 2 },
      },
    ];
  },
};

/** A trail as it is when it has grown over months: every event is chained, and the tables have been analysed. */
const insertTrail = async (site: Site, tenantId: string): Promise<void> => {
  const { system } = site.services.database;
  for (let written = 0; written < events; written += eventsAtOnce)
    await sql`insert into audit_events (tenant_id, id, at, action, details)
      select ${tenantId}::uuid, gen_random_uuid(), now(), 'bench.event', jsonb_build_object('number', number)
      from generate_series(1, ${eventsAtOnce}::int) as number`.execute(system);
  for (let linked = 0; linked < events; linked += eventsAtOnce)
    await sql`insert into audit_links (tenant_id, sequence, event_id, hash, linked_at)
      select tenant_id, ${linked}::int + row_number() over (order by id), id, sha256(id::text::bytea), now()
      from (select * from audit_events where tenant_id = ${tenantId}::uuid order by id offset ${linked}::int limit ${eventsAtOnce}::int)
    `.execute(system);
  await query(site.connectionString, "analyze audit_events, audit_links");
};
