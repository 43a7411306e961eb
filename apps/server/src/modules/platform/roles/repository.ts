import type { RoleFields } from "@evolve/contracts/roles";
import type { Tx } from "../../../database/index.ts";
import { isDeleted } from "../../../database/is-deleted.ts";

export interface StoredRole {
  id: string;
  name: string;
  displayName: string;
  description: string;
  permissions: string[];
}

export const findRole = async (tx: Tx, tenantId: string, roleId: string): Promise<StoredRole | null> =>
  (await tx
    .selectFrom("roles")
    .select(["id", "name", "display_name as displayName", "description", "permissions"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", roleId)
    .executeTakeFirst()) ?? null;

/** Whether another role has this name, whatever its case. */
export const isNameTaken = async (tx: Tx, tenantId: string, name: string, roleId: string): Promise<boolean> =>
  (await tx
    .selectFrom("roles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "!=", roleId)
    .where((where) => {
      const wanted = where.fn<string>("lower", [where.val(name)]);
      return where.or([
        where(where.fn("lower", ["display_name"]), "=", wanted),
        where(where.fn("lower", ["name"]), "=", wanted),
      ]);
    })
    .executeTakeFirst()) !== undefined;

const columnsOf = ({ displayName, description, permissions }: RoleFields) => ({
  name: displayName,
  display_name: displayName,
  description,
  permissions: [...new Set(permissions)],
});

export const insertRole = async (tx: Tx, tenantId: string, roleId: string, fields: RoleFields): Promise<void> => {
  await tx
    .insertInto("roles")
    .values({ tenant_id: tenantId, id: roleId, legacy_id: roleId, ...columnsOf(fields) })
    .execute();
};

export const updateRoleRow = async (tx: Tx, tenantId: string, roleId: string, fields: RoleFields): Promise<void> => {
  await tx
    .updateTable("roles")
    .set(columnsOf(fields))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", roleId)
    .execute();
};

/** Takes the role from deleted users and deletes it; false where somebody or something else still has it. */
export const deleteRoleRow = async (tx: Tx, tenantId: string, roleId: string): Promise<boolean> => {
  await tx
    .updateTable("users")
    .set({ role_id: null })
    .where("tenant_id", "=", tenantId)
    .where("role_id", "=", roleId)
    .where("status", "=", "DELETED")
    .execute();
  await tx
    .deleteFrom("secondary_roles")
    .where("tenant_id", "=", tenantId)
    .where("role_id", "=", roleId)
    .where("user_id", "in", (deleted) =>
      deleted.selectFrom("users").select("id").where("tenant_id", "=", tenantId).where("status", "=", "DELETED"),
    )
    .execute();
  return isDeleted(tx.deleteFrom("roles").where("tenant_id", "=", tenantId).where("id", "=", roleId).execute());
};
