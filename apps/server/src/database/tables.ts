// Generated from the migrations: `npx vitest run table-types -u` writes it anew.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-columns.ts";

/** Rows as the driver gives them: `timestamptz` is a Date, `bigint` a number, `date` the text YYYY-MM-DD. */
export interface Database {
  access_keys: {
    tenant_id: string;
    id: string;
    user_id: string;
    secret_hash: Buffer;
    is_active: Generated<boolean>;
    created_at: Date;
    last_used_at: Date | null;
  };
  activity_codes: {
    tenant_id: string;
    id: string;
    name: string;
    kind: "onQueue" | "break" | "meal" | "meeting" | "training" | "offQueue" | "timeOff" | "unavailable";
    is_paid: boolean;
    is_work_time: boolean;
    /** Share of the people scheduled who are lost to it in its hours. */
    shrinkage: Generated<number>;
    from_hour: Generated<number>;
    to_hour: Generated<number>;
    color_code: string;
    version: Generated<number>;
  };
  agent_preferences: {
    tenant_id: string;
    user_id: string;
    kind: "availability" | "dayOff" | "shift";
    value: ColumnType<Json["agent_preferences.value"], string, string>;
    version: number;
    updated_at: Date;
  };
  audit_events: {
    tenant_id: string;
    id: string;
    at: Date;
    actor_id: string | null;
    action: string;
    target_id: string | null;
    details: ColumnType<Json["audit_events.details"], string | undefined, string>;
  };
  audit_links: {
    tenant_id: string;
    sequence: number;
    event_id: string;
    hash: Buffer;
    linked_at: Date;
  };
  branding_files: {
    tenant_id: string;
    file_name: string;
    content: Buffer;
  };
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
  broadcasts: {
    tenant_id: string;
    id: string;
    message: string;
    published_at: Date;
    ends_at: Date;
  };
  business_units: {
    tenant_id: string;
    id: string;
    name: string;
    zone: string;
    week_start: number;
    interval_minutes: number;
    version: Generated<number>;
  };
  calendar_events: {
    tenant_id: string;
    id: string;
    /** Null: of all business units. */
    business_unit_id: string | null;
    name: string;
    kind: "closed" | "special" | "campaign" | "outage";
    first_day: string;
    last_day: string;
    effect: "exclude" | "multiply" | "copy";
    factor: number | null;
    copied_day: string | null;
    version: Generated<number>;
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
  credentials: {
    tenant_id: string;
    user_id: string;
    password_hash: string | null;
    password_changed_at: Date | null;
    password_expiry_days: number | null;
    totp_secret: string | null;
    totp_last_step: number | null;
    /** The authenticator under which the password was chosen; null when that is not known. */
    password_idm_type: "EVOLVE" | "EVOLVECG" | null;
    change_required: Generated<boolean>;
    totp_since: Date | null;
  };
  dashboard_roles: {
    tenant_id: string;
    dashboard_id: string;
    role_id: string;
  };
  dashboard_users: {
    tenant_id: string;
    dashboard_id: string;
    user_id: string;
  };
  dashboards: {
    tenant_id: string;
    id: string;
    name: string;
    created_by: string;
    created_at: Date;
    tiles: ColumnType<Json["dashboards.tiles"], string | undefined, string>;
    is_shared: Generated<boolean>;
    version: Generated<number>;
    changed_at: Date;
    deleted_at: Date | null;
    deleted_by: string | null;
  };
  default_views: {
    tenant_id: string;
    user_id: string;
    list: string;
    view_id: string;
  };
  demo_identity_provider: {
    only_one: Generated<boolean>;
    certificate: string;
    private_key: string;
  };
  email_changes: {
    tenant_id: string;
    id: string;
    user_id: string;
    email: string;
    secret_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  employee_groups: {
    tenant_id: string;
    id: string;
    name: string;
    timezone: string;
    is_default: boolean;
    working_hours: ColumnType<Json["employee_groups.working_hours"], string, string>;
    version: Generated<number>;
  };
  favourite_dashboards: {
    tenant_id: string;
    user_id: string;
    dashboard_id: string;
    position: number | null;
  };
  feature_toggles: {
    tenant_id: string;
    name: string;
  };
  group_members: {
    tenant_id: string;
    group_id: string;
    user_id: string;
  };
  groups: {
    tenant_id: string;
    id: string;
    name: string;
    version: Generated<number>;
  };
  history_layers: {
    tenant_id: string;
    id: string;
    planning_group_id: string;
    decision: "repair" | "exclude" | "keep";
    kind: "gap" | "low" | "high" | "zero";
    first_at: Date;
    end_at: Date;
    /** Contacts of a repair, spread evenly from first_at to end_at. */
    amounts: Generated<number[]>;
    reason: string;
    decided_by: string;
    decided_at: Date;
    undone_by: string | null;
    undone_at: Date | null;
  };
  hosts: {
    host: string;
    tenant_id: string;
  };
  impersonations: {
    tenant_id: string;
    id: string;
    session_id: string;
    actor_id: string;
    user_id: string;
    reason: string;
    started_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  installation: {
    id: Generated<string>;
    is_only_row: Generated<boolean>;
  };
  interval_history: {
    tenant_id: string;
    queue_id: string;
    starts_at: Date;
    minutes: number;
    offered: number;
    handled: number;
    abandoned: number;
    answered_in_level: number;
    talk_seconds: number;
    hold_seconds: number;
    after_call_seconds: number;
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
  job_files: {
    tenant_id: string;
    job_id: string;
    part: number;
    content: string;
  };
  job_nodes: {
    id: string;
    workers: string[];
    seen_at: Date;
    steady_since: Date;
  };
  jobs: {
    tenant_id: string;
    id: string;
    name: string;
    started_by: string;
    payload: ColumnType<Json["jobs.payload"], string, string>;
    state: Generated<"waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled">;
    version: Generated<number>;
    /** Of the run that may write to the row: another node that took it for dead has a newer one. */
    run: string | null;
    progress: Generated<number>;
    step: string | null;
    checkpoint: ColumnType<Json["jobs.checkpoint"] | null, string | null, string | null>;
    result: ColumnType<Json["jobs.result"] | null, string | null, string | null>;
    error: string | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
  };
  known_devices: {
    tenant_id: string;
    user_id: string;
    id: string;
    user_agent: string;
    address: string;
    first_used_at: Date;
    last_used_at: Date;
  };
  licences: {
    tenant_id: string;
    application_id: string;
    feature_ids: Generated<number[]>;
  };
  mail_outbox: {
    id: string;
    tenant_id: string | null;
    recipient: string;
    /** Encrypted: a message may carry a one-time secret. */
    message: string;
    created_at: Date;
    attempts: Generated<number>;
    /** Read by the version before the job queue alone; the queue knows when a mail is due. */
    next_attempt_at: Generated<Date>;
    sent_at: Date | null;
    last_error: string | null;
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
    target: Generated<string>;
    licence_expression: Generated<string>;
    toggle: string | null;
    embedded_client: Generated<boolean>;
  };
  navigation_modules: {
    id: string;
    position: number;
    name: string;
    color: string;
    icon: string;
    help_link: string;
    hidden_from_picker: Generated<boolean>;
  };
  notification_publications: {
    tenant_id: string;
    id: string;
    digest: string;
    recipient_count: number;
    published_at: Date;
  };
  notification_settings: {
    tenant_id: string;
    user_id: string;
    topic: string;
    bell: boolean;
    mail: boolean;
  };
  notification_streams: {
    tenant_id: string;
    user_id: string;
    /** Raised by each change of the user's notifications; its row's lock gives changes the order of their commits. */
    version: Generated<number>;
    /** Of the browser that connected last, for mails. */
    language: string | null;
    time_zone: string | null;
  };
  notifications: {
    tenant_id: string;
    user_id: string;
    id: string;
    sequence: number;
    version: number;
    topic: string;
    text: ColumnType<Json["notifications.text"], string, string>;
    publisher: string | null;
    link_url: string | null;
    actions: ColumnType<Json["notifications.actions"], string | undefined, string>;
    published_at: Date;
    read_at: Date | null;
    /** False where its reader wants it by mail alone. */
    is_shown: boolean;
    is_mail_due: boolean;
  };
  openid_clients: {
    id: string;
    name: string;
    secret_hash: Buffer | null;
    first_party: boolean;
    /** Matched exactly; {origin} is the address of this installation. */
    redirect_uris: string[];
    post_logout_redirect_uris: Generated<string[]>;
    frontchannel_logout_uris: Generated<string[]>;
    backchannel_logout_uris: Generated<string[]>;
    created_at: Generated<Date>;
    id_token_alg: Generated<"ES256" | "RS256">;
    grant_types: Generated<string[]>;
    /** Its own sub for each user; all redirect_uris are then of one host. */
    pairwise: Generated<boolean>;
    requires_pushed_requests: Generated<boolean>;
    requires_dpop: Generated<boolean>;
    /** Whose users the client may sign in; null: everybody's. */
    tenant_id: string | null;
    changed_at: Date | null;
  };
  openid_consents: {
    tenant_id: string;
    user_id: string;
    client_id: string;
    scopes: string[];
    given_at: Date;
  };
  openid_grants: {
    tenant_id: string;
    id: string;
    session_id: string;
    user_id: string;
    client_id: string;
    scope: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  openid_requests: {
    id_hash: Buffer;
    kind: string;
    user_code: string | null;
    payload: ColumnType<Json["openid_requests.payload"], string, string>;
    expires_at: Date;
    consumed_at: Date | null;
  };
  openid_session_clients: {
    tenant_id: string;
    session_id: string;
    client_id: string;
    redirect_uri: string;
    logout_state: Generated<"open" | "delivered" | "failed" | "none">;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
  };
  openid_tokens: {
    tenant_id: string;
    id_hash: Buffer;
    kind: string;
    grant_id: string;
    payload: ColumnType<Json["openid_tokens.payload"], string, string>;
    expires_at: Date;
    consumed_at: Date | null;
  };
  passkeys: {
    tenant_id: string;
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    transports: string[];
    rp_id: string;
    is_synced: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  password_history: {
    tenant_id: string;
    id: string;
    user_id: string;
    password_hash: string;
  };
  password_policies: {
    tenant_id: string;
    idm_type: Generated<"EVOLVE" | "EVOLVECG">;
    minimum_length: Generated<number>;
    require_uppercase: Generated<boolean>;
    require_lowercase: Generated<boolean>;
    require_numbers: Generated<boolean>;
    require_non_alphanumeric: Generated<boolean>;
    history_length: Generated<number>;
    expiry_days: number | null;
    /** NIST SP 800-63B-4 in place of either authenticator's rule: length alone, no expiry. */
    strong: Generated<boolean>;
    changed_at: Date;
  };
  password_resets: {
    id: string;
    name_hash: Buffer;
    name: string;
    language: string;
    cause: "asked" | "administrator" | "policy";
    asked_at: Date;
    next_attempt_at: Date | null;
    tenant_id: string | null;
    user_id: string | null;
    mailed_at: Date | null;
    expires_at: Date;
    attempts: Generated<number>;
    code_hash: Buffer | null;
    secret_hash: Buffer | null;
    used_at: Date | null;
    device_attempts: Generated<number>;
    link_attempts: Generated<number>;
    by_known_device: Generated<boolean>;
  };
  planning_group_queues: {
    tenant_id: string;
    queue_id: string;
    planning_group_id: string;
  };
  planning_groups: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    name: string;
    is_deferrable: Generated<boolean>;
    service_level: number | null;
    target_seconds: number | null;
    average_wait_seconds: number | null;
    abandon_rate: number | null;
    max_occupancy: number | null;
    patience_seconds: number | null;
    version: Generated<number>;
  };
  preferences: {
    tenant_id: string;
    user_id: string;
    context: string;
    name: string;
    value: string;
    updated_at: Date;
  };
  queues: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    name: string;
    media: "voice" | "chat" | "email" | "callback";
    concurrency: Generated<number>;
    /** In the zone of the business unit. */
    opening_hours: ColumnType<Json["queues.opening_hours"], string, string>;
    version: Generated<number>;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  recovery_codes: {
    tenant_id: string;
    user_id: string;
    /** The first characters of a code: they find its hash and are no secret. */
    selector: string;
    code_hash: string;
    created_at: Date;
    used_at: Date | null;
  };
  roles: {
    tenant_id: string;
    id: string;
    legacy_id: string;
    name: string;
    display_name: string;
    permissions: string[];
    description: Generated<string>;
  };
  rsa_signing_keys: {
    id: string;
    public_jwk: ColumnType<Json["rsa_signing_keys.public_jwk"], string, string>;
    private_jwk: string;
    created_at: Date;
    retires_at: Date;
  };
  saml_assertions: {
    tenant_id: string;
    id: string;
    expires_at: Date;
  };
  saml_codes: {
    tenant_id: string;
    code_hash: Buffer;
    browser_hash: Buffer;
    user_id: string;
    name_id: string;
    name_id_format: string;
    issuer: string;
    session_index: string | null;
    expires_at: Date;
  };
  saml_identities: {
    tenant_id: string;
    issuer: string;
    name_id: string;
    user_id: string;
    created_at: Date;
  };
  saml_keys: {
    tenant_id: string;
    id: string;
    certificate: string;
    private_key: string;
    signs: boolean;
    created_at: Date;
    expires_at: Date;
  };
  saml_requests: {
    tenant_id: string;
    id: string;
    browser_hash: Buffer;
    return_origin: string;
    redirect_url: string;
    is_passive: boolean;
    expires_at: Date;
  };
  saml_sessions: {
    tenant_id: string;
    session_id: string;
    issuer: string;
    name_id: string;
    name_id_format: string;
    session_index: string | null;
  };
  saml_settings: {
    tenant_id: string;
    enabled: boolean;
    entity_id: string;
    sign_on_url: string;
    logout_url: string | null;
    certificates: string[];
    name_id_format: string;
    attributes: ColumnType<Json["saml_settings.attributes"], string, string>;
    create_users: boolean;
    default_role_id: string | null;
    idp_initiated: boolean;
    sign_requests: boolean;
    look_for_session: boolean;
    landing_page: string | null;
    updated_at: Date;
  };
  saved_views: {
    tenant_id: string;
    id: string;
    list: string;
    owner_id: string;
    name: string;
    settings: ColumnType<Json["saved_views.settings"], string, string>;
    is_shared: boolean;
    version: Generated<number>;
    changed_at: Date;
  };
  secondary_roles: {
    tenant_id: string;
    user_id: string;
    role_id: string;
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
    /** Counts re-authentications: access tokens of an earlier one are dead. */
    token_epoch: Generated<number>;
    language: string | null;
    access_key_id: string | null;
  };
  sign_in_directory: {
    user_name: string;
    email: string;
    tenant_id: string;
    user_id: string;
    area: string;
    claimed_at: Generated<Date>;
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
    public_jwk: ColumnType<Json["signing_keys.public_jwk"], string, string>;
    private_jwk: string;
    created_at: Date;
    retires_at: Date;
  };
  sites: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    name: string;
    zone: string;
  };
  skills: {
    tenant_id: string;
    id: string;
    name: string;
    color_code: string;
    version: Generated<number>;
    channel_id: "VOICE" | "CHAT" | "EMAIL" | "SMS" | "SOCIAL" | "CALLBACK" | "WORK_ITEM" | null;
    proficiency_enabled: Generated<boolean>;
    acd_skill_infos: ColumnType<Json["skills.acd_skill_infos"], string | undefined, string>;
  };
  spent_challenges: {
    digest: Buffer;
    expires_at: Date;
  };
  teams: {
    tenant_id: string;
    id: string;
    name: string;
    version: Generated<number>;
  };
  tenant_domains: {
    tenant_id: string;
    id: string;
    domain: string;
    token: string;
    claimed_at: Date;
    verified_at: Date | null;
  };
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
    login_banner: ColumnType<Json["tenants.login_banner"] | null, string | null, string | null>;
    created_at: Date;
    mfa_required: Generated<boolean>;
    allowed_domains: Generated<string[]>;
    base_urls: ColumnType<Json["tenants.base_urls"], string | undefined, string>;
    shell_settings: ColumnType<Json["tenants.shell_settings"], string | undefined, string>;
    version: Generated<number>;
    customer_type: Generated<"DIRECT" | "PARTNER" | "INTERNAL">;
    /** Set while a deleted tenant can still be restored. */
    delete_after: Date | null;
  };
  user_feature_toggles: {
    tenant_id: string;
    user_id: string;
    name: string;
  };
  user_import_chunks: {
    tenant_id: string;
    import_id: string;
    number: number;
    content: Buffer;
  };
  user_imports: {
    tenant_id: string;
    id: string;
    created_by: string;
    created_at: Date;
    file_name: string;
    format: "csv" | "xlsx";
    job_id: string | null;
    total: Generated<number>;
    succeeded: Generated<number>;
    failed: Generated<number>;
    /** Whether the total is of all rows: before that it is an estimate. */
    is_counted: Generated<boolean>;
    /** The first bad rows, in the words of the person who started the import. */
    faults: ColumnType<Json["user_imports.faults"], string | undefined, string>;
  };
  user_skills: {
    tenant_id: string;
    user_id: string;
    skill_id: string;
    proficiency: number;
  };
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
    profile_changed_at: Date | null;
    /** Rises with each change by people; an edit names the one that it is based on. */
    version: Generated<number>;
  };
}
