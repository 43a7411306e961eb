import type { TestServer } from "./test-server.ts";

/** Moves the server's clock, and the due times in the job queue, which are by the database's clock. */
export const passTime = async (
  { clock, services }: Pick<TestServer, "clock" | "services">,
  seconds: number,
): Promise<void> => {
  const { systemPool } = services.database;
  clock.advance(seconds);
  await systemPool.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - make_interval(secs => $1))
     from graphile_worker.jobs where locked_at is null`,
    [seconds],
  );
  await systemPool.query(`select pg_notify('jobs:insert', '{"r":0,"count":20}')`);
};
