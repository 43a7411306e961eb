import type { GenerationFigures } from "@evolve/contracts/schedule-generation";
import type { ScenarioParameters } from "@evolve/contracts/staffing-scenarios";
import type { HistoryFault } from "@evolve/contracts/history-import";
import type { ImportFault } from "@evolve/contracts/user-import";
import type { SeriesReport } from "@evolve/contracts/forecast-report";
import type { ForecastEffect, ScheduleMessage, Shift } from "@evolve/workforce";
import type { SamlTestReport } from "@evolve/contracts/saml";
import type { ViewSettings } from "@evolve/contracts/saved-views";
import type { NotificationAction } from "@evolve/contracts/notifications";
import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { TopicRules } from "@evolve/contracts/interaction-topics";
import type { Answers } from "@evolve/quality";
import type { PlanShift } from "@evolve/contracts/work-plans";

/** What the database keeps as JSON, by table and column; it is written as text. */
export interface Json {
  "agent_preferences.value": Record<string, unknown>;
  "audit_events.details": Record<string, unknown>;
  "dashboards.tiles": TileColumn[];
  "employee_groups.working_hours": WorkingDay[];
  "forecast_series.report": SeriesReport | null;
  "generation_runs.figures": GenerationFigures;
  "generation_runs.messages": ScheduleMessage[];
  "generation_runs.read_shifts": ReadShiftColumn[];
  "generation_runs.shifts": Shift[];
  "jobs.checkpoint": Record<string, unknown>;
  "jobs.payload": Record<string, unknown>;
  "jobs.result": Record<string, unknown>;
  "notifications.actions": NotificationAction[];
  "notifications.text": NotificationTextColumn;
  "password_resets.attempts_by_source": Record<string, number>;
  "published_series.layers": PublishedLayerColumn[] | null;
  "quality_calibration_scores.answers": Answers;
  "quality_evaluations.answers": Answers;
  "quality_evaluations.results": EvaluationResults | null;
  "quality_form_versions.content": QualityFormContent;
  "quality_forms.content": QualityFormContent;
  "quality_revisions.answers": Answers;
  "queues.opening_hours": WorkingDay[];
  "openid_requests.payload": Record<string, unknown>;
  "openid_tokens.payload": Record<string, unknown>;
  "rsa_signing_keys.public_jwk": Record<string, unknown>;
  "saml_settings.attributes": SamlAttributesColumn;
  "saml_tests.report": SamlTestReport | null;
  "saved_views.settings": ViewSettings;
  "shift_changes.after": ChangedShiftColumn;
  "shift_changes.before": ChangedShiftColumn;
  "shift_history.after": ShiftColumn;
  "shift_history.before": ShiftColumn;
  "shift_trades.get": TradedShiftColumn | null;
  "shift_trades.give": TradedShiftColumn;
  "shifts.activities": ActivityColumn[];
  "skills.acd_skill_infos": AcdSkillColumn[];
  "signing_keys.public_jwk": Record<string, unknown>;
  "staffing_scenarios.parameters": ScenarioParameters;
  "tenants.base_urls": BaseUrlsColumn;
  "tenants.login_banner": LoginBannerColumn;
  "tenants.shell_settings": ShellSettingsColumn;
  "history_imports.faults": HistoryFault[];
  "topics.rules": TopicRules;
  "user_imports.faults": ImportFault[];
  "work_plans.shifts": PlanShift[];
}

/** Points of what counts in a submitted evaluation, in percent. */
export interface EvaluationResults {
  readonly sections: readonly { readonly id: string; readonly score: number }[];
  readonly questions: readonly { readonly id: string; readonly points: number }[];
}

/** A layer as it was published. Places are those of the publication's intervals. */
export interface PublishedLayerColumn {
  readonly kind: "event" | "override";
  /** Of an event its name, of an override its reason. */
  readonly name: string;
  readonly measure: "offered" | "handleTime";
  readonly effect: ForecastEffect;
  readonly from: number;
  readonly to: number;
  readonly amount: number | null;
  /** Of a copied day: contacts for each interval. */
  readonly values?: readonly number[];
}

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

/** A tenant's own addresses and phone, in place of the installation's; absent ones are the installation's. */
export interface ShellSettingsColumn {
  helpUrl?: string;
  studioHelpUrl?: string;
  analyticsHelpUrl?: string;
  communityUrl?: string;
  downloadsUrl?: string;
  supportPhone?: string;
  /** Whether page views and events of this tenant's users go to the installation's collector. */
  analytics?: boolean;
  /** Whether this tenant's sessions are recorded, where the installation has a recorder. */
  sessionRecording?: boolean;
}

/** A tile of a dashboard. Its kind may be one that this version of the product does not know any more. */
export interface TileColumn {
  id: string;
  kind: string;
  width: number;
  height: number;
}

/** Day 0 is Sunday; `fromHour` is HH:MM in the employee group's time zone. */
export interface WorkingDay {
  day: number;
  isOpen: boolean;
  fromHour: string;
  durationInMinutes: number;
}

/** Names of the assertion's attributes that carry these; empty where the identity provider sends none. */
export interface SamlAttributesColumn {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A text as it was published, or the key of a message of ours, which is told in its reader's language. */
export type NotificationTextColumn =
  | { title: string; content: string }
  | { key: string; values: Record<string, string | number | { message: string } | { date: string }> };
/** An activity of a shift: minutes from the shift's start, the id of its code, and of the skill that it needs. */
export interface ActivityColumn {
  code: string;
  start: number;
  minutes: number;
  locked?: boolean;
  skill?: string;
}

/** A shift as it was before or after a publication; `start` in milliseconds since 1970. */
export interface ShiftColumn {
  start: number;
  minutes: number;
  activities: ActivityColumn[];
}

/** A published shift as it was offered; `day` is the local day on which it counts. */
export interface TradedShiftColumn extends ShiftColumn {
  day: string;
}

/** A shift as a request found or left it. */
export interface ChangedShiftColumn extends ShiftColumn {
  isLocked: boolean;
  isEdited: boolean;
  reason: string | null;
}

/** What a generation keeps of a shift that it read: whose it is, on which local day, and its version. */
export interface ReadShiftColumn {
  id: string;
  agent: string;
  day: string;
  version: number;
}

/** A skill of the contact centre's ACD. */
export interface AcdSkillColumn {
  acdSkillId: string;
  name: string;
}
