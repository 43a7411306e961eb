import type { WorkingDay } from "../database/json-columns.ts";
import type { NewRow } from "../database/types.ts";
import { newId } from "../ids.ts";
import { addressOf, people } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { addAuditTrail } from "./audit-trail.ts";
import { addImpersonations } from "./impersonations.ts";
import { addDashboards } from "./dashboards.ts";
import type { TenantRows } from "./tenant-rows.ts";
import { type DemoAccount, type DemoTenant } from "./tenants.ts";

interface Made {
  now: Date;
  area: string;
  /** Hash of the demo password; shared by all generated users, since computing hundreds would take seconds. */
  passwordHash: string;
  sealTotp: (secret: string) => string;
}

const dayMs = 24 * 60 * 60 * 1000;
const expiryDays = 90;
const seeds: Readonly<Record<string, number>> = { acme: 11, globex: 22, initech: 33, platform: 44 };

export const generateTenant = (tenant: DemoTenant, made: Made, tenantId = newId()): TenantRows => {
  const random = createRandom(seeds[tenant.key] ?? 1);
  const named = <T extends object>(name: string, more: T) => ({ tenant_id: tenantId, id: newId(), name, ...more });
  const roles = tenant.roles.map((role) =>
    named(role.name, {
      legacy_id: role.legacyId,
      display_name: role.name,
      description: role.description,
      permissions: [...role.permissions],
    }),
  );
  const rows: TenantRows = {
    tenants: [tenantRow(tenant, tenantId, made.now)],
    hosts: tenant.hosts.map((host) => ({ host, tenant_id: tenantId })),
    tenant_domains: [
      {
        tenant_id: tenantId,
        id: newId(),
        domain: `${tenant.key}.test`,
        token: "demo",
        claimed_at: made.now,
        verified_at: made.now,
      },
    ],
    licences: tenant.licences.map((id) => ({
      tenant_id: tenantId,
      application_id: id,
      feature_ids: id === "QM" ? [103] : [],
    })),
    feature_toggles: (tenant.toggles ?? []).map((name) => ({ tenant_id: tenantId, name })),
    roles,
    employee_groups: tenant.places.map((place, index) =>
      named(place.name, {
        timezone: place.timezone,
        is_default: index === 0,
        working_hours: JSON.stringify(weekOf(place)),
      }),
    ),
    teams: tenant.teams.map((team) => named(team, {})),
    groups: tenant.groups.map((group) => named(group, {})),
    skills: tenant.skills.map((skill, index) =>
      named(skill, { color_code: skillColours[index % skillColours.length] ?? "#1461c4" }),
    ),
    branding_profiles: tenant.brand ? [brandRow(tenant.brand, tenantId, tenant)] : [],
    branding_files: tenant.brand ? [logoRow(tenant.brand, tenantId)] : [],
    users: [],
    credentials: [],
    sign_in_directory: [],
    group_members: [],
    user_skills: [],
    impersonations: [],
    audit_events: [],
    dashboards: [],
    dashboard_roles: [],
    favourite_dashboards: [],
  };
  const taken = new Set<string>();
  for (const account of tenant.accounts) {
    taken.add(account.name);
    addPerson(rows, random, made, account, `${account.name}@${tenant.key}.test`, 0.6);
  }
  while (rows.users.length < tenant.users + tenant.accounts.length) {
    const account = generatedAccount(random, rows.users.length, tenant);
    let address = addressOf(`${account.first}.${account.last}`);
    for (let twin = 2; taken.has(address); twin += 1)
      address = `${addressOf(`${account.first}.${account.last}`)}${twin}`;
    taken.add(address);
    addPerson(rows, random, made, account, `${address}@${tenant.key}.test`, 0.9);
  }
  addDashboards(rows, tenant, made.now);
  addImpersonations(rows, made.now);
  addAuditTrail(rows, made.now);
  return rows;
};

/** Days since an account's password was set. */
const passwordAge = ({ expired, expiresIn }: DemoAccount): number => {
  if (expired) return expiryDays + 1;
  return expiresIn === undefined ? 1 : expiryDays - expiresIn;
};

const tenantRow = (tenant: DemoTenant, tenantId: string, now: Date): NewRow<"tenants"> => ({
  tenant_id: tenantId,
  key: tenant.key,
  name: tenant.name,
  timezone: tenant.timezone,
  status: "ACTIVE",
  type: "PAYING",
  billing_id: `${tenant.key.toUpperCase()}-0001`,
  cluster_id: "C1",
  user_soft_limit: 5_000,
  session_timeout_minutes: 15,
  support_email: `support@${tenant.key}.test`,
  login_banner: tenant.loginBanner ? JSON.stringify(tenant.loginBanner) : null,
  shell_settings: JSON.stringify(tenant.analytics ? { analytics: true } : {}),
  created_at: now,
});

type Brand = NonNullable<DemoTenant["brand"]>;

const logoFile = "logo.svg";

const brandRow = (brand: Brand, tenantId: string, { key, hosts }: DemoTenant): NewRow<"branding_profiles"> => {
  const url = `/branding-details/${hosts[0] ?? ""}/${logoFile}`;
  return {
    tenant_id: tenantId,
    profile_name: key,
    brand_name: brand.brandName,
    logo_url: url,
    favicon_url: url,
    background_color: brand.backgroundColor,
    icon_text_color: brand.iconTextColor,
    system_email: `support@${key}.test`,
    co_brand: brand.coBrand,
    marketing_url: brand.marketingUrl,
  };
};

const logoRow = ({ logoColor }: Brand, tenantId: string): NewRow<"branding_files"> => {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="13" fill="${logoColor}" stroke="#fff"/><path d="M4 14h20M14 3c-7 7-7 15 0 22M14 3c7 7 7 15 0 22" fill="none" stroke="#fff" stroke-width="1.6"/></svg>`;
  return { tenant_id: tenantId, file_name: logoFile, content: Buffer.from(mark) };
};

const weekOf = (place: DemoTenant["places"][number]): WorkingDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const isOpen = place.weekend || (day > 0 && day < 6);
    return { day, isOpen, fromHour: isOpen ? place.from : "00:00", durationInMinutes: isOpen ? place.hours * 60 : 0 };
  });

const skillColours = ["#1461c4", "#7a3fb5", "#0f7b6c", "#b3541e", "#8a3f62", "#3f5f8a"];

const usualShares: readonly (readonly [string, number])[] = [
  ["Agent", 0.82],
  ["Supervisor", 0.92],
  ["Evaluator", 0.97],
  ["Manager", 1],
];

const generatedAccount = (random: Random, index: number, { roleShares = usualShares }: DemoTenant): DemoAccount => {
  const origin = random.pick(people);
  const share = random.next();
  return {
    name: String(index),
    first: random.pick(origin.first),
    last: random.pick(origin.last),
    role: roleShares.find(([, upTo]) => share < upTo)?.[0] ?? "Agent",
    pending: random.next() < 0.05,
    lockedDown: random.next() < 0.03,
  };
};

const addPerson = (
  rows: TenantRows,
  random: Random,
  made: Made,
  account: DemoAccount,
  address: string,
  seenShare: number,
): void => {
  const tenantId = rows.tenants[0]?.tenant_id ?? "";
  const id = newId();
  const deleted = account.name === String(rows.users.length) && random.next() < 0.02;
  const status = account.pending ? "PENDING" : deleted ? "DELETED" : "ACTIVE";
  const seen = status === "ACTIVE" && random.next() < seenShare;
  const person = { tenant_id: tenantId, user_id: id };
  const seenAt = seen ? new Date(made.now.getTime() - Math.floor(random.next() ** 3 * 60 * dayMs)) : null;
  // The last day of what charts show.
  if (seenAt !== null && account.name === String(rows.users.length) && made.now.getTime() - seenAt.getTime() < dayMs)
    rows.audit_events.push({ tenant_id: tenantId, id: newId(), at: seenAt, actor_id: id, action: "session.signed-in" });
  rows.users.push({
    tenant_id: tenantId,
    id,
    user_name: address,
    email: address,
    first_name: account.first,
    last_name: account.last,
    status,
    idm_type: account.cognito ? "EVOLVECG" : "EVOLVE",
    saml: account.saml ?? false,
    locked_down: account.lockedDown ?? false,
    hire_date: account.pending
      ? "2015-03-01"
      : `20${15 + random.below(11)}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`,
    role_id: rows.roles.find((role) => role.name === account.role)?.id ?? null,
    team_id: random.pick(rows.teams).id,
    employee_group_id: random.pick(rows.employee_groups).id,
    last_sign_in_at: seenAt,
    created_at: made.now,
  });
  rows.credentials.push({
    ...person,
    password_hash: account.pending || account.saml ? null : made.passwordHash,
    password_changed_at: account.pending ? null : new Date(made.now.getTime() - passwordAge(account) * dayMs),
    password_expiry_days: account.expired || account.expiresIn !== undefined ? expiryDays : null,
    password_idm_type: account.cognito ? "EVOLVECG" : "EVOLVE",
    totp_secret: account.totpSecret ? made.sealTotp(account.totpSecret) : null,
  });
  rows.sign_in_directory.push({ ...person, user_name: address, email: address, area: made.area });
  if (random.next() < 0.7) rows.group_members.push({ ...person, group_id: random.pick(rows.groups).id });
  const skills = new Set(Array.from({ length: 1 + random.below(4) }, () => random.pick(rows.skills).id));
  for (const skill_id of skills) rows.user_skills.push({ ...person, skill_id, proficiency: 1 + random.below(10) });
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");
