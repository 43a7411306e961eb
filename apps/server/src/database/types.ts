import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType } from "kysely";
import type { FactorTables } from "./factor-types.ts";
import type { JobTables } from "./job-types.ts";
import type { OpenidTables } from "./openid-types.ts";
import type { PasswordTables } from "./password-types.ts";
import type { SamlTables } from "./saml-types.ts";

/** Rows as the driver gives them: `timestamptz` is a Date, `bigint` a number, `date` the text YYYY-MM-DD. */
export interface Database extends FactorTables, JobTables, OpenidTables, PasswordTables, SamlTables {
  tenants: {
    tenant_id: string;
    key: string;
    name: string;
    timezone: string;
    status: "ACTIVE" | "INACTIVE" | "SUSPENDED";
    type: "TRIAL" | "PAYING";
    billing_id: string;
    cluster_id: string;
    user_soft_limit: number;
    session_timeout_minutes: Generated<number>;
    support_email: string | null;
    login_banner: Nullable<JSONColumnType<LoginBannerColumn>>;
    mfa_required: Generated<boolean>;
    created_at: Date;
    allowed_domains: Generated<string[]>;
    base_urls: ColumnType<BaseUrlsColumn, string | undefined, string>;
  };
  sign_in_directory: {
    user_name: string;
    email: string;
    tenant_id: string;
    user_id: string;
    area: string;
    claimed_at: Generated<Date>;
  };
  hosts: { host: string; tenant_id: string };
  licences: { tenant_id: string; application_id: string; feature_ids: number[] };
  feature_toggles: { tenant_id: string; name: string };
  roles: {
    tenant_id: string;
    id: string;
    legacy_id: string;
    name: string;
    display_name: string;
    permissions: string[];
  };
  employee_groups: {
    tenant_id: string;
    id: string;
    name: string;
    timezone: string;
    is_default: boolean;
    working_hours: JSONColumnType<WorkingDay[]>;
  };
  teams: { tenant_id: string; id: string; name: string };
  groups: { tenant_id: string; id: string; name: string };
  skills: { tenant_id: string; id: string; name: string; color_code: string };
  users: {
    tenant_id: string;
    id: string;
    user_name: string;
    email: string;
    first_name: string;
    last_name: string;
    status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
    idm_type: Generated<"EVOLVE" | "EVOLVECG">;
    saml: Generated<boolean>;
    locked_down: Generated<boolean>;
    impersonated: Generated<boolean>;
    hire_date: string;
    role_id: string | null;
    team_id: string | null;
    employee_group_id: string | null;
    last_sign_in_at: Date | null;
    created_at: Date;
    full_name: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
  };
  secondary_roles: { tenant_id: string; user_id: string; role_id: string };
  group_members: { tenant_id: string; group_id: string; user_id: string };
  user_skills: { tenant_id: string; user_id: string; skill_id: string; proficiency: number };
  credentials: {
    tenant_id: string;
    user_id: string;
    password_hash: string | null;
    password_changed_at: Date | null;
    password_expiry_days: number | null;
    totp_secret: string | null;
    totp_last_step: number | null;
    totp_since: Date | null;
    password_idm_type: "EVOLVE" | "EVOLVECG" | null;
    change_required: Generated<boolean>;
  };
  sessions: {
    tenant_id: string;
    id: string;
    user_id: string;
    cookie_hash: Buffer;
    user_agent: string;
    address: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    exchanged_at: Date | null;
    refresh_generation: Generated<number>;
    refresh_salt: Buffer;
    refresh_rotated_at: Date | null;
    ended_at: Date | null;
    end_reason: string | null;
    methods: Generated<string[]>;
    authenticated_at: Date;
    token_epoch: Generated<number>;
  };
  invitations: {
    tenant_id: string;
    id: string;
    user_id: string;
    secret_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  audit_events: {
    tenant_id: string;
    id: string;
    at: Date;
    actor_id: string | null;
    action: string;
    target_id: string | null;
    details: JSONColumnType<Record<string, unknown>>;
  };
  sign_in_failures: {
    name_hash: Buffer;
    tenant_id: string | null;
    user_id: string | null;
    failures: number;
    first_at: Date;
    locked_until: Date | null;
  };
  signing_keys: {
    id: string;
    public_jwk: JSONColumnType<Record<string, unknown>>;
    private_jwk: string;
    created_at: Date;
    retires_at: Date;
  };
  rate_limits: { key: string; points: number; expire: number | null };
  preferences: { tenant_id: string; user_id: string; context: string; name: string; value: string; updated_at: Date };
  branding_profiles: {
    tenant_id: string;
    profile_name: string;
    brand_name: string;
    logo_url: string;
    favicon_url: string;
    background_color: string;
    icon_text_color: string;
    system_email: string;
    co_brand: string;
    marketing_url: string | null;
  };
  branding_files: { tenant_id: string; file_name: string; content: Buffer };
  navigation_modules: {
    id: string;
    position: number;
    name: string;
    color: string;
    icon: string;
    help_link: string;
    hidden_from_picker: Generated<boolean>;
  };
  navigation_links: {
    id: string;
    module_id: string;
    parent_id: string | null;
    position: number;
    name: string;
    url: string;
    app_context: string;
    base_url: "nice" | "incontact" | "analytics";
    permission: string;
    icon: string;
    target: Generated<"_self" | "_blank">;
    licence_expression: Generated<string>;
    toggle: string | null;
    embedded_client: Generated<boolean>;
  };
  mail_outbox: {
    id: string;
    /** Null for mail of the installation itself. */
    tenant_id: string | null;
    recipient: string;
    message: string;
    created_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    sent_at: Date | null;
    last_error: string | null;
  };
  caught_mails: {
    id: string;
    recipient: string;
    sender: string;
    subject: string;
    text: string;
    html: string;
    received_at: Date;
  };
}

/** A row to insert. */
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;

export interface LoginBannerColumn {
  message: string;
  backgroundColorCode: string;
  fontColorCode: string;
}

/** Where a tenant's families of apps are, each without a slash at the end; an absent one is this installation's own address. */
export interface BaseUrlsColumn {
  nice?: string;
  incontact?: string;
  analytics?: string;
}

/** Day 0 is Sunday; `fromHour` is HH:MM in the employee group's time zone. */
export interface WorkingDay {
  day: number;
  isOpen: boolean;
  fromHour: string;
  durationInMinutes: number;
}

type Nullable<C> = C extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null, U | null> : never;
