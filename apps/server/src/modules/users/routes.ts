import * as contract from "@evolve/contracts/users";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { currentUser } from "./current-user.ts";
import { emailExistsStatus } from "./email-exists-status.ts";
import { readUser } from "./read-user.ts";
import { searchUsers } from "./search-users.ts";

export const userRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.searchUsers, searchUsers(services));
  bind(contract.readUser, readUser(services));
  bind(contract.currentUser, currentUser(services));
  bind(contract.emailExistsStatus, emailExistsStatus(services));
};
