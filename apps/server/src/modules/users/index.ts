export { fullNameOf, initialsOf } from "./present.ts";
export { activateUserRow, countUsers, findUserStatus, insertInvitedUsers, listPending } from "./repository.ts";
export { insertActiveUser } from "./provision-repository.ts";
export { userRoutes } from "./routes.ts";
export { findPersonState, readClaims, readFullName, readProfile } from "./session-repository.ts";
