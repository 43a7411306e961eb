import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { findByName } from "../directory/index.ts";
import { findUserStatus } from "./repository.ts";

/** Whether an address is taken; about one of another tenant it says nothing else. */
export const emailExistsStatus = operation(
  contract.emailExistsStatus,
  async ({ actor, query, services: { database }, read }): Promise<CallAnswer<typeof contract.emailExistsStatus>> => {
    const entry = await findByName(database.system, query.emailAddress);
    if (!entry) return { emailExistStatus: "EMAIL_NOT_EXIST_IN_SYSTEM" };
    if (entry.tenantId !== actor.tenantId) return { emailExistStatus: "EMAIL_EXIST_IN_SYSTEM" };
    const status = await read((tx) => findUserStatus(tx, actor.tenantId, entry.userId));
    return {
      emailExistStatus: status === "DELETED" ? "EMAIL_EXIST_IN_TENANT_DELETED" : "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
    };
  },
);
