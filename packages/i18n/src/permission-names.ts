import type { Permission } from "@evolve/contracts/permission-names";
import type { PlainKey, Words } from "./words.ts";

/** The parts of the suite that permissions are for, in the order that a role shows them. */
const groups = {
  users: "permissions.groupUsers",
  organization: "permissions.groupOrganization",
  planning: "permissions.groupPlanning",
  quality: "permissions.groupQuality",
  personal: "permissions.groupPersonal",
  apps: "permissions.groupApps",
  digital: "permissions.groupDigital",
} as const satisfies Record<string, PlainKey>;

/** Those that a role may give: everybody holds `default` and `login`, and `all` is a choice of its own. */
export type GivenPermission = Exclude<Permission, "all" | "default" | "login">;

/** The group of each permission, and its name. */
const names: Readonly<Record<GivenPermission, readonly [keyof typeof groups, PlainKey]>> = {
  "user:view": ["users", "permissions.userView"],
  "user:create": ["users", "permissions.userCreate"],
  "user:edit": ["users", "permissions.userEdit"],
  "user:delete": ["users", "permissions.userDelete"],
  "user:impersonate": ["users", "permissions.userImpersonate"],
  "role:view": ["users", "permissions.roleView"],
  "role:create": ["users", "permissions.roleCreate"],
  "role:edit": ["users", "permissions.roleEdit"],
  "role:delete": ["users", "permissions.roleDelete"],
  "team:view": ["users", "permissions.teamView"],
  "team:edit": ["users", "permissions.teamEdit"],
  "group:view": ["users", "permissions.groupView"],
  "group:edit": ["users", "permissions.groupEdit"],
  "employeeGroup:view": ["users", "permissions.employeeGroupView"],
  "employeeGroup:edit": ["users", "permissions.employeeGroupEdit"],
  "skill:view": ["users", "permissions.skillView"],
  "skill:edit": ["users", "permissions.skillEdit"],
  "tenant:view": ["organization", "permissions.tenantView"],
  "tenant:edit": ["organization", "permissions.tenantEdit"],
  "tenants:manage": ["organization", "permissions.tenantsManage"],
  "sso:view": ["organization", "permissions.ssoView"],
  "sso:edit": ["organization", "permissions.ssoEdit"],
  "accessKey:view": ["organization", "permissions.accessKeyView"],
  "accessKey:create": ["organization", "permissions.accessKeyCreate"],
  "accessKey:edit": ["organization", "permissions.accessKeyEdit"],
  "accessKey:delete": ["organization", "permissions.accessKeyDelete"],
  "notification:publish": ["organization", "permissions.notificationPublish"],
  "notification:broadcast": ["organization", "permissions.notificationBroadcast"],
  "view:share": ["organization", "permissions.viewShare"],
  "wfm:setup:view": ["planning", "permissions.wfmSetupView"],
  "wfm:setup:edit": ["planning", "permissions.wfmSetupEdit"],
  "wfm:history:view": ["planning", "permissions.wfmHistoryView"],
  "wfm:history:edit": ["planning", "permissions.wfmHistoryEdit"],
  "wfm:forecast:view": ["planning", "permissions.wfmForecastView"],
  "wfm:forecast:edit": ["planning", "permissions.wfmForecastEdit"],
  "wfm:staffing:view": ["planning", "permissions.wfmStaffingView"],
  "wfm:staffing:edit": ["planning", "permissions.wfmStaffingEdit"],
  "wfm:schedule:view": ["planning", "permissions.wfmScheduleView"],
  "wfm:schedule:edit": ["planning", "permissions.wfmScheduleEdit"],
  "wfm:schedule:publish": ["planning", "permissions.wfmSchedulePublish"],
  "wfm:adherence:view": ["planning", "permissions.wfmAdherenceView"],
  "wfm:adherence:edit": ["planning", "permissions.wfmAdherenceEdit"],
  "wfm:plans:view": ["planning", "permissions.wfmPlansView"],
  "wfm:plans:edit": ["planning", "permissions.wfmPlansEdit"],
  "wfm:requests:view": ["planning", "permissions.wfmRequestsView"],
  "wfm:requests:edit": ["planning", "permissions.wfmRequestsEdit"],
  "recording:view": ["quality", "permissions.recordingView"],
  "recording:listen": ["quality", "permissions.recordingListen"],
  "recording:edit": ["quality", "permissions.recordingEdit"],
  "quality:forms:view": ["quality", "permissions.qualityFormsView"],
  "quality:forms:edit": ["quality", "permissions.qualityFormsEdit"],
  "quality:evaluations:view": ["quality", "permissions.qualityEvaluationsView"],
  "quality:evaluations:edit": ["quality", "permissions.qualityEvaluationsEdit"],
  "analytics:view": ["quality", "permissions.analyticsView"],
  "analytics:edit": ["quality", "permissions.analyticsEdit"],
  "reporting:view": ["planning", "permissions.reportingView"],
  "reporting:edit": ["planning", "permissions.reportingEdit"],
  "mySpace:view": ["personal", "permissions.mySpaceView"],
  "dashboard:view": ["personal", "permissions.dashboardView"],
  "dashboard:share": ["personal", "permissions.dashboardShare"],
  "user:generalinfo:view": ["personal", "permissions.userGeneralinfoView"],
  "user:clientgeneralinfo:view": ["personal", "permissions.userClientgeneralinfoView"],
  "user:password:edit": ["personal", "permissions.userPasswordEdit"],
  "user:contactus:view": ["personal", "permissions.userContactusView"],
  "selfService:support:view": ["personal", "permissions.selfServiceSupportView"],
  "myAccessKey:view": ["personal", "permissions.myAccessKeyView"],
  "myAccessKey:create": ["personal", "permissions.myAccessKeyCreate"],
  "myAccessKey:edit": ["personal", "permissions.myAccessKeyEdit"],
  "myAccessKey:delete": ["personal", "permissions.myAccessKeyDelete"],
  "automationstudio:manage": ["apps", "permissions.automationstudioManage"],
  "satmetrix:view": ["apps", "permissions.satmetrixView"],
  "inView:view": ["apps", "permissions.inViewView"],
  "StudioScripts:view": ["apps", "permissions.studioScriptsView"],
  "Prompts:record": ["apps", "permissions.promptsRecord"],
  "PresenceSync:View": ["apps", "permissions.presenceSyncView"],
  "PartnerHub:view": ["apps", "permissions.partnerHubView"],
  "LaunchSupervisor:view": ["apps", "permissions.launchSupervisorView"],
  "FileBrowser:view": ["apps", "permissions.fileBrowserView"],
  "AgentMAX:view": ["apps", "permissions.agentMAXView"],
  "Adapters:View": ["apps", "permissions.adaptersView"],
  "deAccountSettings:edit": ["digital", "permissions.deAccountSettingsEdit"],
  "deAgentSettings:edit": ["digital", "permissions.deAgentSettingsEdit"],
  "deAPIAccess:edit": ["digital", "permissions.deAPIAccessEdit"],
  "deAutomation:edit": ["digital", "permissions.deAutomationEdit"],
  "deBusinessHours:edit": ["digital", "permissions.deBusinessHoursEdit"],
  "deCare:edit": ["digital", "permissions.deCareEdit"],
  "deChannelsSettings:edit": ["digital", "permissions.deChannelsSettingsEdit"],
};

export interface PermissionName {
  readonly id: GivenPermission;
  readonly label: string;
  /** The part of the suite that it is for. */
  readonly group: string;
}

/** What the permissions that a role may give are called, in the order in which a role shows them. */
export const permissionNamesIn = ({ t }: Words): readonly PermissionName[] =>
  (Object.keys(names) as GivenPermission[]).map((id) => {
    const [group, name] = names[id];
    return { id, label: t(name), group: t(groups[group]) };
  });
