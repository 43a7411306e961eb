import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { findByName } from "../directory/index.ts";
import { findUserStatus } from "./repository.ts";

type Call = typeof contract.emailExistsStatus;

/** Whether an address is taken. Of another tenant it says no more than that. */
export const emailExistsStatus =
  ({ database }: Services) =>
  async ({ actor, query }: Request<Call>): Promise<CallAnswer<Call>> => {
    const entry = await findByName(database.system, query.emailAddress);
    if (!entry) return { emailExistStatus: "EMAIL_NOT_EXIST_IN_SYSTEM" };
    if (entry.tenantId !== actor.tenantId) return { emailExistStatus: "EMAIL_EXIST_IN_SYSTEM" };
    const status = await database.readTenant(actor.tenantId, (tx) => findUserStatus(tx, actor.tenantId, entry.userId));
    return {
      emailExistStatus: status === "DELETED" ? "EMAIL_EXIST_IN_TENANT_DELETED" : "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
    };
  };
