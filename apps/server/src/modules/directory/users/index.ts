import { defineModule } from "../../../core/module.ts";
import { searchUsers } from "./search-users.ts";
import { exportUsers } from "./export-users.ts";
import { readUser } from "./read-user.ts";
import { currentUser } from "./current-user.ts";
import { emailExistsStatus } from "./email-exists-status.ts";

export { fullNameOf, initialsOf } from "./present.ts";
export { activateUserRow, countUsers, findUserStatus, insertInvitedUsers, listPending } from "./repository.ts";
export { insertActiveUser } from "./provision-repository.ts";
export { findPersonState, readClaims, readFullName, readProfile } from "./session-repository.ts";

export const users = defineModule({
  operations: [searchUsers, exportUsers, readUser, currentUser, emailExistsStatus],
});
