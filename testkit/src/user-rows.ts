import { newId } from "@evolve/server/ids";
import type { Services } from "@evolve/server/core/services";
import type { BuiltUser } from "./builders.ts";

/** A row in each table about users that administrators fill. The impersonation has ended. */
export const fillUserTables = async (
  { clock, database }: Services,
  { id: userId, tenantId }: BuiltUser,
  sessionId: string,
): Promise<{ importId: string; impersonationId: string }> => {
  const now = clock.now();
  const importId = newId();
  const impersonationId = newId();
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("impersonations")
      .values({
        tenant_id: tenantId,
        id: impersonationId,
        session_id: sessionId,
        actor_id: userId,
        user_id: userId,
        reason: "Probe",
        started_at: now,
        expires_at: now,
        ended_at: now,
      })
      .execute();
    await tx
      .insertInto("user_imports")
      .values({
        tenant_id: tenantId,
        id: importId,
        created_by: userId,
        created_at: now,
        file_name: "people.csv",
        format: "csv",
      })
      .execute();
    await tx
      .insertInto("user_import_chunks")
      .values({ tenant_id: tenantId, import_id: importId, number: 0, content: Buffer.from("email") })
      .execute();
  });
  return { importId, impersonationId };
};
