import * as contract from "@evolve/contracts/user-existence";
import { operation } from "../../../core/operation.ts";
import { existenceOf } from "./existence.ts";

/** Whether an email address is taken. */
export const emailExistsStatus = operation(contract.emailExistsStatus, async ({ actor, query, services }) => ({
  emailExistStatus: (await existenceOf(services, actor, query.emailAddress)).status,
}));
