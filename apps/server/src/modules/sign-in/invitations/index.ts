import { defineModule } from "../../../core/module.ts";
import { inviteUsers } from "./invite-users.ts";
import { resendInvitations } from "./resend-invitations.ts";
import { resolveInvitationToken } from "./resolve-invitation-token.ts";
import { activateUser } from "./activate-user.ts";

export { sendInvitation } from "./send-invitation.ts";

export const invitations = defineModule({
  operations: [inviteUsers, resendInvitations, resolveInvitationToken, activateUser],
});
