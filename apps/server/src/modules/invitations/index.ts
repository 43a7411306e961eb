export { invitationRoutes } from "./routes.ts";
export { sendInvitation } from "./send-invitation.ts";
