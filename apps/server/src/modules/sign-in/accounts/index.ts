import { defineModule } from "../../../core/module.ts";
import { assignRole } from "./assign-role.ts";
import { createAccount, openAccount } from "./create-account.ts";
import { deleteUser, deleteUsersById } from "./delete-users.ts";
import { migrateTenantToCognito } from "./migrate-tenant-to-cognito.ts";
import { registerUser, registerWfoUser } from "./register-user.ts";
import { reviveUser } from "./revive-user.ts";
import { createServiceAccount, renameServiceAccount } from "./service-accounts.ts";
import { updateUser, updateWfoUser } from "./update-user.ts";

export { countClassicUsers } from "./repository.ts";
export { removeUsers } from "./remove-user.ts";
export { restoreUser } from "./restore-user.ts";

/** What administrators do about the accounts of others, and how a stranger gets one. */
export const accounts = defineModule({
  operations: [
    registerUser,
    registerWfoUser,
    updateUser,
    updateWfoUser,
    assignRole,
    deleteUser,
    deleteUsersById,
    reviveUser,
    createServiceAccount,
    renameServiceAccount,
    createAccount,
    migrateTenantToCognito,
  ],
  jobs: [openAccount],
});
