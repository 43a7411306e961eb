import { allCalls } from "@evolve/contracts/calls";
import { contactUs } from "@evolve/contracts/contact";
import { login } from "@evolve/contracts/authentication";
import { readUser, searchUsers } from "@evolve/contracts/users";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;
let stranger: TestClient;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  stranger = anonymous(server);
  administrator = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

const credentials = { userName: "nobody@nowhere.test", password: "x" };

test("An error is JSON with a code, a message for the log, details and the request's id", async () => {
  const { status, body, response } = await stranger.call(login, { body: credentials });
  expect(status).toBe(401);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(body).toEqual({
    errorCode: "platform_user_manager_service_101",
    message: "wrongCredentials",
    details: "",
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("The log contains the id of a refused request", async () => {
  const { body } = await stranger.call(login, { body: credentials });
  const { requestId } = body as unknown as { requestId: string };
  expect(server.logged.filter((line) => line["reqId"] === requestId).length).toBeGreaterThanOrEqual(1);
});

test.each(["", "{", "{]", "[1,", '{"a":1}x', "\u0000", '{"__proto__":{"admin":true}}', "undefined"])(
  "A body that cannot be parsed is refused as such: case %#",
  async (text) => {
    const headers = { "content-type": "application/json" };
    const refused = await stranger.send(login, { body: text, headers });
    expect(refused).toMatchObject({ status: 400, errorCode: "UNPARSABLE_BODY" });
  },
);

test.each([
  Buffer.from('{"userName":"a@b.test","password":"\xff"}', "latin1"),
  '{"userName":"a@b.test","password":"x","password":"y"}',
  '{"userName":"a@b.test","password":"x","pass\\u0077ord":"y"}',
  '{"a":[{"b":{"c":"}","c":1}}]}',
])("A body that parsers read in different ways is refused: case %#", async (payload) => {
  const headers = { "content-type": "application/json" };
  const response = await server.app.inject({ method: login.method, url: login.path, headers, payload });
  expect([response.statusCode, response.json<{ errorCode: string }>().errorCode]).toEqual([400, "UNPARSABLE_BODY"]);
});

test.each(["[]", '"text"', "17", "true", "null"])("A body that is not an object is refused: %s", async (text) => {
  const headers = { "content-type": "application/json" };
  expect(await stranger.send(login, { body: text, headers })).toMatchObject({ status: 400 });
});

test("A request without its required body is refused", async () => {
  expect((await stranger.send(login, {})).status).toBe(400);
});

test.each(["text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded", "multipart/form-data", "x"])(
  "A body of type %s is refused for its type, even if it is valid JSON [SEC-24]",
  async (type) => {
    const refused = await stranger.send(login, { body: credentials, headers: { "content-type": type } });
    expect(refused).toMatchObject({ status: 415, errorCode: "UNSUPPORTED_MEDIA_TYPE" });
  },
);

test("A body over 256 KB is refused before it is read", async () => {
  const refused = await stranger.send(contactUs, { body: { message: "x".repeat(256 * 1024) } });
  expect(refused).toMatchObject({ status: 413, errorCode: "BODY_TOO_LARGE" });
});

test("Each field is reported with its first fault, nested ones by path, unknown ones as unknown", async () => {
  const refused = await administrator.send(searchUsers, {
    body: { filter: { status: ["GONE"], colour: "red" }, top: 0, page: 3, size: 4 },
  });
  expect(refused.status).toBe(400);
  const { fields } = refused.body as { fields: Record<string, string> };
  expect(Object.keys(fields).sort()).toEqual(["filter.colour", "filter.status.0", "page", "size", "top"]);
  expect(fields).toMatchObject({ "filter.colour": "unknown", page: "unknown" });
});

test("Keys that a stranger made up are neither sent back nor logged at length", async () => {
  const key = "k".repeat(5_000);
  const body = {
    ...credentials,
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}${key}`, 1])),
  };
  const refused = await stranger.send(login, { body });
  expect(refused.status).toBe(400);
  expect(refused.response.payload.length).toBeLessThan(8_000);
  expect(JSON.stringify(server.logged)).not.toContain("k".repeat(101));
});

test("Of texts that cannot be stored fifty are named, at no length, however many and however deep they are", async () => {
  const odd = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}${"k".repeat(3_000)}`, "\0"]));
  const nested = Array.from({ length: 20 }).reduce<object>((inner) => ({ ["d".repeat(500)]: inner }), odd);
  for (const body of [odd, nested]) {
    const refused = await stranger.send(login, { body });
    expect(refused.status).toBe(400);
    const fields = Object.keys((refused.body as { fields: object }).fields);
    expect(fields.length).toBeLessThanOrEqual(50);
    for (const field of fields) expect(field.length).toBeLessThanOrEqual(100);
  }
});

test("Body faults reveal nothing about a protected call to strangers", async () => {
  for (const body of ["{", { no: "such" }]) expect((await stranger.send(searchUsers, { body })).status).toBe(401);
});

test("A malformed id in the path is refused, an unknown one is not found", async () => {
  for (const path of ["x", "1%27%20or%20%271", "..%2f..%2fetc", "%00"])
    expect((await administrator.send(readUser, { path: `/user-management/v1/users/${path}` })).status).toBe(400);
  const none = { userId: "01900000-0000-7000-8000-000000000000" };
  expect(await administrator.call(readUser, { params: none })).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});

test.each(["/nowhere", "/authentication/v1", "/user-management/v1/users/%E0%A4%A", `/${"x".repeat(4_000)}`])(
  "A malformed address answers with an error of the catalogue: case %#",
  async (path) => {
    const { status, errorCode } = await stranger.send(currentUser, { path });
    expect([400, 404]).toContain(status);
    expect(["NOT_FOUND", "UNPARSABLE_BODY", "platform_user_manager_service_106"]).toContain(errorCode);
  },
);

test("Every undeclared method of a call's address is refused", async () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
  for (const { path } of allCalls)
    for (const method of methods.filter((name) => !known.has(`${name} ${path}`))) {
      const answer = await administrator.send({ ...currentUser, method, path }, { path });
      // Some calls' addresses match a parameter of another: `users/search` matches `users/:userId`.
      expect(`${method} ${path} ${answer.status}`).toMatch(/ 40[04]$/);
    }
});

test("A server fault is answered with its request's id only, and logged", async () => {
  const secret = "the database's password is swordfish";
  server.allowDefects(secret);
  const broken = vi.spyOn(server.services.passwords, "matches").mockRejectedValueOnce(new Error(secret));
  const { status, body, response } = await stranger.call(login, { body: credentials });
  broken.mockRestore();
  const { requestId } = body as unknown as { requestId: string };
  expect(status).toBe(500);
  expect(body).toEqual({ errorCode: "GeneralError", message: "unexpected", details: "", requestId });
  expect(response.payload).not.toContain("swordfish");
  expect(server.logged.some((line) => line["reqId"] === requestId && line["msg"] === "unexpected error")).toBe(true);
});

test("Every response carries the headers against content sniffing and framing [SEC-25]", async () => {
  for (const { response } of [
    await stranger.call(login, { body: credentials }),
    await administrator.call(currentUser, {}),
  ]) {
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect(response.headers["x-powered-by"]).toBeUndefined();
  }
});
