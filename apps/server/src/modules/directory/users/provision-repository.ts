import type { Tx } from "../../../database/index.ts";
import { namesFrom } from "./names.ts";

export interface ActiveUser {
  tenantId: string;
  id: string;
  userName: string;
  email: string;
  /** Empty names are derived from the address. */
  firstName: string;
  lastName: string;
  roleId: string | null;
  createdAt: Date;
}

const nameMax = 50;

/** Inserts a user confirmed by an identity provider: active at once, and without a password. */
export const insertActiveUser = async (tx: Tx, person: ActiveUser): Promise<void> => {
  const names =
    person.firstName || person.lastName
      ? { first_name: person.firstName.slice(0, nameMax), last_name: person.lastName.slice(0, nameMax) }
      : namesFrom(person.email);
  await tx
    .insertInto("users")
    .values({
      tenant_id: person.tenantId,
      id: person.id,
      user_name: person.userName,
      email: person.email,
      ...names,
      status: "ACTIVE",
      saml: true,
      hire_date: person.createdAt.toISOString().slice(0, 10),
      role_id: person.roleId,
      team_id: null,
      created_at: person.createdAt,
    })
    .execute();
  await tx.insertInto("credentials").values({ tenant_id: person.tenantId, user_id: person.id }).execute();
};
