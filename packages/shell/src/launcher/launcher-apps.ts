import type { BaseUrls } from "@evolve/contracts/navigation";
import type { Permission } from "@evolve/contracts/permission-names";
import { holdsAny, holdsEvery } from "@evolve/contracts/permissions";
import { toggles } from "@evolve/contracts/toggles";
import type { PlainKey } from "@evolve/i18n";
import { hasLauncher } from "./has-launcher.ts";
import { serviceOrigin } from "./service-address.ts";

export type LauncherAppId =
  | "agent"
  | "supervisor"
  | "partnerhub"
  | "inview"
  | "npxview"
  | "digital"
  | "presence"
  | "adapter"
  | "cxOneAttendant"
  | "webStudio"
  | "studio";

/** An app that opens in a window of its own. */
export interface LauncherApp {
  readonly id: LauncherAppId;
  /** Key of its name. */
  readonly appName: PlainKey;
  /** A name of `AppIcon`. */
  readonly appIcon: LauncherAppId;
  /** The window's size in pixels. */
  readonly window: { readonly height: number; readonly width: number };
  /** Where it opens: a window of that size, one as large as the screen, or a tab. */
  readonly opensIn: "window" | "full-screen" | "tab";
  /** Space-separated; empty for an app that a check or a toggle gives to everybody. */
  readonly permission: string;
  /** Empty for Studio, which is not a page: its session id is copied. */
  readonly url: string;
  /** Stands in the second list, where there is one. */
  readonly isTool: boolean;
}

export interface LauncherVisitor {
  readonly permissions: ReadonlySet<string>;
  readonly licences: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
  readonly baseUrls: BaseUrls;
  /** Of the OpenID provider. */
  readonly issuer: string;
  /** What the auto-attendant has answered. */
  readonly isAttendantUser: boolean;
}

const narrow = { height: 725, width: 300 } as const;
const wide = { height: 600, width: 960 } as const;

const digitalPermissions = [
  "deAccountSettings:edit",
  "deAgentSettings:edit",
  "deAPIAccess:edit",
  "deAutomation:edit",
  "deBusinessHours:edit",
  "deCare:edit",
  "deChannelsSettings:edit",
] as const satisfies readonly Permission[];

const studioPermissions = [
  "StudioScripts:view",
  "FileBrowser:view",
  "Prompts:record",
] as const satisfies readonly Permission[];

interface Rule {
  readonly id: LauncherAppId;
  readonly appName: PlainKey;
  readonly window: { readonly height: number; readonly width: number };
  readonly isFullScreen?: true;
  readonly isTool?: true;
  readonly permissions: readonly Permission[];
  /** All of the permissions are needed; else any one will do. */
  readonly needsAll?: true;
  /** Shown only while this toggle is on. */
  readonly toggle?: string;
  /** The first label of its host; none for what is no page. */
  readonly service?: string;
}

const rules: readonly Rule[] = [
  { id: "agent", appName: "launcher.agent", window: narrow, permissions: ["AgentMAX:view"], service: "agent" },
  {
    id: "supervisor",
    appName: "launcher.supervisor",
    window: wide,
    permissions: ["LaunchSupervisor:view"],
    service: "supervisor",
  },
  {
    id: "partnerhub",
    appName: "launcher.partnerhub",
    window: wide,
    permissions: ["PartnerHub:view"],
    toggle: toggles.partnerHub,
    service: "partnerhub",
  },
  { id: "inview", appName: "launcher.inview", window: wide, permissions: ["inView:view"], service: "inview" },
  {
    id: "npxview",
    appName: "launcher.npxview",
    window: wide,
    permissions: ["satmetrix:view"],
    toggle: toggles.satmetrix,
    service: "feedback",
  },
  { id: "digital", appName: "launcher.digital", window: wide, permissions: digitalPermissions, service: "digital" },
  {
    id: "presence",
    appName: "launcher.presence",
    window: narrow,
    isFullScreen: true,
    isTool: true,
    permissions: ["PresenceSync:View"],
    service: "presence",
  },
  {
    id: "adapter",
    appName: "launcher.adapter",
    window: narrow,
    isFullScreen: true,
    isTool: true,
    permissions: ["Adapters:View"],
    service: "adapters",
  },
  {
    id: "cxOneAttendant",
    appName: "launcher.attendant",
    window: wide,
    isTool: true,
    permissions: [],
    service: "attendant",
  },
  {
    id: "webStudio",
    appName: "launcher.webStudio",
    window: wide,
    isTool: true,
    permissions: studioPermissions,
    needsAll: true,
    service: "web-studio",
  },
  {
    id: "studio",
    appName: "launcher.studio",
    window: narrow,
    isTool: true,
    permissions: studioPermissions,
    needsAll: true,
    toggle: toggles.studioMenu,
  },
];

/** The permissions that show an app; none at all where a check or a toggle gives it to everybody. */
const permissionsOf = (rule: Rule, { features }: LauncherVisitor): readonly Permission[] =>
  rule.id === "webStudio" && features.has(toggles.webStudioMenu) ? ["default"] : rule.permissions;

const isShown = (rule: Rule, visitor: LauncherVisitor): boolean => {
  if (rule.toggle !== undefined && !visitor.features.has(rule.toggle)) return false;
  if (rule.id === "cxOneAttendant") return visitor.isAttendantUser;
  const wanted = permissionsOf(rule, visitor);
  if (wanted.includes("default")) return true;
  return rule.needsAll === true
    ? holdsEvery(visitor.permissions, wanted.join(" "))
    : holdsAny(visitor.permissions, ...wanted);
};

/**
 * The address that an app opens at, where it asks for the session. Digital engagement begins an OpenID sign-in itself where it takes
 * codes (OpenID Connect Core, 4): `iss` is the provider's issuer, which on a tenant's own host is another than the base address.
 * Nothing opens through the sign-in page, whose opener policy would part the app from this page.
 */
const urlOf = ({ id, service }: Rule, { baseUrls, features, issuer }: LauncherVisitor): string | undefined => {
  if (service === undefined) return "";
  const host = id === "agent" && features.has(toggles.maxCloudfront) ? "agent-cdn" : service;
  const origin = serviceOrigin(baseUrls.niceBaseUrl, host);
  if (origin === undefined) return undefined;
  const page = `${origin}/launch/${id}`;
  if (id === "inview" && features.has(toggles.inviewDashboards)) return `${page}?view=dashboards`;
  return id === "digital" && features.has(toggles.authCode) ? `${page}?iss=${encodeURIComponent(issuer)}` : page;
};

const opensIn = ({ id, isFullScreen }: Rule, { features }: LauncherVisitor): LauncherApp["opensIn"] => {
  if (isFullScreen === true) return "full-screen";
  return id === "agent" && features.has(toggles.maxTabBrowser) ? "tab" : "window";
};

/** The apps that somebody may open, in order. */
export const launcherApps = (visitor: LauncherVisitor): readonly LauncherApp[] => {
  if (!hasLauncher(visitor.licences)) return [];
  return rules
    .filter((rule) => isShown(rule, visitor))
    .flatMap((rule) => {
      const url = urlOf(rule, visitor);
      if (url === undefined) return [];
      const { id, appName, window, isTool = false } = rule;
      const permission = permissionsOf(rule, visitor).join(" ");
      return [{ id, appName, appIcon: id, window, opensIn: opensIn(rule, visitor), permission, url, isTool }];
    });
};

/** The launcher's lists: one, or with the toggle a second, smaller one of tools. */
export const listsOf = (
  apps: readonly LauncherApp[],
  features: ReadonlySet<string>,
): { readonly main: readonly LauncherApp[]; readonly tools: readonly LauncherApp[] } =>
  features.has(toggles.secondAppsList)
    ? { main: apps.filter(({ isTool }) => !isTool), tools: apps.filter(({ isTool }) => isTool) }
    : { main: apps, tools: [] };
