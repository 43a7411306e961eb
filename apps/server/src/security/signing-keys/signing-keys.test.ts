import { currentUser } from "@evolve/contracts/current-user";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSecrets } from "../secrets.ts";
import { createSigningKeys } from "./index.ts";

const day = 24 * 60 * 60;
let server: TestServer;
let other: Server;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  user = await buildUser(server.services, await buildTenant(server.services));
});
afterAll(() => server.close());

const keyOf = (client: TestClient): string =>
  decodeProtectedHeader(client.tokens?.accessToken ?? "").kid ?? "no key named";
const admitted = async ({ tokens }: TestClient, on: Pick<Server, "app">): Promise<number> =>
  tokens ? (await withTokens(on, tokens).call(currentUser, {})).status : 0;

test("All nodes sign with one key, and admit each other's tokens", async () => {
  const [here, there] = [await signIn(server, user), await signIn(other, user)];
  expect(keyOf(here)).toBe(keyOf(there));
  expect(await admitted(here, other)).toBe(200);
  expect(await admitted(there, server)).toBe(200);
});

test("The public set shows no private part, the database keeps it sealed", async () => {
  const { keys } = await server.services.keys.publicSet();
  expect(keys.map((key) => [key.alg, key.use, Object.keys(key).sort().join(" ")])).toEqual([
    ["ES256", "sig", "alg crv kid kty use x y"],
    ["RS256", "sig", "alg e kid kty n use"],
  ]);
  const { system } = server.services.database;
  for (const table of ["signing_keys", "rsa_signing_keys"] as const) {
    const rows = await system.selectFrom(table).selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const row of rows) {
      expect(row.private_jwk).toMatch(/^v1\./);
      for (const secret of ["d", "p", "q"]) expect(row.public_jwk).not.toHaveProperty(secret);
    }
  }
});

test("Another secret than the database's is told with what to do", async () => {
  const keys = createSigningKeys({ ...server.services, secrets: createSecrets(Buffer.alloc(32, 7)) });
  await expect(keys.current()).rejects.toThrow("use the same DATA_DIR or SECRET_KEY");
});

test("A key that is younger than 30 days is not replaced", async () => {
  server.clock.advance(29 * day);
  expect(await server.services.keys.rotate()).toBe(false);
});

test("After 30 days one of two nodes that rotate at once makes a key, and tokens of the old one stay good", async () => {
  const before = await signIn(server, user);
  server.clock.advance(1 * day + 60);
  const made = await Promise.all([server, other].map((node) => node.services.keys.rotate()));
  expect(made.sort()).toEqual([false, true]);
  const { keys } = await server.services.keys.publicSet();
  expect(keys.map(({ alg }) => alg)).toEqual(["ES256", "ES256", "RS256", "RS256"]);
  const [newest, older] = keys.map(({ kid }) => kid);
  expect(older).toBe(keyOf(before));
  for (const node of [server, other]) expect(keyOf(await signIn(node, user))).toBe(newest);
});

test("A node that has not heard of a new key still admits its tokens", async () => {
  const late = await server.anotherNode();
  await late.services.keys.current();
  server.clock.advance(31 * day);
  const bus = { publish: () => Promise.resolve() };
  await createSigningKeys({ ...server.services, bus }).rotate();
  server.services.keys.forget();
  expect(await admitted(await signIn(server, user), late)).toBe(200);
});

test("Made-up key ids do not make a node load its keys again and again; a real one is found once the pause is over", async () => {
  const { bus, clock, database, secrets } = server.services;
  let loads = 0;
  const counted = {
    ...database,
    get system() {
      loads += 1;
      return database.system;
    },
  };
  const keys = createSigningKeys({ database: counted, clock, secrets, bus });
  await keys.current();
  const first = loads;
  const found = await Promise.all(Array.from({ length: 50 }, (_, index) => keys.find(`made-up ${index}`)));
  expect(found.every((key) => key === null)).toBe(true);
  expect(loads).toBe(2 * first);
  server.clock.advance(31 * day);
  await server.services.keys.rotate();
  const { id } = await server.services.keys.current();
  expect(await keys.find(id)).not.toBeNull();
  expect(loads).toBe(3 * first);
});

test.each([
  ["that rotates", () => server.services.keys.rotate()],
  ["that starts when one is due", () => server.anotherNode()],
])("A node %s tells the others of its new key, and they publish and sign with it", async (_when, rotate) => {
  const before = (await other.services.keys.current()).id;
  server.clock.advance(31 * day);
  await rotate();
  await vi.waitFor(async () => expect((await other.services.keys.current()).id).not.toBe(before));
  const { id } = await other.services.keys.current();
  expect((await other.services.keys.publicSet()).keys[0]).toMatchObject({ kid: id });
});

test("A key that has retired signs and verifies no more", async () => {
  const old = (await server.services.keys.current()).id;
  server.clock.advance(46 * day);
  await server.services.keys.rotate();
  expect(await server.services.keys.find(old)).toBeNull();
  expect((await server.services.keys.publicSet()).keys.map(({ alg }) => alg)).toEqual(["ES256", "RS256"]);
});

test("Installations of an earlier version get their first RS256 key beside the ES256 one that they have", async () => {
  const { database, keys } = server.services;
  const { id } = await keys.current();
  await database.system.deleteFrom("rsa_signing_keys").execute();
  keys.forget();
  await expect(keys.current("RS256")).rejects.toThrow("no signing key");
  expect(await keys.rotate()).toBe(true);
  expect((await keys.current()).id).toBe(id);
  expect((await keys.current("RS256")).key.algorithm.name).toBe("RSASSA-PKCS1-v1_5");
});
