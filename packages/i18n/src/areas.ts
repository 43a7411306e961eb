import type accessKeys from "./en/access-keys.json";
import type adherence from "./en/adherence.json";
import type analytics from "./en/analytics.json";
import type interactions from "./en/interactions.json";
import type account from "./en/account.json";
import type availability from "./en/availability.json";
import type audit from "./en/audit.json";
import type branding from "./en/branding.json";
import type broadcast from "./en/broadcast.json";
import type charts from "./en/charts.json";
import type choices from "./en/choices.json";
import type common from "./en/common.json";
import type contact from "./en/contact.json";
import type dashboards from "./en/dashboards.json";
import type dates from "./en/dates.json";
import type demo from "./en/demo.json";
import type errors from "./en/errors.json";
import type gallery from "./en/gallery.json";
import type fields from "./en/fields.json";
import type files from "./en/files.json";
import type forecast from "./en/forecast.json";
import type grid from "./en/grid.json";
import type jobs from "./en/jobs.json";
import type launcher from "./en/launcher.json";
import type list from "./en/list.json";
import type mail from "./en/mail.json";
import type impersonations from "./en/impersonations.json";
import type menuAccess from "./en/menu-access.json";
import type mySpace from "./en/my-space.json";
import type navigation from "./en/navigation.json";
import type openid from "./en/openid.json";
import type openidClients from "./en/openid-clients.json";
import type organization from "./en/organization.json";
import type palette from "./en/palette.json";
import type passwordReasons from "./en/password-reasons.json";
import type permissions from "./en/permissions.json";
import type planning from "./en/planning.json";
import type password from "./en/password.json";
import type notifications from "./en/notifications.json";
import type notices from "./en/notices.json";
import type reporting from "./en/reporting.json";
import type roles from "./en/roles.json";
import type scheduleEditor from "./en/schedule-editor.json";
import type schedules from "./en/schedules.json";
import type secondStep from "./en/second-step.json";
import type securityPolicy from "./en/security-policy.json";
import type security from "./en/security.json";
import type selfService from "./en/self-service.json";
import type setupUse from "./en/setup-use.json";
import type shell from "./en/shell.json";
import type signIn from "./en/sign-in.json";
import type sso from "./en/sso.json";
import type intraday from "./en/intraday.json";
import type requirement from "./en/requirement.json";
import type signInPage from "./en/sign-in-page.json";
import type singleSignOn from "./en/single-sign-on.json";
import type tenantManagement from "./en/tenant-management.json";
import type historyImport from "./en/history-import.json";
import type userImport from "./en/user-import.json";
import type users from "./en/users.json";
import type generation from "./en/generation.json";
import type validation from "./en/validation.json";
import type webhooks from "./en/webhooks.json";
import type quality from "./en/quality.json";
import type shiftTrades from "./en/shift-trades.json";
import type timeOff from "./en/time-off.json";
import type workPlans from "./en/work-plans.json";
import { defaultLanguage, type Language } from "./languages.ts";

interface EnglishWords {
  common: typeof common;
  contact: typeof contact;
  validation: typeof validation;
  errors: typeof errors;
  signIn: typeof signIn;
  sso: typeof sso;
  accessKeys: typeof accessKeys;
  adherence: typeof adherence;
  analytics: typeof analytics;
  interactions: typeof interactions;
  quality: typeof quality;
  account: typeof account;
  password: typeof password;
  openid: typeof openid;
  openidClients: typeof openidClients;
  webhooks: typeof webhooks;
  shell: typeof shell;
  jobs: typeof jobs;
  launcher: typeof launcher;
  navigation: typeof navigation;
  palette: typeof palette;
  historyImport: typeof historyImport;
  userImport: typeof userImport;
  users: typeof users;
  grid: typeof grid;
  list: typeof list;
  reporting: typeof reporting;
  roles: typeof roles;
  permissions: typeof permissions;
  planning: typeof planning;
  setupUse: typeof setupUse;
  impersonations: typeof impersonations;
  menuAccess: typeof menuAccess;
  mySpace: typeof mySpace;
  audit: typeof audit;
  availability: typeof availability;
  organization: typeof organization;
  charts: typeof charts;
  choices: typeof choices;
  mail: typeof mail;
  passwordReasons: typeof passwordReasons;
  notices: typeof notices;
  notifications: typeof notifications;
  security: typeof security;
  securityPolicy: typeof securityPolicy;
  scheduleEditor: typeof scheduleEditor;
  schedules: typeof schedules;
  secondStep: typeof secondStep;
  selfService: typeof selfService;
  fields: typeof fields;
  files: typeof files;
  forecast: typeof forecast;
  demo: typeof demo;
  gallery: typeof gallery;
  dashboards: typeof dashboards;
  dates: typeof dates;
  intraday: typeof intraday;
  requirement: typeof requirement;
  signInPage: typeof signInPage;
  branding: typeof branding;
  broadcast: typeof broadcast;
  singleSignOn: typeof singleSignOn;
  tenantManagement: typeof tenantManagement;
  timeOff: typeof timeOff;
  shiftTrades: typeof shiftTrades;
  workPlans: typeof workPlans;
  generation: typeof generation;
}

/** A part of the words: one file for each language. */
export type Area = keyof EnglishWords;

export type MessageKey = { [A in Area]: `${A}.${keyof EnglishWords[A] & string}` }[Area];

export const areas = [
  "common",
  "contact",
  "validation",
  "errors",
  "signIn",
  "accessKeys",
  "adherence",
  "analytics",
  "interactions",
  "quality",
  "account",
  "password",
  "sso",
  "openid",
  "shell",
  "jobs",
  "launcher",
  "navigation",
  "palette",
  "historyImport",
  "userImport",
  "users",
  "grid",
  "list",
  "reporting",
  "roles",
  "permissions",
  "planning",
  "setupUse",
  "openidClients",
  "webhooks",
  "signInPage",
  "branding",
  "broadcast",
  "singleSignOn",
  "impersonations",
  "menuAccess",
  "mySpace",
  "audit",
  "availability",
  "organization",
  "charts",
  "choices",
  "mail",
  "passwordReasons",
  "notices",
  "notifications",
  "security",
  "securityPolicy",
  "scheduleEditor",
  "schedules",
  "secondStep",
  "selfService",
  "demo",
  "gallery",
  "dashboards",
  "dates",
  "intraday",
  "requirement",
  "tenantManagement",
  "fields",
  "files",
  "timeOff",
  "shiftTrades",
  "workPlans",
  "forecast",
  "generation",
] as const satisfies readonly Area[];

/** `my-space` of `mySpace`: the name of an area's file, without its ending. */
export const fileOf = (area: Area): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What developers alone read is in English. */
const englishFiles: ReadonlySet<string> = new Set(["gallery"] satisfies Area[]);

/** The language that a file's words are in, on a page in this language. */
export const languageOfFile = (language: Language, file: string): Language =>
  englishFiles.has(file) ? defaultLanguage : language;
