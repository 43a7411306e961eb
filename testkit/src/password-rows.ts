import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltTenant, BuiltUser } from "./builders.ts";

/** Inserts a row in each table of passwords and addresses, for tests that look at all tables. */
export const fillPasswordTables = async (
  { clock, database }: Services,
  tenant: BuiltTenant,
  user: BuiltUser,
): Promise<void> => {
  const now = clock.now();
  const of = { tenant_id: tenant.id, user_id: user.id };
  const secret = { secret_hash: Buffer.alloc(32), expires_at: now };
  await database.withTenant(tenant.id, async (tx) => {
    await tx.insertInto("password_policies").values({ tenant_id: tenant.id, changed_at: now }).execute();
    await tx
      .insertInto("password_history")
      .values({ ...of, id: newId(), password_hash: "none" })
      .execute();
    const request = { name_hash: Buffer.alloc(32), name: "none", language: "en", cause: "asked" } as const;
    await tx
      .insertInto("password_resets")
      .values({ ...of, ...secret, ...request, id: newId(), asked_at: now })
      .execute();
    await tx
      .insertInto("email_changes")
      .values({ ...of, ...secret, id: newId(), email: `later@${tenant.key}.test`, created_at: now })
      .execute();
  });
};
