import { defineModule } from "../../../core/module.ts";
import { createAccessKey } from "./create-access-key.ts";
import { deleteAccessKey } from "./delete-access-key.ts";
import { exchangeAccessKey } from "./exchange-access-key.ts";
import { listAccessKeys } from "./list-access-keys.ts";
import { updateAccessKey } from "./update-access-key.ts";

export { openSessionByKey } from "./exchange-access-key.ts";
export { keyAuthenticator } from "./authenticate-by-key.ts";
export { deleteAccessKeysOf } from "./repository.ts";

/** Keys with which programs sign in as a user. */
export const accessKeys = defineModule({
  operations: [listAccessKeys, createAccessKey, updateAccessKey, deleteAccessKey, exchangeAccessKey],
});
