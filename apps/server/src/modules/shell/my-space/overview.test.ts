import { mySpaceOverview } from "@evolve/contracts/my-space";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

test("A person sees their own role, team, employee group, hours, skills and groups", async () => {
  const { services } = server;
  const user = await buildUser(services, tenant, { permissions: ["mySpace:view"], roleName: "Agent of it" });
  const { system } = services.database;
  const week = [{ day: 1, isOpen: true, fromHour: "08:00", durationInMinutes: 600 }];
  const place = { tenant_id: tenant.id, id: newId() };
  await system
    .insertInto("employee_groups")
    .values({
      ...place,
      name: "Accra",
      timezone: "Africa/Accra",
      is_default: true,
      working_hours: JSON.stringify(week),
    })
    .execute();
  await system
    .updateTable("users")
    .set({ employee_group_id: place.id, hire_date: "2021-02-03" })
    .where("id", "=", user.id)
    .execute();
  const own = { tenant_id: tenant.id, user_id: user.id };
  const [chat, email] = [
    await buildNamed(services, tenant, "skill", "Chat"),
    await buildNamed(services, tenant, "skill", "Email"),
  ];
  await system
    .insertInto("user_skills")
    .values([
      { ...own, skill_id: chat, proficiency: 3 },
      { ...own, skill_id: email, proficiency: 9 },
    ])
    .execute();
  const group = await buildNamed(services, tenant, "group", "Early shift");
  await system
    .insertInto("group_members")
    .values({ ...own, group_id: group })
    .execute();

  const client = await signIn(server, user);
  const answer = await client.call(mySpaceOverview, {});
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    role: { id: user.roleId, name: "Agent of it" },
    team: { id: tenant.teamId, name: "First team" },
    employeeGroup: { id: place.id, name: "Accra", timeZone: "Africa/Accra" },
    hireDate: "2021-02-03",
    workingHours: week,
    groups: [{ id: group, name: "Early shift" }],
  });
  expect(answer.body.skills.map(({ name, proficiency }) => [name, proficiency])).toEqual([
    ["Email", 9],
    ["Chat", 3],
  ]);
});

test("Colleagues are the team's other active members, twelve by name, with the number of all", async () => {
  const home = await buildTenant(server.services);
  const user = await buildUser(server.services, home, { firstName: "Me" });
  await buildPeople(
    server.services,
    home,
    Array.from({ length: 15 }, (_, index) => ({
      firstName: `N${String(index).padStart(2, "0")}`,
      teamId: home.teamId,
    })),
  );
  await buildPeople(server.services, home, [
    { firstName: "A pending", teamId: home.teamId, status: "PENDING" },
    { firstName: "A deleted", teamId: home.teamId, status: "DELETED" },
    { firstName: "A teamless" },
  ]);
  const { body } = await (await signIn(server, user)).call(mySpaceOverview, {});
  expect(body.colleagueCount).toBe(15);
  expect(body.colleagues.map(({ fullName }) => fullName.slice(0, 3))).toEqual(
    Array.from({ length: 12 }, (_, index) => `N${String(index).padStart(2, "0")}`),
  );
  expect(body.colleagues[0]).toMatchObject({ initials: "NS", roleName: "" });
});

test("Recent sign-ins are the caller's own, newest first, at most five, with the present one marked", async () => {
  const user = await buildUser(server.services, tenant);
  for (let count = 0; count < 6; count += 1) {
    await signIn(server, user);
    server.clock.advance(1);
  }
  const client = await signIn(server, user, "203.0.113.7");
  const { recentSignIns } = (await client.call(mySpaceOverview, {})).body;
  expect(recentSignIns).toHaveLength(5);
  expect(recentSignIns.map(({ current }) => current)).toEqual([true, false, false, false, false]);
  expect(recentSignIns[0]).toMatchObject({ id: client.tokens?.sessionId, address: "203.0.113.7" });
  const times = recentSignIns.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test("For somebody without team, groups or hours these are empty", async () => {
  const user = await buildUser(server.services, tenant, { permissions: ["mySpace:view"], teamId: null });
  const { body } = await (await signIn(server, user)).call(mySpaceOverview, {});
  expect(body).toMatchObject({
    team: null,
    employeeGroup: null,
    hireDate: "2015-03-01",
    skills: [],
    groups: [],
    colleagues: [],
    colleagueCount: 0,
    workingHours: [],
  });
});

test("My Space is closed to signed-out callers and to those without mySpace:view, and never shows another tenant's people", async () => {
  expect((await anonymous(server).call(mySpaceOverview, {})).status).toBe(401);
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  expect((await agent.call(mySpaceOverview, {})).status).toBe(403);
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other));
  expect((await foreigner.call(mySpaceOverview, {})).body).toMatchObject({
    colleagues: [],
    team: { id: other.teamId },
  });
});
