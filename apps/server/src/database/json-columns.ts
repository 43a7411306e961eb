import type { ImportFault } from "@evolve/contracts/user-import";
import type { ViewSettings } from "@evolve/contracts/saved-views";
import type { NotificationAction } from "@evolve/contracts/notifications";

/** What the database keeps as JSON, by table and column; it is written as text. */
export interface Json {
  "agent_preferences.value": Record<string, unknown>;
  "audit_events.details": Record<string, unknown>;
  "dashboards.tiles": TileColumn[];
  "employee_groups.working_hours": WorkingDay[];
  "jobs.checkpoint": Record<string, unknown>;
  "jobs.payload": Record<string, unknown>;
  "jobs.result": Record<string, unknown>;
  "notifications.actions": NotificationAction[];
  "notifications.text": NotificationTextColumn;
  "queues.opening_hours": WorkingDay[];
  "openid_requests.payload": Record<string, unknown>;
  "openid_tokens.payload": Record<string, unknown>;
  "rsa_signing_keys.public_jwk": Record<string, unknown>;
  "saml_settings.attributes": SamlAttributesColumn;
  "saved_views.settings": ViewSettings;
  "skills.acd_skill_infos": AcdSkillColumn[];
  "signing_keys.public_jwk": Record<string, unknown>;
  "tenants.base_urls": BaseUrlsColumn;
  "tenants.login_banner": LoginBannerColumn;
  "tenants.shell_settings": ShellSettingsColumn;
  "user_imports.faults": ImportFault[];
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
  { title: string; content: string } | { key: string; values: Record<string, string | number | { message: string }> };
/** A skill of the contact centre's ACD. */
export interface AcdSkillColumn {
  acdSkillId: string;
  name: string;
}
