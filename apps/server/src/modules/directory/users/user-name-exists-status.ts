import * as contract from "@evolve/contracts/user-existence";
import { operation } from "../../../core/operation.ts";
import { existenceOf } from "./existence.ts";

/** Whether a user name is taken. */
export const userNameExistsStatus = operation(contract.userNameExistsStatus, async ({ actor, query, services }) => ({
  userNameExistStatus: (await existenceOf(services, actor, query.userName)).status,
}));
