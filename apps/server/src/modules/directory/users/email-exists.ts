import * as contract from "@evolve/contracts/user-existence";
import { operation } from "../../../core/operation.ts";
import { existenceOf } from "./existence.ts";

/** Whether an email address is taken, and by which user of the tenant. */
export const emailExists = operation(contract.emailExists, async ({ actor, query, services }) => {
  const { status, userId } = await existenceOf(services, actor, query.emailAddress);
  return { exists: status !== "EMAIL_NOT_EXIST_IN_SYSTEM", userId };
});
