import type { auditPeriods, auditSubjects } from "@evolve/contracts/audit";
import type { PlainKey } from "@evolve/i18n";

/** What an action is about. */
export const subjectNames = {
  user: "audit.subjectUser",
  session: "audit.subjectSession",
  role: "audit.subjectRole",
  tenant: "audit.subjectTenant",
  saml: "audit.subjectSaml",
  "openid-client": "audit.subjectOpenidClient",
  openid: "audit.subjectOpenid",
  domain: "audit.subjectDomain",
  device: "audit.subjectDevice",
  team: "audit.subjectTeam",
  group: "audit.subjectGroup",
  skill: "audit.subjectSkill",
  "employee-group": "audit.subjectEmployeeGroup",
  notification: "audit.subjectNotification",
  view: "audit.subjectView",
  "access-key": "audit.subjectAccessKey",
  audit: "audit.subjectAudit",
} as const satisfies Record<(typeof auditSubjects)[number], PlainKey>;

export const periodNames = {
  day: "audit.periodDay",
  week: "audit.periodWeek",
  month: "audit.periodMonth",
  quarter: "audit.periodQuarter",
  year: "audit.periodYear",
} as const satisfies Record<(typeof auditPeriods)[number], PlainKey>;
