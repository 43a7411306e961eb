import type { Area, Language } from "@evolve/i18n";
import { languageOf } from "@evolve/i18n";
import { textsOf } from "@evolve/i18n/node";

const shellFile = "shell.json";
const widgetsFile = "widgets.json";

/** The areas of each app's screens. */
const appAreas = {
  admin: ["users", "roles", "permissions", "organization", "openidClients", "webhooks", "securityPolicy", "userImport"],
  "my-space": ["mySpace", "security", "notifications", "availability"],
  wfm: ["availability", "selfService"],
  tm: ["tenantManagement"],
  login: ["signIn", "account", "password", "sso", "openid", "secondStep"],
} as const satisfies Record<string, readonly Area[]>;

const shellAreas = ["common", "errors", "validation", "shell", "navigation", "jobs", "launcher", "accessKeys"] as const;
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
