import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brokenRedises } from "@evolve/testkit/broken-redis";
import { type FreshDatabase, freshDatabase } from "@evolve/testkit/fresh-database";
import { type Alter, createGate } from "@evolve/testkit/gate";
import { type NodeProcess, startNode } from "@evolve/testkit/node-process";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const folders: string[] = [];
const running = new Set<NodeProcess>();
let database: FreshDatabase;
/** The nodes' shared DATA_DIR, with the secret that seals the database's keys. */
let keysFolder: string;

beforeAll(async () => {
  database = await freshDatabase();
  keysFolder = newFolder();
});
afterEach(async () => {
  for (const { child } of running) child.kill("SIGTERM");
  await Promise.all([...running].map(({ exited }) => exited));
  running.clear();
});
afterAll(async () => {
  database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "evolve-main-"));
  folders.push(folder);
  return folder;
};
const start = (environment: Readonly<Record<string, string>>): NodeProcess => {
  const node = startNode(environment);
  running.add(node);
  return node;
};

interface Session {
  token: string;
  userId: string;
}
const ask = async <T>(url: string, path: string, body?: unknown, token?: string, method = "POST"): Promise<T> => {
  const answer = await fetch(url + path, {
    method: body === undefined ? "GET" : method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const signIn = async (url: string): Promise<Session> => {
  const credentials = { userName: "admin@acme.test", password: "Evolve#2026" };
  const { id_token } = await ask<{ id_token: string }>(url, "/authentication/v2/login", credentials);
  const tokens = await ask<{ accessToken: string }>(url, "/public/authentication/v1/token", { accessToken: id_token });
  const token = tokens.accessToken;
  const { user } = await ask<{ user: { id: string } }>(url, "/user/current/clientgeneralinfo", undefined, token);
  return { token, userId: user.id };
};
const countUsers = async (url: string, { token }: Session): Promise<number> =>
  (await ask<{ totalRecords: number }>(url, "/user-management/v1/users/search", {}, token)).totalRecords;
const preferences = ({ userId }: Session): string => `/preferences/v1/users/${userId}/contexts/admin/preferences`;

test("The embedded database: ready is the last line, kill -9 loses no write, nothing is created twice, a second node joins", async () => {
  const dataDir = newFolder();
  const first = start({ DATA_DIR: dataDir });
  const url = await first.ready;
  expect(first.stdout().at(-1)).toBe(`ready ${url}`);
  expect(first.stderr()).toEqual([]);
  const session = await signIn(url);
  const users = await countUsers(url, session);
  const value = JSON.stringify(randomBytes(8).toString("hex"));
  await ask(url, preferences(session), { preferenceName: "kept", value }, session.token, "PUT");
  first.child.kill("SIGKILL");
  expect((await first.exited).signal).toBe("SIGKILL");

  const again = start({ DATA_DIR: dataDir });
  const secondUrl = await again.ready;
  const { preferences: kept } = await ask<{ preferences: unknown }>(
    secondUrl,
    preferences(session),
    undefined,
    session.token,
  );
  expect(kept).toEqual([{ preferenceName: "kept", value }]);
  expect(await countUsers(secondUrl, session)).toBe(users);

  const joined = start({ DATA_DIR: dataDir });
  const joinedUrl = await joined.ready;
  expect(await countUsers(joinedUrl, session)).toBe(users);
  again.child.kill("SIGTERM");
  expect(await again.exited).toMatchObject({ code: 0 });
  expect(await countUsers(joinedUrl, session)).toBe(users);
  joined.child.kill("SIGTERM");
  expect(await joined.exited).toMatchObject({ code: 0 });
}, 60_000);

/** The environment of a node on the tests' database, without the demo. */
const onDatabase = (): Record<string, string> => ({
  DATA_DIR: keysFolder,
  DATABASE_URL: database.connectionString,
  ...(process.env["REDIS_URL"] && { REDIS_URL: process.env["REDIS_URL"] }),
});

test("SIGTERM completes the request in flight, accepts no new one and exits with 0", async () => {
  const node = start(onDatabase());
  const { hostname, port } = new URL(await node.ready);
  const body = JSON.stringify({ userName: "nobody@free.test" });
  const socket: Socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST /authentication/v1/prelogin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  node.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`http://${hostname}:${port}/healthz`).then(
        () => "taken",
        () => "refused",
      ),
    )
    .toBe("refused");
  socket.write(body.slice(5));
  expect(await node.exited).toMatchObject({ code: 0 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"samlUser":false');
  expect(node.stderr()).toEqual([]);
});

test.each(Object.entries(brokenRedises))(
  "With a Redis that %s a node starts, and says in one line that Redis is missing",
  async (_name, breakRedis) => {
    const broken = await breakRedis();
    const node = start({ ...onDatabase(), REDIS_URL: broken.url });
    const url = await node.ready;
    const warnings = node.stdout().filter((line) => line.includes("REDIS_URL"));
    expect(warnings).toEqual([expect.stringContaining("REDIS_URL does not answer: messages and limits go through")]);
    expect(node.stderr()).toEqual([]);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: "ready", degraded: ["redis"] });
    node.child.kill("SIGTERM");
    expect(await node.exited).toMatchObject({ code: 0 });
    broken.close();
  },
);

/** Statements for a tenant run in the role that sees every tenant. The names are of one length, so messages stay well-formed. */
const withoutTenantRole: Alter = (bytes) =>
  Buffer.from(bytes.toString("latin1").replaceAll("evolve_tenant", "evolve_system"), "latin1");

test("Each start-up fault is one clear line on stderr and exit code 1", async () => {
  const occupied = createServer().listen(0, "127.0.0.1");
  await once(occupied, "listening");
  const { port } = occupied.address() as AddressInfo;
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  const sealer = start(onDatabase());
  await sealer.ready;
  const gate = await createGate(database.connectionString, withoutTenantRole);
  const faults: [Record<string, string>, RegExp][] = [
    [{ ...onDatabase(), PORT: String(port) }, new RegExp(`port ${port} is taken`)],
    [{ DATA_DIR: join(file, "below") }, /DATA_DIR .*cannot be written/],
    [
      { ...onDatabase(), DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      /DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
    [
      { ...onDatabase(), DATABASE_URL: gate.address },
      /runs statements in the role evolve_system, not in evolve_tenant$/,
    ],
    [{ ...onDatabase(), REDIS_URL: "http://127.0.0.1:6379" }, /REDIS_URL: must be an address/],
    [{ PORT: "abc", LOG_LEVEL: "loud" }, /PORT: .*LOG_LEVEL: /],
    [
      { ...onDatabase(), SECRET_KEY: randomBytes(32).toString("base64") },
      /sealed with another secret: use the same DATA_DIR or SECRET_KEY/,
    ],
  ];
  const ended = faults.map(async ([environment, line]) => {
    const node = start(environment);
    expect(await node.exited, String(line)).toMatchObject({ code: 1 });
    expect(node.stderr()).toEqual([expect.stringMatching(line)]);
    expect(node.stderr()[0]).toMatch(/^evolve: /);
  });
  await Promise.all(ended);
  occupied.close();
  await gate.shut();
}, 60_000);
