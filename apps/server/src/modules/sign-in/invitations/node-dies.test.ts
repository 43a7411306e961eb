import { inviteUsers } from "@evolve/contracts/invitations";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startNode } from "@evolve/testkit/node-process";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const email = "half.way@invited.test";
/** People, names in the directory, invitations and mails that the invited address has. */
const left = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users where email = ${email}) as people,
      (select count(*)::int from sign_in_directory where email = ${email}) as names,
      (select count(*)::int from mail_outbox where recipient = ${email}) as mails
  `.execute(server.services.database.system);
  return rows[0];
};

test("A node that is killed in the middle of an invitation leaves the address free, and nothing else behind", async () => {
  const administrator = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const node = startNode({
    DATABASE_URL: server.connectionString,
    DATA_DIR: server.services.config.dataDir,
    DEMO: "0",
    ...(process.env["REDIS_URL"] && { REDIS_URL: process.env["REDIS_URL"] }),
  });
  const url = await node.ready;
  // By now the name is claimed and the person is there; the invitation waits for this lock.
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query("begin; lock table invitations in exclusive mode");
  const asked = fetch(url + inviteUsers.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${administrator.tokens?.accessToken ?? ""}`,
    },
    body: JSON.stringify({ emailAddressesList: [email] }),
  }).then(
    () => "answered",
    () => "broken off",
  );
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        "select 1 from pg_locks where relation = 'invitations'::regclass and not granted",
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  node.child.kill("SIGKILL");
  await node.exited;
  expect(await asked).toBe("broken off");
  await owner.query("rollback");
  await owner.end();
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where query ilike '%invitations%' and state <> 'idle'
        and datname = current_database() and pid <> pg_backend_pid()`.execute(server.services.database.system);
      expect(rows).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(await left()).toEqual({ people: 0, names: 0, mails: 0 });
  const again = await administrator.call(inviteUsers, { body: { emailAddressesList: [email] } });
  expect(again.body.results).toMatchObject([{ outcome: "invited" }]);
  expect(await left()).toEqual({ people: 1, names: 1, mails: 1 });
}, 60_000);
