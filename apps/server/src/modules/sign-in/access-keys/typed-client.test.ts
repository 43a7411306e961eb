import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createApiClient, isRefusalOf, type RefusalOf } from "@evolve/api-client";
import { updateAccessKey } from "@evolve/contracts/access-keys";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { buildServiceAccount, type ServiceAccount } from "@evolve/testkit/service-account";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from "vitest";

let server: TestServer;
let url: string;
let tenant: BuiltTenant;
let account: ServiceAccount;

beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  account = await buildServiceAccount(server, tenant, ["user:view", "skill:view", "skill:edit", "user:export"]);
});

const connect = () => createApiClient({ url, as: account.key });
/** What a call was refused with. */
const refusalOf = async (refused: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await refused.catch((caught: unknown) => caught);
  if (isRefusalOf("createSkill", error) || isRefusalOf("createTeam", error))
    return `${error.status} ${error.errorCode}`;
  throw error;
};

test("The typed client signs in with an access key, reads, creates and deletes", async () => {
  const { userName } = await buildUser(server.services, tenant);
  const client = connect();
  const { users, totalRecords } = await client.call("searchUsers", { body: { filter: { kind: ["person"] } } });
  expect(totalRecords).toBe(users.length);
  expect(users.map((user) => user.userName)).toContain(userName);
  const { skill } = await client.call("createSkill", { body: { name: "Billing", colorCode: "#1461c4" } });
  expect((await client.call("listSkills")).skills).toEqual([skill]);
  expect(await client.call("deleteSkill", { query: { id: skill.id } })).toEqual({ success: true });
  expect((await client.call("listSkills")).skills).toEqual([]);
});

test("Its refusals carry the codes of the API document: of the call, of its permission, and which values are wrong", async () => {
  const client = connect();
  const create = (name: string) => client.call("createSkill", { body: { name, colorCode: "#1461c4" } });
  await create("Billing");
  expect(await refusalOf(create("Billing"))).toBe("409 NAME_EXISTS");
  expect(await refusalOf(client.call("createTeam", { body: { name: "Sales" } }))).toBe("403 FORBIDDEN");
  await expect(create("")).rejects.toMatchObject({ status: 400, fields: { name: expect.any(String) } });
  expectTypeOf<RefusalOf<"createSkill">>().extract<"NAME_EXISTS" | "ROLE_IN_USE">().toEqualTypeOf<"NAME_EXISTS">();
});

test("It exchanges its key once for calls made together, and again once the token is refused", async () => {
  const client = connect();
  const sessions = () =>
    server.services.database.system.selectFrom("sessions").select("id").where("user_id", "=", account.userId).execute();
  await Promise.all([client.call("listSkills"), client.call("listSkills"), client.call("currentUser")]);
  expect(await sessions()).toHaveLength(1);
  const params = { accessKeyId: account.key.accessKeyId };
  for (const isActive of [false, true])
    await account.administrator.call(updateAccessKey, { params, body: { isActive } });
  expect((await client.call("currentUser")).user.id).toBe(account.userId);
  expect(await sessions()).toHaveLength(2);
});

test("With a wrong key it rejects with what the exchange was refused with; public calls need none", async () => {
  const stranger = createApiClient({ url, as: { ...account.key, accessKeySecret: "x".repeat(43) } });
  await expect(stranger.call("listSkills")).rejects.toMatchObject({
    call: "exchangeAccessKey",
    status: 401,
    errorCode: "ACCESS_KEY_INVALID",
  });
  const nobody = createApiClient({ url });
  expect((await nobody.call("scimServiceProviderConfig")).schemas).toHaveLength(1);
  await expect(nobody.call("listSkills")).rejects.toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
});

test("It takes files as they are streamed, and sends files", async () => {
  const client = connect();
  const file = await client.file("searchUsers", "text/csv", { body: {} });
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(await file.text()).toContain("\n");
  const people = new File(["Email,First name,Last name\n"], "people.csv", { type: "text/csv" });
  await expect(client.call("uploadUsersCsv", { form: { file: people } })).rejects.toMatchObject({
    status: 403,
    errorCode: "FORBIDDEN",
  });
});

test("The example's program creates what is missing, and says what there is", async () => {
  const program = fileURLToPath(new URL("../../../../../example/program/create-skills.ts", import.meta.url));
  const env = {
    ...process.env,
    EVOLVE_URL: url,
    ACCESS_KEY_ID: account.key.accessKeyId,
    ACCESS_KEY_SECRET: account.key.accessKeySecret,
  };
  const run = async () =>
    (await promisify(execFile)(process.execPath, [program, "Billing", "Returns"], { env, encoding: "utf8" })).stdout;
  expect(await run()).toBe("Billing: created\nReturns: created\n");
  expect(await run()).toBe("Billing: 0 people\nReturns: 0 people\n");
});
