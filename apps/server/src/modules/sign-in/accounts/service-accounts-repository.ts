import type { Tx } from "../../../database/index.ts";

/** No person's user name has this form: those are of the form of an address, without a colon. */
const userNameOf = (name: string): string => `service:${name}`;

interface NewServiceAccount {
  tenantId: string;
  id: string;
  name: string;
  roleId: string;
  createdAt: Date;
}

export const insertServiceAccount = async (tx: Tx, account: NewServiceAccount): Promise<void> => {
  await tx
    .insertInto("users")
    .values({
      tenant_id: account.tenantId,
      id: account.id,
      kind: "service",
      user_name: userNameOf(account.name),
      email: "",
      first_name: account.name,
      last_name: "",
      status: "ACTIVE",
      hire_date: account.createdAt.toISOString().slice(0, 10),
      role_id: account.roleId,
      created_at: account.createdAt,
    })
    .execute();
};

export const renameServiceAccountRow = async (tx: Tx, tenantId: string, id: string, name: string): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ user_name: userNameOf(name), first_name: name })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** The id of the service account that has a name, whatever its case. */
export const findServiceAccount = async (tx: Tx, tenantId: string, name: string): Promise<string | null> => {
  const row = await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", "service")
    .where((where) =>
      where(where.fn<string>("lower", ["first_name"]), "=", where.fn<string>("lower", [where.val(name)])),
    )
    .executeTakeFirst();
  return row?.id ?? null;
};
