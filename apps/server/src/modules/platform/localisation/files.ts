import type { Area, Language } from "@evolve/i18n";
import { languageOf } from "@evolve/i18n";
import { textsOf } from "@evolve/i18n/node";

const shellFile = "shell.json";
const widgetsFile = "widgets.json";

/** The areas of each app's screens, as its manifest lists them. */
const appAreas = {
  admin: [
    "users",
    "userImport",
    "roles",
    "permissions",
    "organization",
    "setupUse",
    "openidClients",
    "webhooks",
    "securityPolicy",
    "signInPage",
    "branding",
    "broadcast",
    "singleSignOn",
    "menuAccess",
    "audit",
    "impersonations",
    "security",
    "password",
  ],
  "my-space": [
    "mySpace",
    "security",
    "notifications",
    "availability",
    "organization",
    "schedules",
    "scheduleEditor",
    "timeOff",
    "shiftTrades",
    "quality",
  ],
  analytics: ["analytics", "interactions", "organization"],
  mydashboard: ["dashboards"],
  qm: ["quality", "interactions"],
  reporting: ["reporting", "organization"],
  scheduler: ["scheduleEditor", "schedules", "generation", "timeOff", "shiftTrades", "organization"],
  wfm: [
    "adherence",
    "availability",
    "selfService",
    "planning",
    "setupUse",
    "historyImport",
    "requirement",
    "intraday",
    "forecast",
    "workPlans",
    "generation",
    "scheduleEditor",
    "schedules",
    "organization",
  ],
  tm: ["tenantManagement", "organization", "users"],
  login: ["signIn", "account", "password", "passwordReasons", "sso", "openid", "secondStep"],
} as const satisfies Record<string, readonly Area[]>;

const shellAreas = [
  "common",
  "errors",
  "validation",
  "shell",
  "navigation",
  "palette",
  "jobs",
  "launcher",
  "accessKeys",
  "notifications",
  "contact",
] as const;
const widgetAreas = ["grid", "list", "choices", "dates", "charts", "fields", "files"] as const;

const areasByFile = new Map<string, readonly Area[]>([
  [shellFile, shellAreas],
  [widgetsFile, widgetAreas],
  ...Object.entries(appAreas).map(([app, areas]) => [`${app}.json`, areas] as const),
]);

/** The names of the files of a language, which are the same for every language. */
export const fileNames = {
  shell: shellFile,
  widgets: widgetsFile,
  apps: Object.fromEntries(Object.keys(appAreas).map((app) => [app, `${app}.json`])),
};

/** The texts of a file; undefined where there is no such language or file. */
export const textsOfFile = (tag: string, file: string): Record<string, string> | undefined => {
  const language: Language | undefined = languageOf(tag);
  const areas = areasByFile.get(file);
  return language === undefined || areas === undefined ? undefined : textsOf(language, areas);
};
