import { changeMembers, searchMembers } from "@evolve/contracts/members";
import {
  allSkillUsers,
  createSkill,
  deleteSkill,
  importAcdSkills,
  listSkills,
  searchSkills,
  skillUsers,
  updateSkill,
} from "@evolve/contracts/skills";
import { limits } from "@evolve/contracts/limits";
import { organisationLimits } from "@evolve/contracts/organisation";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let editor: TestClient;
let foreigner: TestClient;
let ana: string;
let bo: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["skill:view", "skill:edit"];
  editor = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  [ana = "", bo = ""] = await buildPeople(server.services, tenant, [
    { firstName: "Ana", lastName: "Ruiz" },
    { firstName: "Bo", lastName: "Lind" },
  ]);
});
afterAll(() => server.close());

const skill = { colorCode: "#1461C4", channelId: "CHAT" as const, proficiencyEnabled: true };
const made = async (name: string, deltaAdded: string[] = []) =>
  (await editor.call(createSkill, { body: { ...skill, name, deltaAdded } })).body.skill;
const holdersOf = async (id: string) => (await editor.call(skillUsers, { query: { id } })).body.users;

test("A skill has a colour, a channel and skills of the contact centre [ORG-006, ORG-025, ORG-026]", async () => {
  const acdSkillInfos = [{ acdSkillId: "4711", name: "Chat EN" }];
  const body = { ...skill, name: " Chat ", acdSkillInfos, deltaAdded: [ana] };
  const created = (await editor.call(createSkill, { body })).body.skill;
  expect(created).toEqual({ id: created.id, ...skill, name: "Chat", acdSkillInfos, version: 1 });
  expect((await editor.call(listSkills, {})).body.skills).toContainEqual(created);
  expect(await holdersOf(created.id)).toEqual([{ userId: ana, proficiency: organisationLimits.proficiencyDefault }]);
});

test("An edit gives the skill to some and takes it from others, and is refused on an older version [ORG-027]", async () => {
  const { id, version } = await made("Deltas", [ana]);
  const body = { ...skill, id, name: "Deltas", deltaAdded: [bo], deltaDeleted: [ana], version };
  expect((await editor.call(updateSkill, { body })).body.skill.version).toBe(2);
  expect((await holdersOf(id)).map(({ userId }) => userId)).toEqual([bo]);
  expect(await editor.call(updateSkill, { body })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
});

test("Who has which skill is answered for all skills and for one [ORG-029, ORG-030]", async () => {
  const { id } = await made("Asked for", [ana, bo]);
  const empty = await made("Nobody's");
  const { skills } = (await editor.call(allSkillUsers, {})).body;
  expect(skills.find((one) => one.id === empty.id)).toEqual({ id: empty.id, users: [] });
  expect(skills.find((one) => one.id === id)?.users).toEqual(await holdersOf(id));
  expect((await editor.call(skillUsers, { query: { id: newId() } })).status).toBe(404);
});

test("A skill is deleted by its id, also from the people who have it [ORG-028]", async () => {
  const { id } = await made("Gone", [ana]);
  expect((await editor.call(deleteSkill, { query: { id } })).status).toBe(200);
  expect((await editor.call(skillUsers, { query: { id } })).status).toBe(404);
  expect((await editor.call(searchSkills, { body: { filter: { id: [id] } } })).body.totalRecords).toBe(0);
});

test("Proficiency is set with members, and kept when they are added again without it", async () => {
  const { id } = await made("Graded");
  const add = (proficiency?: number) =>
    editor.call(changeMembers, {
      body: { of: "skill", id, added: [{ userId: ana, ...(proficiency !== undefined && { proficiency }) }] },
    });
  await add(9);
  await add();
  const { members } = (await editor.call(searchMembers, { body: { of: "skill", id } })).body;
  expect(members).toMatchObject([{ id: ana, fullName: "Ana Ruiz", proficiency: 9 }]);
  await editor.call(changeMembers, { body: { of: "skill", id, removed: [ana] } });
  expect(await holdersOf(id)).toEqual([]);
});

test("A user has at most 50 skills, however and by however many administrators they are given [USER-060]", async () => {
  const skillIds = await Promise.all(
    Array.from({ length: limits.skillsPerUser - 1 }, (_, index) =>
      buildNamed(server.services, tenant, "skill", `Filler ${index}`),
    ),
  );
  const [full = ""] = await buildPeople(server.services, tenant, [{ skillIds }]);
  const [one, two] = [await made("Fiftieth"), await made("Fifty-first")];
  const give = (id: string) => editor.call(changeMembers, { body: { of: "skill", id, added: [{ userId: full }] } });
  const both = await Promise.all([give(one.id), give(two.id)]);
  expect(both.map(({ status, errorCode }) => `${status} ${errorCode}`).sort()).toEqual(["200 ", "400 TOO_MANY_SKILLS"]);
  const created = await editor.call(createSkill, { body: { ...skill, name: "Not made", deltaAdded: [full] } });
  expect(created.errorCode).toBe("TOO_MANY_SKILLS");
  expect((await editor.call(searchSkills, { body: { filter: { search: "Not made" } } })).body.totalRecords).toBe(0);
});

test("Skills of the contact centre are linked to the skill of their name or become new ones, once [ORG-031]", async () => {
  const { id } = await made("Sales voice");
  const skills = [
    { acdSkillId: "1", name: "SALES VOICE" },
    { acdSkillId: "2", name: "Sales mail", channelId: "EMAIL" as const },
  ];
  const first = (await editor.call(importAcdSkills, { body: { skills } })).body.skills;
  expect(first).toMatchObject([
    { id, name: "Sales voice", acdSkillInfos: [{ acdSkillId: "1", name: "SALES VOICE" }] },
    { name: "Sales mail", channelId: "EMAIL" },
  ]);
  expect((await editor.call(importAcdSkills, { body: { skills } })).body.skills).toEqual(first);
});

test("A search narrows skills by name and channel, with the number of people who have them", async () => {
  const { id } = await made("Narrowed", [ana, bo]);
  const filter = { search: "NARROW", channelId: ["CHAT" as const] };
  const { body } = await editor.call(searchSkills, { body: { filter } });
  expect(body).toMatchObject({ totalRecords: 1, skills: [{ id, memberCount: 2 }] });
  const none = await editor.call(searchSkills, { body: { filter: { ...filter, channelId: ["VOICE"] } } });
  expect(none.body.totalRecords).toBe(0);
});

test("Skills are closed to signed-out callers, to those who may only look, and to other tenants [ORG-034]", async () => {
  const { id } = await made("Guarded");
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["skill:view"] }));
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(updateSkill, { body: { ...skill, id, name: "Mine" } })).status).toBe(status);
    expect((await client.call(deleteSkill, { query: { id } })).status).toBe(status);
  }
  expect((await foreigner.call(listSkills, {})).body.skills).toEqual([]);
  expect((await foreigner.call(allSkillUsers, {})).body.skills).toEqual([]);
  const theirs = await foreigner.call(createSkill, { body: { ...skill, name: "Theirs", deltaAdded: [ana] } });
  expect(theirs.status).toBe(404);
  const logged = server.logged.filter(({ msg }) => msg === "refused").map((line) => line["errorCode"]);
  expect(logged.slice(-7)).toEqual([
    ...["SIGNED_OUT", "SIGNED_OUT", "FORBIDDEN", "FORBIDDEN"],
    ...["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"],
  ]);
});

test.each([
  { ...skill, name: "" },
  { ...skill, name: "x", colorCode: "blue" },
  { ...skill, name: "x", channelId: "PIGEON" },
  { ...skill, name: "x", deltaAdded: "all" },
])("A skill with %j is refused", async (body) => {
  expect((await editor.send(createSkill, { body })).status).toBe(400);
});
