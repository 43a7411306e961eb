import type { BuiltTenant, BuiltUser } from "./builders.ts";
import { newUser } from "./probe-samples.ts";

interface PeopleInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Given {
  readonly tenant: BuiltTenant;
  readonly administrator: BuiltUser;
  readonly pendingId: string;
  readonly pendingEmail: string;
  readonly otherSessionId: string;
  readonly deviceId: string;
  readonly importId: string;
  readonly groupId: string;
  readonly skillId: string;
}

/** Valid inputs of the calls about users and what they belong to. */
export const peopleInputs: Record<string, (of: Given) => PeopleInput> = {
  searchUsers: ({ tenant, administrator }) => ({
    body: { filter: { search: "", teamId: [tenant.teamId], roleId: [administrator.roleId] } },
  }),
  explainMenu: ({ administrator }) => ({ params: { userId: administrator.id } }),
  readUserToggles: ({ administrator }) => ({ params: { userId: administrator.id } }),
  // Not the administrator: an empty list is valid, and would take their row from the probe of the fence.
  updateUserToggles: ({ pendingId }) => ({ params: { userId: pendingId }, body: { toggles: ["release-test-icon"] } }),
  readUser: ({ administrator }) => ({ params: { userId: administrator.id } }),
  inviteUsers: ({ tenant, administrator, pendingEmail }) => ({
    body: { emailAddressesList: [pendingEmail], roleId: administrator.roleId, teamId: tenant.teamId },
  }),
  resendInvitations: ({ pendingId }) => ({ body: { resend: true, userIds: [pendingId] } }),
  emailExistsStatus: ({ pendingEmail }) => ({ query: { emailAddress: pendingEmail } }),
  userNameExistsStatus: ({ pendingEmail }) => ({ query: { userName: pendingEmail } }),
  emailExists: ({ pendingEmail }) => ({ query: { emailAddress: pendingEmail } }),
  publicEmailExists: ({ pendingEmail }) => ({ query: { emailAddress: pendingEmail } }),
  publicUserNameExists: ({ pendingEmail }) => ({ query: { username: pendingEmail } }),
  registerUser: ({ pendingEmail }) => ({ body: newUser(pendingEmail) }),
  registerWfoUser: ({ pendingEmail }) => ({ body: newUser(pendingEmail) }),
  updateUser: ({ pendingId }) => ({ body: { id: pendingId, version: 1, firstName: "Probe" } }),
  updateWfoUser: ({ pendingId }) => ({ body: { id: pendingId, version: 1, lastName: "Probe" } }),
  assignRole: ({ pendingId, administrator }) => ({ body: { userId: pendingId, roleId: administrator.roleId } }),
  deleteUser: ({ administrator }) => ({ body: { userId: administrator.id } }),
  deleteUsersById: ({ administrator }) => ({ body: { userIds: [administrator.id] } }),
  reviveUser: ({ pendingEmail }) => ({ body: { emailAddress: pendingEmail } }),
  createAccount: ({ pendingEmail }) => ({ body: { emailAddress: pendingEmail, firstName: "Probe", lastName: "" } }),
  migrateTenantToCognito: () => ({ body: {} }),
  uploadUsersStatus: ({ importId }) => ({ query: { key: importId } }),
  readUserImport: ({ importId }) => ({ params: { importId } }),
  startUserImport: ({ importId }) => ({ params: { importId }, body: { mapping: { emailAddress: 0 }, dryRun: true } }),
  searchUsersV1: ({ tenant }) => ({ body: { filter: { search: "", teamId: [tenant.teamId] }, fields: ["id"] } }),
  searchUsersByPermission: () => ({ body: { filter: { permissions: ["user:view"] } } }),
  searchUserRoles: () => ({ body: { metrices: { columns: ["userCount"] } } }),
  usersBasicDetails: ({ administrator }) => ({ body: { userIds: [administrator.id] } }),
  usersByName: ({ tenant }) => ({ query: { fullNameContains: tenant.key } }),
  usersByAttributes: ({ pendingEmail }) => ({ query: { emailAddress: pendingEmail } }),
  wfoUsersByAttributes: ({ pendingEmail }) => ({ query: { emailAddress: pendingEmail } }),
  wfoUsers: () => ({ query: { after: "none" } }),
  wfoUser: ({ administrator }) => ({ params: { userId: administrator.id } }),
  createServiceAccount: ({ administrator }) => ({ body: { name: "Probe", roleId: administrator.roleId } }),
  renameServiceAccount: ({ pendingId }) => ({ params: { userId: pendingId }, body: { name: "Probe", version: 1 } }),
  explainRoleMenu: ({ administrator }) => ({ params: { roleId: administrator.roleId } }),
  endUserSession: ({ administrator, otherSessionId }) => ({
    params: { userId: administrator.id, sessionId: otherSessionId },
  }),
  listUserDevices: ({ administrator }) => ({ params: { userId: administrator.id } }),
  forgetUserDevice: ({ administrator, deviceId }) => ({ params: { userId: administrator.id, deviceId } }),
  readMemberships: ({ administrator }) => ({ params: { userId: administrator.id } }),
  changeMemberships: ({ administrator, groupId, skillId }) => ({
    params: { userId: administrator.id },
    body: { addedGroupIds: [groupId], skills: [{ skillId, proficiency: 7 }] },
  }),
};
