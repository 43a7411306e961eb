import { randomBytes } from "node:crypto";
import { newId } from "@evolve/server/ids";
import type { NewRow } from "@evolve/server/database/types";
import type { Services } from "@evolve/server/core/services";

export const testPassword = "Evolve#2026";

export interface BuiltTenant {
  readonly id: string;
  readonly key: string;
  readonly teamId: string;
}

interface TenantOptions {
  /** For data that was signed for a tenant of this id. */
  id?: string;
  passwordPolicy?: Partial<NewRow<"password_policies">>;
  licences?: readonly string[];
  toggles?: readonly string[];
  hosts?: readonly string[];
  /** Its verified mail domains; by default that of its users. */
  domains?: readonly string[];
  status?: "ACTIVE" | "INACTIVE" | "SUSPENDED";
  type?: "TRIAL" | "PAYING";
  userSoftLimit?: number;
  sessionTimeoutMinutes?: number;
  allowedDomains?: readonly string[];
  shellSettings?: Record<string, string | boolean>;
  baseUrls?: { nice?: string; incontact?: string; analytics?: string };
}

/** A tenant with one team; names are random, so that tests do not collide. */
export const buildTenant = async ({ clock, database }: Services, options: TenantOptions = {}): Promise<BuiltTenant> => {
  const id = options.id ?? newId();
  const key = `t${randomBytes(4).toString("hex")}`;
  const teamId = newId();
  await database.withSystem(async (tx) => {
    await tx
      .insertInto("tenants")
      .values({
        tenant_id: id,
        key,
        name: `Tenant ${key}`,
        timezone: "Etc/UTC",
        status: options.status ?? "ACTIVE",
        type: options.type ?? "PAYING",
        billing_id: key,
        cluster_id: "C1",
        user_soft_limit: options.userSoftLimit ?? 1_000,
        session_timeout_minutes: options.sessionTimeoutMinutes ?? 15,
        support_email: `support@${key}.test`,
        login_banner: null,
        created_at: clock.now(),
        allowed_domains: [...(options.allowedDomains ?? [])],
        base_urls: JSON.stringify(options.baseUrls ?? {}),
        shell_settings: JSON.stringify(options.shellSettings ?? {}),
      })
      .execute();
    await tx.insertInto("teams").values({ tenant_id: id, id: teamId, name: "First team" }).execute();
    for (const licence of options.licences ?? ["WFM"])
      await tx.insertInto("licences").values({ tenant_id: id, application_id: licence, feature_ids: [] }).execute();
    for (const name of options.toggles ?? [])
      await tx.insertInto("feature_toggles").values({ tenant_id: id, name }).execute();
    if (options.passwordPolicy)
      await tx
        .insertInto("password_policies")
        .values({ tenant_id: id, changed_at: new Date(0), ...options.passwordPolicy })
        .execute();
    for (const domain of options.domains ?? [`${key}.test`])
      await tx
        .insertInto("tenant_domains")
        .values({ tenant_id: id, id: newId(), domain, token: key, claimed_at: clock.now(), verified_at: clock.now() })
        .execute();
    for (const host of options.hosts ?? []) await tx.insertInto("hosts").values({ host, tenant_id: id }).execute();
  });
  return { id, key, teamId };
};

export interface BuiltUser {
  readonly id: string;
  readonly tenantId: string;
  readonly roleId: string;
  readonly userName: string;
  readonly password: string;
}

interface UserOptions {
  permissions?: readonly string[];
  roleName?: string;
  userName?: string;
  firstName?: string;
  lastName?: string;
  status?: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
  saml?: boolean;
  lockedDown?: boolean;
  impersonated?: boolean;
  idmType?: "EVOLVE" | "EVOLVECG";
  /** The authenticator under which the password was chosen; by default the user's own. */
  passwordIdmType?: "EVOLVE" | "EVOLVECG";
  changeRequired?: boolean;
  password?: string | null;
  passwordAgeDays?: number;
  passwordExpiryDays?: number | null;
  totpSecret?: string;
  teamId?: string | null;
}

/** A user with a role of their own that has exactly these permissions (default: 'all'). */
export const buildUser = async (
  services: Services,
  tenant: BuiltTenant,
  options: UserOptions = {},
): Promise<BuiltUser> => {
  const { clock, database, passwords, secrets } = services;
  const id = newId();
  const roleId = newId();
  const mark = randomBytes(4).toString("hex");
  const userName = options.userName ?? `user.${mark}@${tenant.key}.test`;
  const password = options.password === undefined ? testPassword : options.password;
  const dayMs = 24 * 60 * 60 * 1000;
  const passwordHash = password === null ? null : await passwords.hash(password);
  await database.withSystem(async (tx) => {
    await tx
      .insertInto("roles")
      .values({
        tenant_id: tenant.id,
        id: roleId,
        legacy_id: mark,
        name: options.roleName ?? `Role ${mark}`,
        display_name: options.roleName ?? `Role ${mark}`,
        permissions: [...(options.permissions ?? ["all"])],
      })
      .execute();
    await tx
      .insertInto("users")
      .values({
        tenant_id: tenant.id,
        id,
        user_name: userName,
        email: userName,
        first_name: options.firstName ?? "Test",
        last_name: options.lastName ?? mark,
        status: options.status ?? "ACTIVE",
        idm_type: options.idmType ?? "EVOLVE",
        saml: options.saml ?? false,
        locked_down: options.lockedDown ?? false,
        impersonated: options.impersonated ?? false,
        hire_date: "2015-03-01",
        role_id: roleId,
        team_id: options.teamId === undefined ? tenant.teamId : options.teamId,
        created_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("credentials")
      .values({
        tenant_id: tenant.id,
        user_id: id,
        password_hash: passwordHash,
        password_idm_type: options.passwordIdmType ?? options.idmType ?? "EVOLVE",
        change_required: options.changeRequired ?? false,
        password_changed_at: new Date(clock.now().getTime() - (options.passwordAgeDays ?? 1) * dayMs),
        password_expiry_days: options.passwordExpiryDays ?? null,
        totp_secret: options.totpSecret ? secrets.seal(options.totpSecret, "totp") : null,
      })
      .execute();
    await tx
      .insertInto("sign_in_directory")
      .values({ user_name: userName, email: userName, tenant_id: tenant.id, user_id: id, area: "na1" })
      .execute();
  });
  return { id, tenantId: tenant.id, roleId, userName, password: password ?? "" };
};
