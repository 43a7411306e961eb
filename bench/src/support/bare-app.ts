import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import pg from "pg";
import type { BareRoute } from "./statements.ts";

/*
 * What an authenticated read is held against: the framework, the driver, and one route that runs the same statements and
 * answers their rows. No session, no fence between tenants, no contract.
 */

const pool = new pg.Pool({
  connectionString: process.env["DATABASE_URL"],
  max: Number(process.env["POOL_SIZE"]),
  options: "-c role=evolve_system",
});
const app = fastify();
for (const { method, path, statements } of JSON.parse(process.env["ROUTES"] ?? "[]") as BareRoute[])
  app.route({
    method,
    url: path,
    handler: async () => {
      const answers = [];
      for (const { text, values } of statements) answers.push((await pool.query(text, [...values])).rows);
      return answers;
    },
  });
await app.listen({ port: 0, host: "127.0.0.1" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
const [address] = app.addresses() as AddressInfo[];
console.log(`ready http://127.0.0.1:${address?.port ?? 0}`);
