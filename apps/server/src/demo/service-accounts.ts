import { newId } from "../ids.ts";
import type { TenantRows } from "./tenant-rows.ts";
import type { DemoTenant } from "./tenants.ts";

/** Adds a tenant's programs to its people: nobody signs in as one, and it has no key until an administrator makes one. */
export const withServiceAccounts = (rows: TenantRows, tenant: DemoTenant, now: Date): TenantRows => ({
  ...rows,
  users: [
    ...rows.users,
    ...(tenant.serviceAccounts ?? []).map(({ name, role }) => ({
      tenant_id: rows.tenants[0]?.tenant_id ?? "",
      id: newId(),
      kind: "service" as const,
      user_name: `service:${name}`,
      email: "",
      first_name: name,
      last_name: "",
      status: "ACTIVE" as const,
      hire_date: now.toISOString().slice(0, 10),
      role_id: rows.roles.find((one) => one.name === role)?.id ?? null,
      created_at: now,
    })),
  ],
});
