import { sql } from "kysely";
import type { TestServer } from "./test-server.ts";

/** Moves the server's clock, and with it what the job queue has put off by the database's clock. */
export const passTime = async (
  { clock, services: { database } }: Pick<TestServer, "clock" | "services">,
  seconds: number,
): Promise<void> => {
  clock.advance(seconds);
  await sql`
    select graphile_worker.reschedule_jobs(array[id], run_at => run_at - make_interval(secs => ${seconds}))
    from graphile_worker.jobs where locked_at is null
  `.execute(database.system);
  await sql`select pg_notify('jobs:insert', '{"r":0,"count":20}')`.execute(database.system);
};
