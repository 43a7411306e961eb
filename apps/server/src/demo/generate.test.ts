import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail } from "@evolve/contracts/validators";
import { generateTenant } from "./generate.ts";
import type { TenantRows } from "./tenant-rows.ts";
import { addressOf } from "./people.ts";
import { createRandom } from "./random.ts";
import { demoTenants } from "./tenants.ts";

const madeAt = (date: string) => ({
  now: new Date(date),
  area: "na1",
  passwordHash: "hash",
  sealTotp: (secret: string) => `sealed ${secret}`,
});
/** What people see of a tenant's users: everything except ids and times. */
const peopleOf = (rows: TenantRows) => {
  const nameOf = (list: { id: string; name: string }[], id: unknown) => list.find((row) => row.id === id)?.name;
  return rows.users.map((user) => ({
    name: `${user.first_name} ${user.last_name}`,
    address: user.email,
    status: user.status,
    hired: user.hire_date,
    role: nameOf(rows.roles, user.role_id),
    team: nameOf(rows.teams, user.team_id),
    skills: rows.user_skills
      .filter(({ user_id }) => user_id === user.id)
      .map(({ skill_id, proficiency }) => [nameOf(rows.skills, skill_id), proficiency]),
    groups: rows.group_members
      .filter(({ user_id }) => user_id === user.id)
      .map(({ group_id }) => nameOf(rows.groups, group_id)),
  }));
};

test.each(demoTenants)("$name has the same people on every machine and at any time", (tenant) => {
  const [one, other] = ["2026-01-01", "2031-07-08"].map((date) => peopleOf(generateTenant(tenant, madeAt(date))));
  expect(one).toEqual(other);
});

test.each(demoTenants)("$name has at least 200 more users, each with a unique address", (tenant) => {
  const { users, credentials, sign_in_directory } = generateTenant(tenant, madeAt("2026-01-01"));
  expect(users.length - tenant.accounts.length).toBeGreaterThanOrEqual(200);
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
  expect(users.filter(({ email }) => !isEmail(email))).toEqual([]);
  expect([credentials.length, sign_in_directory.length]).toEqual([users.length, users.length]);
});

test("Lists have data to show: roles, states, lockdown, skills, groups", () => {
  const rows = demoTenants.map((tenant) => generateTenant(tenant, madeAt("2026-01-01")));
  for (const { users, roles, user_skills, group_members } of rows) {
    expect(new Set(users.map(({ role_id }) => role_id)).size).toBeGreaterThanOrEqual(5);
    expect(users.every(({ role_id }) => roles.some(({ id }) => id === role_id))).toBe(true);
    expect(new Set(users.map(({ status }) => status))).toContain("PENDING");
    expect(users.some(({ locked_down }) => locked_down)).toBe(true);
    expect(new Set(user_skills.map(({ user_id }) => user_id)).size).toBe(users.length);
    expect(group_members.length).toBeGreaterThan(users.length / 2);
  }
});

test("The random numbers of a seed are reproducible and stay within bounds", () => {
  const draw = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 200 }, () => random.below(7));
  };
  expect(draw(11)).toEqual(draw(11));
  expect(draw(11)).not.toEqual(draw(12));
  expect(new Set(draw(11))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  expect(() => createRandom(1).pick([])).toThrow("nothing to pick from");
});

test("An address is made of a name's letters, without accents, and of nothing else", () => {
  expect(["Sofía Ibáñez", "Can Yıldız", "Elif Şahin", "Maja Ekström"].map(addressOf)).toEqual([
    "sofia.ibanez",
    "can.yildiz",
    "elif.sahin",
    "maja.ekstrom",
  ]);
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(addressOf(name)).toMatch(/^[a-z.]*$/);
    }),
  );
});

test("Acme's audit log tells of more than sign-ins: what the administrator did with roles and people that are there", () => {
  const [acme] = demoTenants;
  if (!acme) throw new Error("no demo tenant");
  const { audit_events, impersonations, roles, users } = generateTenant(acme, madeAt("2026-01-01"));
  const done = audit_events.filter(({ action }) => action !== "session.signed-in");
  expect(new Set(done.map(({ action }) => action))).toEqual(
    new Set([
      ...["role.created", "user.invited", "user.locked", "user.password-reset-started"],
      ...["user.impersonation-started", "user.impersonation-ended"],
    ]),
  );
  const nameOf = (of: string) => users.find(({ id }) => id === of)?.user_name;
  expect(impersonations.map(({ user_id, ending }) => [nameOf(user_id), ending])).toEqual([
    ["agent@acme.test", "ended"],
    ["supervisor@acme.test", "expired"],
  ]);
  const known = [...roles, ...users].map(({ id }) => id);
  expect(done.every(({ target_id }) => known.includes(target_id ?? ""))).toBe(true);
  expect(new Set(done.map(({ actor_id }) => nameOf(actor_id ?? "")))).toEqual(new Set(["admin@acme.test"]));
  expect(done.every(({ at }) => new Date(at) < new Date("2026-01-01"))).toBe(true);
});
