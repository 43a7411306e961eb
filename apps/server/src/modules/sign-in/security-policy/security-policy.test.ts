import { loginAuthenticator } from "@evolve/contracts/passwords";
import { type PasswordChange, savePasswordPolicy, securityPolicy } from "@evolve/contracts/security-policy";
import { setMfaPolicy } from "@evolve/contracts/factors";
import { inviteUsers } from "@evolve/contracts/invitations";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { openBrowser } from "@evolve/testkit/browser";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  administrator = await buildUser(server.services, tenant, { permissions: ["tenant:edit", "user:create"] });
  client = await signIn(server, administrator);
});

type PasswordSettings = Omit<PasswordChange, "basedOn">;

const defaults: PasswordSettings = {
  authenticator: "EVOLVE",
  strong: false,
  minimumLength: 7,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: true,
  historyLength: 5,
  expiryDays: null,
};
const read = async (by = client) => (await by.call(securityPolicy, {})).body;
const save = async (changes: Partial<PasswordSettings>, basedOn: string | null = null, by = client) => {
  const answer = await by.call(savePasswordPolicy, { body: { ...defaults, ...changes, basedOn } });
  return { ...answer, changedAt: answer.body.changedAt };
};
const build = (options: Parameters<typeof buildUser>[2]) =>
  buildUser(server.services, tenant, { permissions: ["mySpace:view"], ...options });

test("A tenant that has set nothing has the defaults of the specification, and what is saved is read back [PWD-019]", async () => {
  expect((await read()).passwords).toEqual({ ...defaults, changedAt: null });
  const changes = {
    authenticator: "EVOLVECG",
    minimumLength: 12,
    requireNonAlphaNumeric: false,
    expiryDays: 90,
  } as const;
  const saved = await save(changes);
  expect(saved.body).toEqual({ ...defaults, ...changes, changedAt: expect.any(String) as string });
  expect((await read()).passwords).toEqual(saved.body);
});

test("The rule counts at once for everybody who chooses a password with the configurable authenticator", async () => {
  const person = await build({ idmType: "EVOLVECG" });
  await save({ minimumLength: 31, requireUppercase: false });
  const { body } = await anonymous(server).call(loginAuthenticator, { query: { username: person.userName } });
  expect(body).toMatchObject({ minimumLength: 31, requireUppercase: false, requireNumbers: true });
});

test("A password that no longer fits is refused at the next sign-in as one whose policy has changed", async () => {
  const person = await build({ idmType: "EVOLVECG" });
  expect(await openBrowser(server).enter(person)).toBe("signed in");
  server.clock.advance(1);
  await save({ minimumLength: 40 });
  expect(await openBrowser(server).enter(person)).toBe("129");
});

test("Passwords expire after the days that are set, and under the strong rule never [SEC-03]", async () => {
  const person = await build({ passwordAgeDays: 31 });
  const { changedAt } = await save({ expiryDays: 30 });
  expect(await openBrowser(server).enter(person)).toBe("149");
  await save({ expiryDays: 30, strong: true }, changedAt);
  expect(await openBrowser(server).enter(person)).not.toBe("149");
});

test("Who is invited from now on gets the chosen authenticator, and nobody else another one", async () => {
  const before = await build({});
  await save({ authenticator: "EVOLVECG" });
  const invited = await client.call(inviteUsers, { body: { emailAddressesList: [`new@${tenant.key}.test`] } });
  const rows = await server.services.database.system
    .selectFrom("users")
    .select(["id", "idm_type"])
    .where("id", "in", [before.id, invited.body.results[0]?.userId ?? ""])
    .execute();
  expect(new Map(rows.map(({ id, idm_type }) => [id === before.id ? "before" : "invited", idm_type]))).toEqual(
    new Map([
      ["before", "EVOLVE"],
      ["invited", "EVOLVECG"],
    ]),
  );
});

test("Who saves on top of what somebody else has changed meanwhile is refused, and changes nothing", async () => {
  const first = await save({ minimumLength: 8 });
  const late = await save({ minimumLength: 9 });
  expect([late.status, late.errorCode]).toEqual([409, "CHANGED_MEANWHILE"]);
  expect((await read()).passwords.minimumLength).toBe(8);
  const second = await save({ minimumLength: 9 }, first.changedAt);
  expect(second.status).toBe(200);
  expect(second.changedAt).not.toBe(first.changedAt);
});

test("Of two who save at the same moment one is refused", async () => {
  const answers = await Promise.all([save({ minimumLength: 8 }), save({ minimumLength: 9 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ["minimumLength", 5, "range?min=6&max=99"],
  ["minimumLength", 100, "range?min=6&max=99"],
  ["minimumLength", 7.5, "range?min=6&max=99"],
  ["historyLength", -1, "range?min=0&max=24"],
  ["historyLength", 25, "range?min=0&max=24"],
  ["expiryDays", 0, "range?min=1&max=999"],
  ["expiryDays", 1000, "range?min=1&max=999"],
])("%s of %d is refused by its name, with what it may be", async (field, value, fault) => {
  const { status, body } = await save({ [field]: value });
  expect([status, (body as unknown as { fields: object }).fields]).toEqual([400, { [field]: fault }]);
});

test("It takes tenant:edit to read or set it, and a proof of who it is to set it", async () => {
  const plain = await signIn(server, await build({ permissions: ["user:edit", "tenant:view"] }));
  for (const by of [plain, anonymous(server)]) {
    const status = by === plain ? 403 : 401;
    expect((await by.call(securityPolicy, {})).status).toBe(status);
    expect((await save({}, null, by)).status).toBe(status);
  }
  server.clock.advance(6 * 60);
  expect((await save({})).errorCode).toBe("STEP_UP_REQUIRED");
  expect((await read()).passwords.changedAt).toBeNull();
});

test("Another tenant keeps its policy, and is counted nowhere", async () => {
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other, { permissions: ["tenant:edit"] }));
  await save({ minimumLength: 20 });
  expect(await read(foreigner)).toMatchObject({
    passwords: { ...defaults, changedAt: null },
    secondFactor: { required: false, people: 1 },
    otherSessions: { sessions: 0, people: 0 },
  });
});

test("It tells whom a requirement of a second factor would reach [SEC-10]", async () => {
  await build({ totpSecret: "JBSWY3DPEHPK3PXP" });
  await build({ saml: true });
  await build({ status: "PENDING" });
  expect((await read()).secondFactor).toEqual({ required: false, people: 2, without: 1 });
  await client.call(setMfaPolicy, { body: { required: true } });
  expect((await read()).secondFactor.required).toBe(true);
});

test("It counts the open sessions beside the caller's own, and their people", async () => {
  const person = await build({});
  for (const who of [person, person, administrator]) await openBrowser(server).enter(who);
  expect((await read()).otherSessions).toEqual({ sessions: 3, people: 2 });
});

test("The trail keeps who set it, what it was and what it is", async () => {
  await save({ minimumLength: 9 });
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select(["actor_id", "details"])
    .where("tenant_id", "=", tenant.id)
    .where("action", "=", "tenant.password-policy-set")
    .execute();
  expect(events).toMatchObject([
    { actor_id: administrator.id, details: { before: { minimumLength: 7 }, after: { minimumLength: 9 } } },
  ]);
});
