import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hash, verify } from "@node-rs/argon2";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { toNodeHandler } from "better-auth/node";
import pg from "pg";

/*
 * better-auth as its documentation sets it up for PostgreSQL, with the product's password hash: email and password alone, sessions in
 * the database, no limits. Creates users at the start.
 */

// argon2id is the default.
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const auth = betterAuth({
  baseURL,
  secret: randomBytes(32).toString("hex"),
  database: new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: Number(process.env["POOL_SIZE"]) }),
  emailAndPassword: {
    enabled: true,
    password: {
      hash: (password) => hash(password, argon2),
      verify: ({ hash: stored, password }) => verify(stored, password),
    },
  },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { level: "error" },
});
const { runMigrations } = await getMigrations(auth.options);
await runMigrations();
const { users, password } = JSON.parse(process.env["ACCOUNTS"] ?? "{}") as { users: string[]; password: string };
for (const email of users) await auth.api.signUpEmail({ body: { email, password, name: email } });

const handle = toNodeHandler(auth);
server.on("request", (request, response) => void handle(request, response));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
console.log(`ready ${baseURL}`);
