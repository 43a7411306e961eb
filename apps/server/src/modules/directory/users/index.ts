import { defineModule } from "../../../core/module.ts";
import { searchUsers } from "./search-users.ts";
import { searchUsersV1 } from "./search-users-v1.ts";
import { searchUsersByPermission } from "./search-users-by-permission.ts";
import { readUser } from "./read-user.ts";
import { wfoUser, wfoUsers } from "./wfo-users.ts";
import { usersByName } from "./users-by-name.ts";
import { usersByAttributes, wfoUsersByAttributes } from "./users-by-attributes.ts";
import { usersBasicDetails } from "./users-basic-details.ts";
import { currentUser } from "./current-user.ts";
import { emailExists } from "./email-exists.ts";
import { emailExistsStatus } from "./email-exists-status.ts";
import { userNameExistsStatus } from "./user-name-exists-status.ts";
import { publicEmailExists, publicUserNameExists } from "./public-existence.ts";

export { fullNameOf, initialsOf } from "./present.ts";
export { readUserDetails } from "./details.ts";
export {
  activateUserRow,
  countUsers,
  findKnownUsers,
  findUserStatus,
  insertUsers,
  makePending,
  type NewUserRow,
} from "./repository.ts";
export { selectHolders, selectHoldersNamed } from "./permission-repository.ts";
export { insertActiveUser } from "./provision-repository.ts";
export { requireNamedUsers } from "./named-users-repository.ts";
export { findPersonState, readClaims, readFullName, readProfile, readTimeZone } from "./session-repository.ts";

export const users = defineModule({
  operations: [
    searchUsers,
    searchUsersV1,
    searchUsersByPermission,
    readUser,
    wfoUser,
    wfoUsers,
    usersByName,
    usersByAttributes,
    wfoUsersByAttributes,
    usersBasicDetails,
    currentUser,
    emailExists,
    emailExistsStatus,
    userNameExistsStatus,
    publicEmailExists,
    publicUserNameExists,
  ],
});
