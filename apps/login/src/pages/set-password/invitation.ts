import type { resolveInvitationToken } from "@evolve/contracts/invitations";
import type { CallResult } from "@evolve/contracts/call";
import type { Path } from "../../router.ts";

type Resolved = Pick<CallResult<typeof resolveInvitationToken>, "userStatus" | "invitationTokenValid">;

/** Where an invitation leads, as section 4 'Invitation' has it. */
export const invitationPath = ({ userStatus, invitationTokenValid }: Resolved): Path => {
  if (userStatus === "DELETED") return "/expiredInvitation";
  if (userStatus !== "PENDING") return "/";
  return invitationTokenValid ? "/setPassword" : "/expiredInvitation";
};
