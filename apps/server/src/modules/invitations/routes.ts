import * as invitations from "@evolve/contracts/invitations";
import * as users from "@evolve/contracts/users";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { activateUser } from "./activate-user.ts";
import { inviteUsers } from "./invite-users.ts";
import { resendInvitations } from "./resend-invitations.ts";
import { resolveInvitationToken } from "./resolve-invitation-token.ts";

export const invitationRoutes = ({ bind }: Binder, services: Services): void => {
  bind(users.inviteUsers, inviteUsers(services));
  bind(users.resendInvitations, resendInvitations(services));
  bind(invitations.resolveInvitationToken, resolveInvitationToken(services));
  bind(invitations.activateUser, activateUser(services));
};
