import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { UserStatus } from "./user-status.ts";

/** The signed-in user, as the shell shows one (section 3 'User (session)'). */
export const SessionUser = z.object({
  id: z.string(),
  userName: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  initials: z.string(),
  status: UserStatus,
  invitationExpired: z.boolean(),
  organizationName: z.string(),
  /** The IANA name of the zone in which the user reads times: their employee group's, else the tenant's. */
  timeZone: z.string(),
  tenantId: z.string(),
  /** Somebody else acts as this user in the session. */
  impersonated: z.boolean(),
  isLoggedIn: z.boolean(),
  hireDate: z.string(),
  /** The employee group. */
  assignedGroup: z.nullable(z.object({ id: z.string(), name: z.string() })),
  role: z.nullable(z.object({ id: z.string(), legacyId: z.string(), name: z.string() })),
  billingId: z.string(),
  /** The organization's identity provider signs this user in; there is no password here. */
  samlUser: z.boolean(),
});
export type SessionUser = z.output<typeof SessionUser>;

export const currentUser = defineCall({
  name: "currentUser",
  summary: "The signed-in user.",
  area: "users",
  method: "GET",
  path: "/user/current/clientgeneralinfo",
  access: "signed-in",
  answer: z.object({ user: SessionUser }),
  errors: [],
});
