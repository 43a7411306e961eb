import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login, prelogin } from "@evolve/contracts/authentication";
import { landing } from "@evolve/contracts/navigation";
import { searchOpenidClients } from "@evolve/contracts/openid-clients";
import { inviteUsers } from "@evolve/contracts/invitations";
import { searchRoles } from "@evolve/contracts/role-lists";
import { searchUsers } from "@evolve/contracts/users";
import { buildServer, type Server } from "@evolve/server/app";
import { systemClock } from "@evolve/server/clock";
import { readConfig } from "@evolve/server/config/index";
import { anonymous, type TestClient, withTokens } from "@evolve/testkit/client";
import { type FreshDatabase, freshDatabase } from "@evolve/testkit/fresh-database";
import { linkOf } from "@evolve/testkit/links";
import { startTestServer } from "@evolve/testkit/test-server";
import { pino } from "pino";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, demoTenants } from "./tenants.ts";

const dataDir = mkdtempSync(join(tmpdir(), "evolve-demo-"));
const databases: FreshDatabase[] = [];
const nodes: Server[] = [];
let server: Server;

const startOn = async (database: FreshDatabase, demo = "1"): Promise<Server> => {
  const redis = process.env["REDIS_URL"];
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: demo,
    TRUST_PROXY: "127.0.0.1",
    ...(redis && { REDIS_URL: redis }),
  });
  const node = await buildServer(config, database.connectionString, systemClock, pino({ level: "silent" }));
  nodes.push(node);
  return node;
};
const ownDatabase = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  databases.push(database);
  return database;
};

beforeAll(async () => {
  server = await startOn(await ownDatabase());
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  for (const database of databases) database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const signInAs = async (userName: string, totp?: string): Promise<TestClient> => {
  const stranger = anonymous(server);
  const answer = await stranger.call(login, { body: { userName, password: demoPassword, ...(totp && { totp }) } });
  expect(answer.errorCode, userName).toBe("");
  return withTokens(server, (await stranger.call(exchangeToken, { body: { accessToken: answer.body.id_token } })).body);
};
const namesIn = async ({ services }: Server): Promise<string[]> => {
  const rows = await services.database.system
    .selectFrom("users")
    .select(["full_name", "email", "status"])
    .orderBy("email")
    .execute();
  return rows.map((row) => `${row.full_name} <${row.email}> ${row.status}`);
};
interface Caught {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}
const caughtFor = async (to: string): Promise<Caught[]> =>
  (await server.app.inject({ url: `/demo/mail.json?to=${encodeURIComponent(to)}` })).json<Caught[]>();

test("Acme has a service account with a role and without a key, which nobody meets among the people", async () => {
  const admin = await signInAs("admin@acme.test");
  const services = (await admin.call(searchUsers, { body: { filter: { kind: ["service"] } } })).body.users;
  expect(services).toEqual([expect.objectContaining({ firstName: "Data warehouse", status: "ACTIVE" })]);
  const found = (await admin.call(searchUsers, { body: { filter: { search: "Data warehouse" } } })).body;
  expect(found.totalRecords).toBe(0);
});

test("Acme has two roles and two applications of its own, each with what it is for", async () => {
  const admin = await signInAs("admin@acme.test");
  const { roles } = (await admin.call(searchRoles, { body: {} })).body;
  const other = await signInAs("admin@globex.test");
  const elsewhere = (await other.call(searchRoles, { body: {} })).body.roles.map(({ roleName }) => roleName);
  const own = roles.map(({ roleName }) => roleName).filter((name) => !elsewhere.includes(name));
  expect(own.sort()).toEqual(["Quality Lead", "Real-Time Analyst"]);
  expect(roles.filter(({ description }) => description === "")).toEqual([]);
  const { clients } = (await admin.call(searchOpenidClients, { body: {} })).body;
  expect(clients.map(({ name }) => name)).toEqual(expect.arrayContaining(["Canteen", "Learning portal"]));
});

test("Two databases get the same people, and a second node on one adds nobody", async () => {
  const database = await ownDatabase();
  const [first, second] = [await startOn(database), await startOn(database)];
  const names = await namesIn(server);
  expect(names.length).toBe(
    demoTenants.reduce(
      (sum, { users, accounts, serviceAccounts = [] }) => sum + users + accounts.length + serviceAccounts.length,
      0,
    ),
  );
  expect(await namesIn(first)).toEqual(names);
  expect(await namesIn(second)).toEqual(names);
});

test.each([
  ["admin@acme.test", "/admin/#/users"],
  ["manager@acme.test", "/admin/#/users"],
  ["planner@acme.test", "/admin/#/users"],
  ["supervisor@acme.test", "/admin/#/users"],
  ["evaluator@acme.test", "/my-space/#/home"],
  ["agent@acme.test", "/my-space/#/home"],
  ["policy@acme.test", "/my-space/#/home"],
  ["noaccess@acme.test", "/login/#/insufficientPrivileges"],
  ["admin@globex.test", "/admin/#/users"],
  ["agent@globex.test", "/my-space/#/home"],
  ["studio@initech.test", "/my-space/#/home"],
  ["tenants@platform.test", "/tm/#/tenants"],
])("%s signs in and lands at %s", async (userName, url) => {
  const client = await signInAs(userName);
  expect((await client.call(landing, { query: {} })).body.url).toBe(url);
});

test("mfa@acme.test needs the code of its documented secret", async () => {
  const code = new TOTP({ secret: Secret.fromBase32("JBSWY3DPEHPK3PXP") }).generate();
  const without = await anonymous(server).call(login, { body: { userName: "mfa@acme.test", password: demoPassword } });
  expect(without.errorCode).toBe("platform_user_manager_service_102");
  expect((await signInAs("mfa@acme.test", code)).tokens).not.toBeNull();
});

test.each([
  ["expired@acme.test", "platform_user_manager_service_149"],
  ["locked@acme.test", "platform_user_manager_service_145"],
  ["pending@acme.test", "platform_user_manager_service_101"],
])("%s is refused with %s", async (userName, code) => {
  const answer = await anonymous(server).call(login, { body: { userName, password: demoPassword } });
  expect(answer.errorCode).toBe(code);
});

test("sso@acme.test is sent to its identity provider, locked@acme.test is reported as locked", async () => {
  const ask = async (userName: string) => (await anonymous(server).call(prelogin, { body: { userName } })).body;
  expect(await ask("sso@acme.test")).toMatchObject({ samlUser: true });
  expect(await ask("locked@acme.test")).toMatchObject({ lock: true });
});

test.each([
  ["en", "Sign in to Evolve Suite as"],
  ["ru", "Войти в Evolve Suite как"],
  ["es", "Iniciar sesión en Evolve Suite como"],
  ["zh", "以此身份登录 Evolve Suite"],
])("The identity provider's pages speak the browser's language: %s", async (language, label) => {
  const headers = { "accept-language": language };
  const { body: asked } = await anonymous(server).call(prelogin, { body: { userName: "sso@acme.test" } });
  const begun = await server.app.inject(`/public/authentication/v1/saml/start?tenantId=${asked.tenantId}`);
  const { pathname, search } = new URL(begun.headers.location ?? "");
  const page = await server.app.inject({ url: pathname + search, headers });
  expect(page.payload).toContain(`<html lang="${language}">`);
  expect(page.payload).toContain(label);
  const fault = await server.app.inject({ url: pathname, headers });
  expect(fault.statusCode).toBe(400);
  expect(fault.payload).toContain(`<html lang="${language}">`);
});

test("Each tenant's administrator pages through more than 200 users", async () => {
  for (const userName of ["admin@acme.test", "admin@globex.test"]) {
    const { body } = await (await signInAs(userName)).call(searchUsers, { body: { top: 1 } });
    expect(body.totalRecords).toBeGreaterThan(200);
  }
});

test("The pending account's invitation is among the caught mails, once", async () => {
  await expect.poll(async () => (await caughtFor("pending@acme.test")).length, { timeout: 10_000 }).toBe(1);
  const [mail] = await caughtFor("PENDING@acme.test");
  expect(Object.keys(mail ?? {}).sort()).toEqual(["date", "from", "html", "subject", "text", "to"]);
  expect(mail).toMatchObject({
    to: "pending@acme.test",
    from: "no-reply@localhost.test",
    subject: "You’re invited to Evolve",
  });
  expect(linkOf(mail ?? { text: "" }).parameters["token"]).toMatch(/\./);
  expect(new Date(mail?.date ?? "").toISOString()).toBe(mail?.date);
});

test("Caught mail is listed newest first, for everybody or for one address", async () => {
  const admin = await signInAs("admin@acme.test");
  for (const email of ["one@caught.test", "two@caught.test"]) {
    await admin.call(inviteUsers, { body: { emailAddressesList: [email] } });
    await expect.poll(async () => (await caughtFor(email)).length, { timeout: 5_000 }).toBe(1);
  }
  const all = (await server.app.inject({ url: "/demo/mail.json" })).json<Caught[]>();
  expect(all.slice(0, 2).map(({ to }) => to)).toEqual(["two@caught.test", "one@caught.test"]);
  expect(await caughtFor("nobody@caught.test")).toEqual([]);
  expect(await caughtFor("%")).toEqual([]);
});

test("The mail page shows a mail's HTML in a sandbox and runs no script", async () => {
  const page = await server.app.inject({ url: "/demo/mail?to=pending@acme.test" });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.body).toContain("You’re invited to Evolve");
  expect(page.body).toMatch(/<iframe sandbox="[^"]*" title="[^"]*" srcdoc="&lt;!doctype html&gt;/);
  expect(page.body).not.toMatch(/<script|allow-scripts|allow-same-origin/);
});

test("Without DEMO there are no demo routes and no demo accounts [SEC-17]", async () => {
  const plain = await startTestServer();
  try {
    for (const url of ["/demo/mail", "/demo/mail.json"])
      expect((await plain.app.inject({ url })).statusCode, url).toBe(404);
    expect(await namesIn(plain)).toEqual([]);
  } finally {
    await plain.close();
  }
});
