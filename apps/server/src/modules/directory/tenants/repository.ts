import type { TenantSettingsFields } from "@evolve/contracts/tenant-settings";
import type { LoginBanner } from "@evolve/contracts/tenants";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";
import type { BaseUrlsColumn, ShellSettingsColumn } from "../../../database/json-columns.ts";

export interface TenantRow {
  id: string;
  name: string;
  timezone: string;
  status: string;
  type: "TRIAL" | "PAYING";
  billingId: string;
  clusterId: string;
  customerType: string;
  userSoftLimit: number;
  version: number;
  sessionTimeoutMinutes: number;
  supportEmail: string | null;
  loginBanner: LoginBanner | null;
  /** Where this tenant's redirects, frames and messages may go, beyond the installation's own list. */
  allowedDomains: string[];
  baseUrls: BaseUrlsColumn;
  /** Its own places and phone. */
  shellSettings: ShellSettingsColumn;
}

/** The tenant of the transaction. */
export const findTenant = async (tx: Tx, tenantId: string): Promise<TenantRow> => {
  const [row] = await selectTenant(tx, { tenantId });
  if (!row) throw new Error("the tenant does not exist");
  return row;
};

const selectTenant = compiledOnce<{ tenantId: string }, TenantRow>((tx, { tenantId }) =>
  tx
    .selectFrom("tenants")
    .select([
      "tenant_id as id",
      "name",
      "timezone",
      "status",
      "type",
      "billing_id as billingId",
      "cluster_id as clusterId",
      "customer_type as customerType",
      "user_soft_limit as userSoftLimit",
      "version",
      "session_timeout_minutes as sessionTimeoutMinutes",
      "support_email as supportEmail",
      "login_banner as loginBanner",
      "allowed_domains as allowedDomains",
      "base_urls as baseUrls",
      "shell_settings as shellSettings",
    ])
    .where("tenant_id", "=", tenantId),
);

/** The tenant's message to everybody who is about to sign in, or null. */
export const findLoginBanner = async (tx: Tx, tenantId: string): Promise<LoginBanner | null> => {
  const row = await tx
    .selectFrom("tenants")
    .select("login_banner as loginBanner")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row?.loginBanner ?? null;
};

export const updateSignInPage = async (
  tx: Tx,
  tenantId: string,
  { loginBanner, allowedDomains }: Pick<TenantRow, "loginBanner" | "allowedDomains">,
): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({
      login_banner: loginBanner && JSON.stringify(loginBanner),
      allowed_domains: allowedDomains,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .execute();
};

export const updateTenantRow = async (
  tx: Tx,
  tenantId: string,
  { name, timezone }: { name: string; timezone: string },
): Promise<void> => {
  await tx
    .updateTable("tenants")
    .set((select) => ({ name, timezone, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .execute();
};

/** Places that are empty are left out, so that the installation's count. */
export const updateTenantSettings = async (
  tx: Tx,
  tenantId: string,
  { sessionTimeout, supportEmail, analytics, sessionRecording, ...places }: TenantSettingsFields,
): Promise<void> => {
  const given = Object.fromEntries(Object.entries(places).filter(([, place]) => place !== ""));
  await tx
    .updateTable("tenants")
    .set({
      session_timeout_minutes: sessionTimeout,
      support_email: supportEmail === "" ? null : supportEmail,
      shell_settings: JSON.stringify({ ...given, analytics, sessionRecording }),
    })
    .where("tenant_id", "=", tenantId)
    .execute();
};
