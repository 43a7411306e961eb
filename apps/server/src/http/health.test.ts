import { startTestServer } from "@evolve/testkit/test-server";
import pg from "pg";
import { expect, test, vi } from "vitest";

test("A node that reconnects its bus stays ready, and names what is degraded", async () => {
  const server = await startTestServer();
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  const cutBus = () =>
    owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
  try {
    await vi.waitFor(
      async () => {
        await cutBus();
        const { statusCode, body } = await server.app.inject({ url: "/readyz" });
        expect(statusCode).toBe(200);
        const { degraded } = JSON.parse(body) as { degraded: string[] };
        expect(degraded).toContain("postgresql");
      },
      { interval: 5 },
    );
  } finally {
    await owner.end();
    await server.close();
  }
});
