import type { EmailStatus } from "@evolve/contracts/user-existence";
import type { Actor } from "../../../core/actor.ts";
import type { Services } from "../../../core/services.ts";
import { findByName } from "../directory/index.ts";
import { findUserStatus } from "./repository.ts";

/** Whether a name or address is taken; about one of another tenant this says nothing else. */
export const existenceOf = async (
  { database }: Services,
  { tenantId }: Actor,
  name: string,
): Promise<{ status: EmailStatus; userId: string | null }> => {
  const entry = await findByName(database.system, name);
  if (!entry) return { status: "EMAIL_NOT_EXIST_IN_SYSTEM", userId: null };
  if (entry.tenantId !== tenantId) return { status: "EMAIL_EXIST_IN_SYSTEM", userId: null };
  const { userId } = entry;
  const status = await database.readTenant(tenantId, (tx) => findUserStatus(tx, tenantId, userId));
  const isDeleted = status === "DELETED";
  return { status: isDeleted ? "EMAIL_EXIST_IN_TENANT_DELETED" : "EMAIL_EXIST_IN_TENANT_NOT_DELETED", userId };
};
