import type { UserDetails, UserRow } from "@evolve/contracts/users";
import type { SessionUser } from "@evolve/contracts/current-user";
import type { CurrentUserRow, ListedUser } from "./repository.ts";

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A letter that nothing after it combines with. The segmenter takes longer than everything else in a row. */
const plainLetter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}](?![\p{M}\u200c\u200d])/u;

/** The first character as people see it: a combining accent or a joined emoji is kept whole. */
const firstCharacter = (text: string): string => {
  const [letter] = plainLetter.exec(text) ?? [];
  if (letter) return letter;
  const { value } = characters.segment(text)[Symbol.iterator]().next();
  return value?.segment ?? "";
};

/** Initials of the first and last name. */
export const initialsOf = (firstName: string, lastName: string): string =>
  (firstCharacter(firstName.trim()) + firstCharacter(lastName.trim())).toUpperCase();

const capitalized = (text: string): string => {
  const first = firstCharacter(text);
  return first.toUpperCase() + text.slice(first.length);
};

/** First name, capitalized, and last name, as the header shows them. */
export const fullNameOf = (firstName: string, lastName: string): string =>
  `${capitalized(firstName)} ${lastName}`.trim();

const named = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id !== null && name !== null ? { id, name } : null;

const isAhead = (instant: Date | null, now: Date): instant is Date => instant !== null && instant > now;

export const presentUser = (row: ListedUser, now: Date): UserRow => ({
  id: row.id,
  kind: row.kind,
  userName: row.userName,
  emailAddress: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row.firstName, row.lastName),
  initials: initialsOf(row.firstName, row.lastName),
  status: row.status,
  locked: row.lockedDown || isAhead(row.lockedUntil, now),
  invitationExpired: row.status === "PENDING" && row.invitationExpiresAt !== null && row.invitationExpiresAt <= now,
  role: named(row.roleId, row.roleName),
  team: named(row.teamId, row.teamName),
  employeeGroup: named(row.employeeGroupId, row.employeeGroupName),
  skills: row.skills,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  lockedUntil: !row.lockedDown && isAhead(row.lockedUntil, now) ? row.lockedUntil.toISOString() : null,
});

export const presentUserDetails = (
  row: ListedUser,
  secondaryRoles: UserDetails["secondaryRoles"],
  now: Date,
): UserDetails => ({
  ...presentUser(row, now),
  version: row.version,
  hireDate: row.hireDate,
  secondaryRoles,
  samlUser: row.saml,
  createdAt: row.createdAt.toISOString(),
});

export const presentSessionUser = (row: CurrentUserRow, impersonated: boolean): SessionUser => ({
  id: row.id,
  userName: row.userName,
  emailAddress: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row.firstName, row.lastName),
  initials: initialsOf(row.firstName, row.lastName),
  status: row.status,
  // Only users whose invitation was accepted have a session.
  invitationExpired: false,
  organizationName: row.tenantName,
  timeZone: row.timeZone,
  tenantId: row.tenantId,
  impersonated,
  isLoggedIn: true,
  hireDate: row.hireDate,
  assignedGroup: named(row.employeeGroupId, row.employeeGroupName),
  role:
    row.roleId && row.roleName && row.legacyId ? { id: row.roleId, legacyId: row.legacyId, name: row.roleName } : null,
  billingId: row.billingId,
  samlUser: row.saml,
});
