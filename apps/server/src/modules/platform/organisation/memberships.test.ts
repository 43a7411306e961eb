import { listUserEvents } from "@evolve/contracts/audit";
import { createGroup, deleteGroups } from "@evolve/contracts/groups";
import { limits } from "@evolve/contracts/limits";
import { changeMembers, type Membership } from "@evolve/contracts/members";
import { changeMemberships, readMemberships } from "@evolve/contracts/memberships";
import { organisationLimits } from "@evolve/contracts/organisation";
import type { Permission } from "@evolve/contracts/permission-names";
import { createSkill } from "@evolve/contracts/skills";
import { deleteTeam } from "@evolve/contracts/team-administration";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
  user = await buildUser(server.services, tenant, { permissions: [] });
});

const skillOf = async (name: string) =>
  (await administrator.call(createSkill, { body: { name, colorCode: "#1461C4" } })).body.skill.id;
const groupOf = async (name: string) => (await administrator.call(createGroup, { body: { name } })).body.group.id;
const change = (body: Parameters<typeof administrator.call<typeof changeMemberships>>[1]["body"], by = administrator) =>
  by.call(changeMemberships, { params: { userId: user.id }, body });
const holder = async (permissions: readonly Permission[]) =>
  signIn(server, await buildUser(server.services, tenant, { permissions }));

test("A user's groups and skills are changed together, with a proficiency each, and the history says what changed", async () => {
  const [night, day, chat, voice] = [
    await groupOf("Night"),
    await groupOf("Day"),
    await skillOf("Chat"),
    await skillOf("Voice"),
  ];
  await change({ addedGroupIds: [night], skills: [{ skillId: voice }] });
  const changed = await change({
    addedGroupIds: [day],
    removedGroupIds: [night],
    skills: [{ skillId: chat, proficiency: 9 }],
    removedSkillIds: [voice],
  });
  const expected = {
    groups: [{ id: day, name: "Day" }],
    skills: [{ id: chat, name: "Chat", proficiency: 9, proficiencyEnabled: true }],
  };
  expect(changed.body).toEqual(expected);
  const params = { userId: user.id };
  expect((await administrator.call(readMemberships, { params })).body).toEqual(expected);
  const [latest, first] = (await administrator.call(listUserEvents, { params, query: {} })).body.events;
  expect(latest).toMatchObject({
    action: "user.memberships-changed",
    changes: expect.arrayContaining([
      { field: "groups", before: "Night", after: "Day" },
      { field: "skills", before: `Voice (${organisationLimits.proficiencyDefault})`, after: "Chat (9)" },
    ]),
  });
  expect(first?.changes).toContainEqual({ field: "groups", before: null, after: "Night" });
});

test("What is changed from a team, group or skill is in the history of each of its people", async () => {
  const [night, chat] = [await groupOf("Night"), await skillOf("Chat")];
  const late = await buildNamed(server.services, tenant, "team", "Late team");
  const params = { userId: user.id };
  const members = (of: Membership, id: string, body: object) =>
    administrator.call(changeMembers, { body: { of, id, ...body } });
  await members("team", late, { added: [params] });
  await members("group", night, { added: [params] });
  await members("skill", chat, { added: [{ ...params, proficiency: 4 }] });
  // Nothing changes, so nothing is told of it.
  await members("team", late, { added: [params] });
  await members("skill", chat, { removed: [user.id] });
  await administrator.call(deleteGroups, { body: { groupToDeleteIds: [night] } });
  await administrator.call(deleteTeam, { params: { teamId: late } });
  const { events } = (await administrator.call(listUserEvents, { params, query: {} })).body;
  expect(new Set(events.map(({ action }) => action))).toEqual(new Set(["user.memberships-changed"]));
  expect(events.map(({ changes }) => changes).toReversed()).toEqual([
    [{ field: "team", before: "First team", after: "Late team" }],
    [{ field: "groups", before: null, after: "Night" }],
    [{ field: "skills", before: null, after: "Chat (4)" }],
    [{ field: "skills", before: "Chat (4)", after: null }],
    [{ field: "groups", before: "Night", after: null }],
    [{ field: "team", before: "Late team", after: null }],
  ]);
});

test("Groups need group:edit and skills skill:edit; without group:view the groups stay hidden", async () => {
  const [night, chat] = [await groupOf("Night"), await skillOf("Chat")];
  const ofSkills = await holder(["skill:edit", "user:view"]);
  expect((await change({ addedGroupIds: [night] }, ofSkills)).errorCode).toBe("FORBIDDEN");
  expect((await change({ skills: [{ skillId: chat }] }, ofSkills)).body).toMatchObject({ groups: null });
  const ofGroups = await holder(["group:edit"]);
  expect((await change({ removedSkillIds: [chat] }, ofGroups)).errorCode).toBe("FORBIDDEN");
  expect((await change({ addedGroupIds: [night] }, ofGroups)).status).toBe(200);
});

test("An unknown skill leaves all as it was", async () => {
  const night = await groupOf("Night");
  const refused = await change({ addedGroupIds: [night], skills: [{ skillId: newId() }] });
  expect(refused.errorCode).toBe("NOT_FOUND");
  const params = { userId: user.id };
  expect((await administrator.call(readMemberships, { params })).body).toEqual({ groups: [], skills: [] });
});

test("A full set of 50 skills takes another only in exchange [USER-060]", async () => {
  const names = Array.from({ length: limits.skillsPerUser }, (_, index) => `Skill ${index}`);
  const ids = await Promise.all(names.map((name) => buildNamed(server.services, tenant, "skill", name)));
  await change({ skills: ids.map((skillId) => ({ skillId })) });
  const another = await skillOf("Another");
  expect((await change({ skills: [{ skillId: another }] })).errorCode).toBe("TOO_MANY_SKILLS");
  const exchanged = await change({ skills: [{ skillId: another }], removedSkillIds: ids.slice(0, 1) });
  expect(exchanged.body.skills).toHaveLength(limits.skillsPerUser);
});
