import { createAccessKey, exchangeAccessKey } from "@evolve/contracts/access-keys";
import { createGroup, listGroups, searchGroups, updateGroup } from "@evolve/contracts/groups";
import { currentTenant, updateTenant } from "@evolve/contracts/own-tenant";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteStaleRows } from "../modules/platform/jobs/index.ts";
import { newId } from "../ids.ts";

let server: TestServer;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerAccessKey: 3 } });
  user = await buildUser(server.services, await buildTenant(server.services));
  client = await signIn(server, user);
});
afterAll(() => server.close());

const createOnce = (name: string, key: string, as = client) =>
  as.send(createGroup, { body: { name, usersIds: [] }, headers: { "idempotency-key": key } });
const groupNames = async (): Promise<string[]> =>
  (await client.call(listGroups, {})).body.groups.map(({ name }) => name);

describe("A creation with an Idempotency-Key", () => {
  test("has its effect once, and answers the same again", async () => {
    const key = `"${newId()}"`;
    const [first, again] = [await createOnce("Once", key), await createOnce("Once", key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(first.response.headers["idempotency-replayed"]).toBeUndefined();
    expect(again.response.headers["idempotency-replayed"]).toBe("true");
    expect((await groupNames()).filter((name) => name === "Once")).toHaveLength(1);
  });

  test("is refused with a key that another request was made with", async () => {
    const key = newId();
    await createOnce("First", key);
    expect(await createOnce("Second", key)).toMatchObject({ status: 422, errorCode: "IDEMPOTENCY_KEY_REUSED" });
    expect(await groupNames()).not.toContain("Second");
  });

  test("is made by one of several at once; the others are refused or get its answer", async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createOnce("Together", key)));
    for (const { status, errorCode } of answers)
      expect(["200 ", "409 IDEMPOTENCY_KEY_IN_USE"]).toContain(`${status} ${errorCode}`);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await groupNames()).filter((name) => name === "Together")).toHaveLength(1);
  });

  test("that was refused can be made again with its key", async () => {
    const key = newId();
    await createOnce("Taken", newId());
    expect(await createOnce("Taken", key)).toMatchObject({ status: 409, errorCode: "NAME_EXISTS" });
    expect((await createOnce("Free", key)).status).toBe(200);
  });

  test("shares its key with nobody else, and for a day only", async () => {
    const key = newId();
    const other = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
    expect((await createOnce("Mine", key)).status).toBe(200);
    expect((await createOnce("Theirs", key, other)).status).toBe(200);
    await deleteStaleRows(server.services, new Date(server.clock.now().getTime() + 25 * 60 * 60_000));
    expect((await createOnce("A day later", key)).status).toBe(200);
  });

  test("keeps a secret that it answers sealed", async () => {
    const send = () =>
      client.send(createAccessKey, {
        body: { userId: user.id, tenantId: user.tenantId },
        headers: { "idempotency-key": "secret" },
      });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    const kept = await server.services.database.system.selectFrom("idempotency_keys").select("answer").execute();
    expect(JSON.stringify(kept)).not.toContain("accessKeySecret");
  });

  test("names a key that is too long or has other characters", async () => {
    for (const key of ["x".repeat(256), "two words", '""'])
      expect(await createOnce("Odd", key)).toMatchObject({
        status: 400,
        body: { fields: { "idempotency-key": "invalid" } },
      });
  });
});

describe("An edit with If-Match", () => {
  const rename = (tenantName: string, ifMatch: string, version?: number) =>
    client.send(updateTenant, {
      body: { tenantName, timezone: "Etc/UTC", ...(version !== undefined && { version }) },
      headers: { "if-match": ifMatch },
    });
  const etag = async () => String((await client.call(currentTenant, {})).response.headers["etag"]);

  test("goes ahead with the ETag that was read, and answers the next one", async () => {
    const before = await etag();
    expect(before).toMatch(/^"\d+"$/);
    const renamed = await rename("Renamed", before);
    expect(renamed.status).toBe(200);
    expect(renamed.response.headers["etag"]).toBe(await etag());
    expect(await etag()).not.toBe(before);
  });

  test("is refused with 412 and the current ETag once somebody else has edited", async () => {
    const before = await etag();
    await rename("By a colleague", before);
    const late = await rename("Late", before);
    expect(late).toMatchObject({ status: 412, errorCode: "PRECONDITION_FAILED" });
    expect(late.response.headers["etag"]).toBe(await etag());
    expect((await client.call(currentTenant, {})).body.tenant.tenantName).toBe("By a colleague");
  });

  test("is refused with a weak tag, a list, or another version in its body; `*` stands for any", async () => {
    const current = await etag();
    for (const tag of [`W/${current}`, `${current}, "1"`, '"other"'])
      expect(await rename("No", tag)).toMatchObject({ status: 412, errorCode: "PRECONDITION_FAILED" });
    expect(await rename("No", current, 0)).toMatchObject({ status: 412 });
    expect((await rename("Any", "*")).status).toBe(200);
  });

  test("without the header is refused as before, with the current ETag", async () => {
    const { body } = await client.call(createGroup, { body: { name: "Versions" } });
    const { id, version } = body.group;
    await client.call(updateGroup, { body: { id, name: "Versions 2", version } });
    const late = await client.call(updateGroup, { body: { id, name: "Versions 3", version } });
    expect(late).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
    expect(late.response.headers["etag"]).toBe(`"${version + 1}"`);
  });

  test("is refused by a call that compares no versions", async () => {
    const searched = await client.send(searchGroups, { body: {}, headers: { "if-match": '"1"' } });
    expect(searched).toMatchObject({ status: 400, body: { fields: { "if-match": "unknown" } } });
  });
});

test("Calls of an access key are counted in their headers and refused with 429 above the limit; people’s are not", async () => {
  const made = await client.call(createAccessKey, { body: { userId: user.id, tenantId: user.tenantId } });
  const { accessKeyId, accessKeySecret } = made.body.accessKey;
  const { body: tokens } = await anonymous(server).call(exchangeAccessKey, { body: { accessKeyId, accessKeySecret } });
  const program = withTokens(server, tokens);
  const left: unknown[] = [];
  for (let call = 0; call < 3; call += 1) {
    const { status, response } = await program.call(listGroups, {});
    expect([status, response.headers["ratelimit-limit"]]).toEqual([200, "3"]);
    left.push(response.headers["ratelimit-remaining"]);
  }
  expect(left).toEqual(["2", "1", "0"]);
  const refused = await program.call(listGroups, {});
  expect(refused).toMatchObject({ status: 429, errorCode: "TOO_MANY_CALLS" });
  expect(refused.response.headers["retry-after"]).toBe(refused.response.headers["ratelimit-reset"]);
  expect((await client.call(listGroups, {})).response.headers["ratelimit-limit"]).toBeUndefined();
});
