// Generated from the migrations: `npx vitest run table-types -u` rewrites it.
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
  adherence_alerts: {
    tenant_id: string;
    id: string;
    team_id: string | null;
    planning_group_id: string | null;
    minutes: number;
    /** Deviations that count; empty: all. */
    kinds: string[];
    /** Empty: the agents' supervisors. */
    recipient_ids: string[];
    is_active: boolean;
    version: Generated<number>;
  };
  adherence_alerts_told: {
    tenant_id: string;
    agent_id: string;
    recipient_id: string;
    out_since: Date;
    told_at: Date;
  };
  adherence_exceptions: {
    tenant_id: string;
    id: string;
    user_id: string;
    starts_at: Date;
    ends_at: Date;
    reason: string;
    approved_by: string;
    approved_at: Date;
    undone_by: string | null;
    undone_at: Date | null;
  };
  agent_preferences: {
    tenant_id: string;
    user_id: string;
    kind: "availability" | "dayOff" | "shift";
    value: ColumnType<Json["agent_preferences.value"], string, string>;
    version: number;
    updated_at: Date;
  };
  agent_sites: {
    tenant_id: string;
    user_id: string;
    from_day: string;
    site_id: string;
  };
  agent_states: {
    tenant_id: string;
    user_id: string;
    starts_at: Date;
    state: string;
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
    /** Of a paid hour of an agent, on average; in the currency. */
    hourly_cost: number | null;
    /** ISO 4217. */
    currency: string | null;
  };
  calendar_event_groups: {
    tenant_id: string;
    calendar_event_id: string;
    planning_group_id: string;
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
  calendar_feeds: {
    tenant_id: string;
    user_id: string;
    secret_hash: Buffer;
    /** In which the calendar's texts are. */
    language: string;
    created_at: Date;
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
  forecast_layers: {
    tenant_id: string;
    id: string;
    forecast_id: string;
    planning_group_id: string;
    kind: "event" | "override";
    /** The calendar event as it was when the forecast was calculated. */
    event_id: string | null;
    event_kind: "closed" | "special" | "campaign" | "outage" | null;
    measure: "offered" | "handleTime";
    effect: "closed" | "multiply" | "copy" | "set" | "add" | "percent";
    first_interval: number;
    end_interval: number;
    amount: number | null;
    amounts: number[] | null;
    name: string;
    reason: Generated<string>;
    created_by: string | null;
    created_at: Date;
    is_on: Generated<boolean>;
    undone_by: string | null;
    undone_at: Date | null;
  };
  forecast_series: {
    tenant_id: string;
    forecast_id: string;
    planning_group_id: string;
    version: Generated<number>;
    offered: number[];
    handle_seconds: number[];
    lower: number[];
    upper: number[];
    report: ColumnType<Json["forecast_series.report"] | null, string | null, string | null>;
    /** Why there is no baseline: it is zero then. */
    fault: "noHistory" | "shortHistory" | null;
    /** First of the days whose history is hashed; null where it was calculated before this was kept. */
    learnt_from: string | null;
    learnt_to: string | null;
    /** SHA-256 of the history that it learnt from, with the decisions about it. */
    history_hash: string | null;
    /** SHA-256 of the events of those days and of its period. */
    calendar_hash: string | null;
    method: Generated<"combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year">;
  };
  forecasts: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    first_day: string;
    days: number;
    zone: string;
    interval_minutes: number;
    version: Generated<number>;
    /** The job that calculates or has calculated it; jobs are deleted after a while. */
    job_id: string | null;
    calculated_at: Date | null;
    created_by: string;
    created_at: Date;
  };
  generation_runs: {
    tenant_id: string;
    id: string;
    /** A draft; what is left of one that was deleted goes with the next run. */
    schedule_id: string;
    job_id: string | null;
    /** Only these were to change; null: everybody. So are the days. */
    agent_ids: string[] | null;
    days: string[] | null;
    seed: number;
    moves: number;
    state: Generated<"running" | "done" | "cancelled" | "accepted">;
    /** People-hours missing of the requirement; the best so far while it runs. */
    shortfall_hours: number | null;
    required_hours: number | null;
    gap: number | null;
    messages: ColumnType<Json["generation_runs.messages"], string | undefined, string>;
    /** As the engine made them, until they are taken over. */
    shifts: ColumnType<Json["generation_runs.shifts"] | null, string | null, string | null>;
    /** Of the draft that the result was made for: once it has changed, the result is out of date. */
    draft_version: number | null;
    started_by: string;
    started_at: Date;
    ended_at: Date | null;
    /** Coverage, service level, hours, wishes and fairness; null until the run has ended. */
    figures: ColumnType<Json["generation_runs.figures"] | null, string | null, string | null>;
    /** Shifts of the draft as the run read them; null until it has ended, and of runs of older releases. */
    read_shifts: ColumnType<Json["generation_runs.read_shifts"] | null, string | null, string | null>;
    /** The shortfall that meeting a wish is worth, in people and slots of the engine. */
    wish_weight: Generated<number>;
    /** No schedule for these people misses less. */
    bound_hours: number | null;
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
    external_id: string | null;
    /** Null for a group from before this was recorded. */
    created_at: Date | null;
    changed_at: Date | null;
  };
  history_file_pieces: {
    tenant_id: string;
    file_id: string;
    number: number;
    content: Buffer;
  };
  history_files: {
    tenant_id: string;
    id: string;
    created_by: string;
    created_at: Date;
    file_name: string;
    format: "csv" | "xlsx";
  };
  history_imports: {
    tenant_id: string;
    id: string;
    job_id: string;
    undo_job_id: string | null;
    created_by: string;
    created_at: Date;
    file_names: string[];
    is_dry_run: boolean;
    rows: Generated<number>;
    imported: Generated<number>;
    failed: Generated<number>;
    replaced: Generated<number>;
    queues_created: Generated<number>;
    on_closed_days: Generated<number>;
    /** The first bad rows, in the words of the person who started the import. */
    faults: ColumnType<Json["history_imports.faults"], string | undefined, string>;
    first_at: Date | null;
    last_at: Date | null;
    /** Earlier imports whose intervals it replaced: they can be undone after it only. */
    covers: Generated<string[]>;
    undone_at: Date | null;
    undone_by: string | null;
    created_queues: Generated<string[]>;
  };
  history_layers: {
    tenant_id: string;
    id: string;
    planning_group_id: string;
    decision: "repair" | "exclude" | "keep";
    kind: "gap" | "low" | "high" | "zero";
    first_at: Date;
    end_at: Date;
    /** Of a repair: contacts, spread evenly from first_at to end_at; of handle time the seconds of one contact. */
    amounts: Generated<number[]>;
    reason: string;
    decided_by: string;
    decided_at: Date;
    undone_by: string | null;
    undone_at: Date | null;
    measure: Generated<"offered" | "handleTime">;
  };
  history_replaced: {
    tenant_id: string;
    import_id: string;
    queue_id: string;
    starts_at: Date;
    previous_import_id: string | null;
    minutes: number;
    offered: number;
    handled: number;
    abandoned: number;
    answered_in_level: number;
    talk_seconds: number;
    hold_seconds: number;
    after_call_seconds: number;
  };
  host_branding_profiles: {
    tenant_id: string;
    host: string;
    version: number;
    is_reset: Generated<boolean>;
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
  hosts: {
    host: string;
    tenant_id: string;
  };
  idempotency_keys: {
    tenant_id: string;
    user_id: string;
    call: string;
    key_hash: Buffer;
    request_hash: Buffer;
    /** Sealed; null while the call is in progress. */
    answer: string | null;
    created_at: Date;
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
    ending: "ended" | "expired" | "notAllowed" | "sessionEnded" | "stopped" | null;
    /** The administrator who ended it; null where nobody did, or the impersonator. */
    ended_by: string | null;
  };
  installation: {
    id: Generated<string>;
    is_only_row: Generated<boolean>;
  };
  interaction_facts: {
    tenant_id: string;
    id: string;
    reference: string;
    user_id: string;
    channel: string;
    direction: string;
    started_at: Date;
    seconds: number;
    customer: string;
    queue: string | null;
    wrap_up: string | null;
    /** When the customer got in touch next, later than it began; null: not again. */
    next_contact_at: Date | null;
  };
  interaction_messages: {
    tenant_id: string;
    interaction_id: string;
    number: number;
    sent_at: Date;
    sender: "agent" | "customer" | "system";
    body: string;
  };
  interaction_topics: {
    tenant_id: string;
    topic_id: string;
    interaction_id: string;
  };
  interactions: {
    tenant_id: string;
    id: string;
    reference: string;
    user_id: string;
    channel: "voice" | "chat" | "email" | "sms" | "social";
    direction: "inbound" | "outbound";
    started_at: Date;
    seconds: number;
    customer: string;
    queue: string | null;
    wrap_up: string | null;
    /** What it is found by, folded: queue, wrap-up code, customer and transcript. */
    words: string;
    /** Null: it is not on legal hold. */
    hold_reason: string | null;
    held_by: string | null;
    held_at: Date | null;
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
    /** The import that wrote it last; null where another system pushed it. */
    import_id: string | null;
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
  page_builds: {
    /** A hash of the names of its files, which carry hashes of their content. */
    id: string;
    kept_at: Date;
  };
  page_files: {
    path: string;
    /** The build kept last that has this file. */
    build_id: string;
    /** Compressed by gzip. */
    body: Buffer;
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
    host: string | null;
    /** Tries at the code by a keyed digest of the address. */
    attempts_by_source: ColumnType<Json["password_resets.attempts_by_source"], string | undefined, string>;
  };
  plan_assignments: {
    tenant_id: string;
    user_id: string;
    from_day: string;
    work_plan_id: string | null;
    rotation_id: string | null;
  };
  planning_agents: {
    tenant_id: string;
    user_id: string;
    business_unit_id: string;
    employee_number: string | null;
    leaves_on: string | null;
    /** Of the contract, as what follows; null: what the plan says. */
    min_weekly_minutes: number | null;
    max_weekly_minutes: number | null;
    max_days: number | null;
    min_rest_minutes: number | null;
    max_consecutive_days: number | null;
    version: Generated<number>;
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
    /** Who has it takes the group's contacts; null: everybody. */
    skill_id: string | null;
    forecast_method: Generated<"combination" | "same-weekday-last-week" | "mean-of-8-weeks" | "calendar-regression" | "calendar-with-level" | "calendar-with-trend" | "calendar-with-last-year">;
  };
  preferences: {
    tenant_id: string;
    user_id: string;
    context: string;
    name: string;
    value: string;
    updated_at: Date;
  };
  publications: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    number: number;
    /** Of the draft that was published. */
    name: string;
    first_day: string;
    days: number;
    agents: number;
    changes: number;
    published_by: string | null;
    published_at: Date;
  };
  published_days: {
    tenant_id: string;
    agent_id: string;
    day: string;
    publication_id: string;
  };
  published_forecasts: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    /** The draft, which may be deleted. */
    forecast_id: string;
    forecast_version: number;
    first_at: Date;
    end_at: Date;
    zone: string;
    interval_minutes: number;
    published_by: string;
    published_at: Date;
  };
  published_series: {
    tenant_id: string;
    published_id: string;
    planning_group_id: string;
    offered: number[];
    handle_seconds: number[];
    lower: number[];
    upper: number[];
    /** Contacts below the layers; null where no layer changes contacts. */
    baseline: number[] | null;
    /** The same of handle time. */
    baseline_handle_seconds: number[] | null;
    /** Events and overrides that were on, in order; null where they are not known, as of publications before there was this column. */
    layers: ColumnType<Json["published_series.layers"] | null, string | null, string | null>;
  };
  quality_assignments: {
    tenant_id: string;
    id: string;
    plan_id: string;
    interaction_id: string;
    evaluator_id: string;
    /** It is done once this is submitted, and open again once it is withdrawn. */
    evaluation_id: string | null;
    drawn_at: Date;
    due_at: Date;
  };
  quality_calibration_scores: {
    tenant_id: string;
    calibration_id: string;
    evaluator_id: string;
    answers: ColumnType<Json["quality_calibration_scores.answers"], string | undefined, string>;
    comment: Generated<string>;
    score: number | null;
    is_failed: Generated<boolean>;
    submitted_at: Date | null;
    version: Generated<number>;
  };
  quality_calibrations: {
    tenant_id: string;
    id: string;
    form_id: string;
    form_version: number;
    agent_id: string;
    reference: string;
    channel: string;
    contact_at: Date;
    link: string;
    started_by: string;
    /** Whom the others are compared with; null: nobody. */
    reference_evaluator_id: string | null;
    created_at: Date;
    closed_at: Date | null;
  };
  quality_evaluations: {
    tenant_id: string;
    id: string;
    form_id: string;
    form_version: number;
    agent_id: string;
    evaluator_id: string;
    status: Generated<"draft" | "submitted" | "acknowledged" | "disputed" | "resolved">;
    reference: string;
    channel: string;
    contact_at: Date;
    seconds: number | null;
    link: string | null;
    answers: ColumnType<Json["quality_evaluations.answers"], string | undefined, string>;
    comment: Generated<string>;
    score: number | null;
    is_failed: Generated<boolean>;
    /** Points of sections and questions once it is submitted. */
    results: ColumnType<Json["quality_evaluations.results"] | null, string | null, string | null>;
    created_at: Date;
    submitted_at: Date | null;
    acknowledged_at: Date | null;
    acknowledgement: Generated<string>;
    disputed_at: Date | null;
    dispute_reason: Generated<string>;
    decision: "kept" | "corrected" | null;
    decided_at: Date | null;
    decided_by: string | null;
    decision_reason: Generated<string>;
    withdrawn_at: Date | null;
    version: Generated<number>;
  };
  quality_form_versions: {
    tenant_id: string;
    form_id: string;
    number: number;
    content: ColumnType<Json["quality_form_versions.content"], string, string>;
    published_at: Date;
    published_by: string;
  };
  quality_forms: {
    tenant_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    status: Generated<"draft" | "published" | "retired">;
    /** The draft: what the next version is published from. */
    content: ColumnType<Json["quality_forms.content"], string, string>;
    questions: Generated<number>;
    has_changes: Generated<boolean>;
    published_version: number | null;
    published_at: Date | null;
    /** Counts edits; published_version counts publications. */
    version: Generated<number>;
    updated_at: Date;
  };
  quality_plans: {
    tenant_id: string;
    id: string;
    name: string;
    form_id: string;
    /** Whose interactions; empty: everybody's. */
    team_ids: string[];
    per_agent: number;
    /** Empty: all. */
    channels: string[];
    min_seconds: number;
    evaluator_ids: string[];
    is_paused: boolean;
    /** The Monday up to which weeks are drawn, or count for nothing. */
    drawn_until: string;
    version: Generated<number>;
  };
  quality_revisions: {
    tenant_id: string;
    id: string;
    evaluation_id: string;
    answers: ColumnType<Json["quality_revisions.answers"], string, string>;
    score: number | null;
    is_failed: boolean;
    replaced_at: Date;
    replaced_by: string;
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
  recording_chunks: {
    tenant_id: string;
    recording_id: string;
    number: number;
    content: Buffer;
  };
  recording_markers: {
    tenant_id: string;
    id: string;
    interaction_id: string;
    second: number;
    note: string;
    created_by: string;
    created_at: Date;
    version: Generated<number>;
  };
  recording_settings: {
    tenant_id: string;
    retention_days: number;
    version: Generated<number>;
    agents_listen: Generated<boolean>;
  };
  recordings: {
    tenant_id: string;
    id: string;
    interaction_id: string;
    file_name: string;
    format: "wav" | "mp3" | "ogg" | "webm";
    /** Null: it has not arrived completely. */
    bytes: number | null;
    /** The key of its chunks, encrypted with the key of the installation. */
    sealed_key: string;
    created_at: Date;
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
  report_deliveries: {
    tenant_id: string;
    id: string;
    name: string;
    report: string;
    business_unit_id: string;
    planning_group_id: string | null;
    grain: string;
    breakdown: string;
    /** The days it is about, counted from the day on which it is sent. */
    period: string;
    cadence: "daily" | "weekly" | "monthly";
    weekday: number;
    month_day: number;
    /** By the clock of the business unit. */
    hour: number;
    format: "csv" | "xlsx";
    is_paused: boolean;
    next_at: Date | null;
    last_sent_at: Date | null;
    created_by: string | null;
    version: Generated<number>;
  };
  report_recipients: {
    tenant_id: string;
    delivery_id: string;
    user_id: string;
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
  rotation_plans: {
    tenant_id: string;
    rotation_id: string;
    position: number;
    work_plan_id: string;
  };
  rotations: {
    tenant_id: string;
    id: string;
    name: string;
    /** In the week of the first plan. */
    first_day: string;
    version: Generated<number>;
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
    version: Generated<number>;
  };
  saml_tests: {
    tenant_id: string;
    /** Of the request that was sent to the identity provider. */
    id: string;
    user_id: string;
    return_origin: string;
    /** What came back; null until then. */
    report: ColumnType<Json["saml_tests.report"] | null, string | null, string | null>;
    expires_at: Date;
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
  schedule_presence: {
    tenant_id: string;
    schedule_id: string;
    /** A tab of a browser. */
    place: string;
    user_id: string;
    /** Whose shifts are being edited there; told to others, and not checked. */
    agent_id: string | null;
    shift_id: string | null;
    seen_at: Date;
  };
  schedules: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    name: string;
    state: "draft" | "published";
    first_day: string;
    days: number;
    /** Rises with each change of its shifts. */
    version: Generated<number>;
    created_by: string | null;
    created_at: Date;
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
  shift_changes: {
    tenant_id: string;
    id: string;
    cause: "timeOff" | "trade";
    cause_id: string;
    schedule_id: string;
    shift_id: string;
    agent_id: string;
    before: ColumnType<Json["shift_changes.before"] | null, string | null, string | null>;
    after: ColumnType<Json["shift_changes.after"] | null, string | null, string | null>;
    /** The version of the shift once it was changed; null where it was removed. */
    after_version: number | null;
    changed_by: string | null;
    changed_at: Date;
    reverted_at: Date | null;
    /** Null where it is not undone, or was before this was kept. */
    reverted_by: string | null;
    /** Undoing left it, since the shift had been changed meanwhile. */
    is_left: Generated<boolean>;
  };
  shift_history: {
    tenant_id: string;
    publication_id: string;
    shift_id: string;
    agent_id: string;
    before: ColumnType<Json["shift_history.before"] | null, string | null, string | null>;
    after: ColumnType<Json["shift_history.after"] | null, string | null, string | null>;
  };
  shift_trades: {
    tenant_id: string;
    id: string;
    business_unit_id: string;
    giver_id: string;
    /** The one colleague who is asked; null: everybody of the business unit. */
    asked_id: string | null;
    taker_id: string | null;
    give_shift_id: string;
    /** The shift as it was offered: it is traded only as it is. */
    give: ColumnType<Json["shift_trades.give"], string, string>;
    get_shift_id: string | null;
    /** The colleague's shift that is wanted in exchange. */
    get: ColumnType<Json["shift_trades.get"] | null, string | null, string | null>;
    /** When the first of both shifts begins. */
    starts_at: Date;
    note: Generated<string>;
    state: "open" | "accepted" | "approved" | "denied" | "declined" | "withdrawn" | "expired" | "matched";
    offered_at: Date;
    /** From then on a trade that is open or waits for a decision has ended. */
    expires_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
    is_automatic: Generated<boolean>;
    reason: Generated<string>;
    version: Generated<number>;
    /** Everybody is asked for a shift in exchange. */
    wants_exchange: Generated<boolean>;
    /** The offer to everybody that this trade answers, by asking who made it for the shift on offer. */
    answers_id: string | null;
  };
  shifts: {
    tenant_id: string;
    schedule_id: string;
    /** The same in a draft and once it is published. */
    id: string;
    agent_id: string;
    starts_at: Date;
    minutes: number;
    /** The local day, in the zone of the agent's site, on which it starts. */
    day: string;
    activities: ColumnType<Json["shifts.activities"], string, string>;
    is_locked: Generated<boolean>;
    is_edited: Generated<boolean>;
    /** Why it may break a rule. */
    reason: string | null;
    version: Generated<number>;
    /** Of a published shift: the version that its agent has seen. */
    seen_version: Generated<number>;
    changed_by: string | null;
    changed_at: Date;
  };
  shrinkage_entries: {
    tenant_id: string;
    id: string;
    business_unit_id: string | null;
    planning_group_id: string | null;
    activity_code_id: string;
    from_hour: number;
    to_hour: number;
    share: number;
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
  staffing_calculations: {
    tenant_id: string;
    planning_group_id: string;
    first_at: Date;
    end_at: Date;
    interval_minutes: number;
    forecast_hash: string;
    goal_hash: string;
    shrinkage_hash: string;
    set_up_hash: string;
    fault: string | null;
    late: Generated<number>;
    /** Null: not by a person. */
    calculated_by: string | null;
    calculated_at: Date;
  };
  staffing_requirements: {
    tenant_id: string;
    planning_group_id: string;
    starts_at: Date;
    is_open: boolean;
    contacts: number;
    handle_seconds: number;
    /** Null: the goal is out of reach. */
    on_queue: number | null;
    scheduled: number | null;
    shrinkage: number;
    service_level: number | null;
    average_wait_seconds: number | null;
    abandon_rate: number | null;
    occupancy: number | null;
  };
  staffing_scenarios: {
    tenant_id: string;
    id: string;
    planning_group_id: string;
    name: string;
    parameters: ColumnType<Json["staffing_scenarios.parameters"], string, string>;
    version: Generated<number>;
  };
  state_mappings: {
    tenant_id: string;
    id: string;
    state: string;
    /** Kinds of activities that it is right for; null: it was received, and nobody has mapped it yet. */
    kinds: string[] | null;
    version: Generated<number>;
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
    failed_at: Date | null;
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
    /** Of its branding profile and the pictures of that; rises when they go, too. */
    branding_version: Generated<number>;
    /** Null unless the tenant is deleted. */
    status_before_deletion: "ACTIVE" | "INACTIVE" | "SUSPENDED" | null;
  };
  time_off_days: {
    tenant_id: string;
    request_id: string;
    day: string;
    /** Taken from the balance. */
    minutes: number;
    /** Paid minutes that count as worked beside the shifts that are left. */
    credit_minutes: number;
    /** Of the minutes, those that are an activity of a shift which begins on the day before. */
    within_minutes: Generated<number>;
  };
  time_off_entitlements: {
    tenant_id: string;
    user_id: string;
    activity_code_id: string;
    year: number;
    minutes: number;
  };
  time_off_limits: {
    tenant_id: string;
    id: string;
    name: string;
    business_unit_id: string;
    team_id: string | null;
    first_day: string;
    last_day: string;
    /** Who may be off on a day, of the team, or of the business unit where there is no team. */
    people: number;
    /** Requests within it and within the balance are approved without a person. */
    is_automatic: boolean;
    version: Generated<number>;
  };
  time_off_requests: {
    tenant_id: string;
    id: string;
    user_id: string;
    business_unit_id: string;
    activity_code_id: string;
    first_day: string;
    last_day: string;
    /** Of a part of a day: clock minutes after midnight; null: whole days. */
    from_minute: number | null;
    minutes: number | null;
    starts_at: Date;
    ends_at: Date;
    comment: Generated<string>;
    state: "pending" | "waitlisted" | "approved" | "denied" | "withdrawn" | "cancelled";
    requested_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
    is_automatic: Generated<boolean>;
    /** Why a person decided so. */
    reason: Generated<string>;
    version: Generated<number>;
  };
  topics: {
    tenant_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    rules: ColumnType<Json["topics.rules"], string, string>;
    is_retired: Generated<boolean>;
    /** Counts changes of the rules; version counts all changes. */
    rules_version: Generated<number>;
    /** How many interactions the rules were compared with since they changed; null: with all. */
    checked: Generated<number | null>;
    /** The last one of these, by id. */
    checked_until: string | null;
    version: Generated<number>;
    updated_at: Date;
  };
  trade_settings: {
    tenant_id: string;
    business_unit_id: string;
    /** Trades that break no rule and leave coverage as it is are approved without a person. */
    is_automatic: boolean;
    /** How long before it begins a shift can still be offered. */
    notice_hours: number;
    /** How long before it begins a colleague can still accept. */
    acceptance_hours: number;
    version: Generated<number>;
  };
  user_counts: {
    tenant_id: string;
    id: number;
    kind: string;
    status: string;
    impersonated: boolean;
    role_id: string | null;
    users: number;
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
    /** First day on which the person is planned for it; null: from the beginning. */
    from_day: string | null;
    /** Last day; null: without end. */
    to_day: string | null;
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
    kind: Generated<"person" | "service">;
    /** The id of this user at the identity provider that provisions them. */
    external_id: string | null;
    /** Null for one who was never changed. */
    changed_at: Date | null;
  };
  webhook_deliveries: {
    tenant_id: string;
    id: string;
    webhook_id: string;
    event: string;
    body: string;
    state: Generated<"waiting" | "delivered" | "failed">;
    /** Counts how often it was begun anew; jobs of earlier rounds are void. */
    round: Generated<number>;
    attempts: Generated<number>;
    status: number | null;
    error: string | null;
    created_at: Date;
    last_attempt_at: Date | null;
  };
  webhooks: {
    tenant_id: string;
    id: string;
    name: string;
    address: string;
    events: string[];
    /** Sealed. */
    secret: string;
    is_enabled: boolean;
    failing_since: Date | null;
    /** Turned off by the server, because deliveries kept failing. */
    is_given_up: Generated<boolean>;
    version: Generated<number>;
    created_at: Date;
  };
  work_plan_codes: {
    tenant_id: string;
    work_plan_id: string;
    activity_code_id: string;
  };
  work_plans: {
    tenant_id: string;
    id: string;
    name: string;
    /** Paid minutes, as all of a week's and a day's. */
    min_weekly_minutes: number;
    max_weekly_minutes: number;
    min_days: number;
    max_days: number;
    max_daily_minutes: number | null;
    min_rest_minutes: number;
    max_consecutive_days: number;
    days_off_together: number;
    max_minutes_without_break: number | null;
    shifts: ColumnType<Json["work_plans.shifts"], string, string>;
    version: Generated<number>;
  };
}
