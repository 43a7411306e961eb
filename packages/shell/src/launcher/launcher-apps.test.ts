import { permissionSet } from "@evolve/contracts/permissions";
import { toggles } from "@evolve/contracts/toggles";
import { describe, expect, it } from "vitest";
import { launcherApps, type LauncherAppId, type LauncherVisitor, listsOf } from "./launcher-apps.ts";

const nice = "https://acme.example.com";
const visitor = (
  permissions: readonly string[],
  features: readonly string[] = [],
  more: Partial<LauncherVisitor> = {},
): LauncherVisitor => ({
  permissions: permissionSet([...permissions]),
  features: new Set(features),
  licences: new Set(["ACD"]),
  baseUrls: { niceBaseUrl: nice, incontactBaseUrl: nice, analyticsBaseUrl: nice },
  issuer: "https://suite.example.com",
  isAttendantUser: false,
  ...more,
});
const idsOf = (...of: Parameters<typeof visitor>): LauncherAppId[] => launcherApps(visitor(...of)).map(({ id }) => id);
const appOf = (id: LauncherAppId, features: readonly string[] = []) =>
  launcherApps(
    visitor(["all"], [toggles.partnerHub, toggles.satmetrix, toggles.studioMenu, ...features], {
      isAttendantUser: true,
    }),
  ).find((app) => app.id === id);

describe("which apps there are", () => {
  it.each([
    ["AgentMAX:view", "agent"],
    ["LaunchSupervisor:view", "supervisor"],
    ["inView:view", "inview"],
    ["PresenceSync:View", "presence"],
    ["Adapters:View", "adapter"],
  ])("%s shows %s, and nothing else [APPS-021, APPS-022, APPS-024, APPS-026, APPS-027]", (permission, id) => {
    expect(idsOf([permission])).toEqual([id]);
  });

  it("PartnerHub needs its permission and its toggle [APPS-023, PERM-029]", () => {
    expect(idsOf(["PartnerHub:view"], [toggles.partnerHub])).toEqual(["partnerhub"]);
    expect(idsOf(["PartnerHub:view"])).toEqual([]);
    expect(idsOf(["user:view"], [toggles.partnerHub])).toEqual([]);
  });

  it("feedback management needs its permission and its toggle [APPS-025, PERM-030]", () => {
    expect(idsOf(["satmetrix:view"], [toggles.satmetrix])).toEqual(["npxview"]);
    expect(idsOf(["satmetrix:view"])).toEqual([]);
    expect(idsOf(["user:view"], [toggles.satmetrix])).toEqual([]);
  });

  it("any permission to edit settings of digital engagement shows it [APPS-029, APPS-030]", () => {
    for (const name of [
      "AccountSettings",
      "AgentSettings",
      "APIAccess",
      "Automation",
      "BusinessHours",
      "Care",
      "ChannelsSettings",
    ])
      expect(idsOf([`de${name}:edit`])).toEqual(["digital"]);
  });

  it("Studio and Web Studio need all three permissions, Studio its toggle too [APPS-028, PERM-031]", () => {
    const all = ["StudioScripts:view", "FileBrowser:view", "Prompts:record"];
    expect(idsOf(all, [toggles.studioMenu])).toEqual(["webStudio", "studio"]);
    expect(idsOf(all)).toEqual(["webStudio"]);
    for (const missing of all)
      expect(
        idsOf(
          all.filter((name) => name !== missing),
          [toggles.studioMenu],
        ),
      ).toEqual([]);
  });

  it("the toggle gives Web Studio, the check the auto-attendant, to everybody [APPS-031]", () => {
    expect(idsOf([], [toggles.webStudioMenu])).toEqual(["webStudio"]);
    expect(idsOf([], [], { isAttendantUser: true })).toEqual(["cxOneAttendant"]);
    expect(idsOf(["all"])).not.toContain("cxOneAttendant");
  });

  it("without the licence ACD or ADAPTERS there is none [APPS-032]", () => {
    expect(idsOf(["all"], [], { licences: new Set(["WFM", "QM"]) })).toEqual([]);
    expect(idsOf(["AgentMAX:view"], [], { licences: new Set(["ADAPTERS"]) })).toEqual(["agent"]);
  });

  it("with the toggle tools stand in a second list [APPS-002, HEAD-041]", () => {
    const apps = launcherApps(visitor(["all"]));
    const idsIn = (features: readonly string[]) => {
      const { main, tools } = listsOf(apps, new Set(features));
      return [main.map(({ id }) => id), tools.map(({ id }) => id)];
    };
    expect(idsIn([])).toEqual([["agent", "supervisor", "inview", "digital", "presence", "adapter", "webStudio"], []]);
    expect(idsIn(["release-second-apps-list"])).toEqual([
      ["agent", "supervisor", "inview", "digital"],
      ["presence", "adapter", "webStudio"],
    ]);
  });
});

describe("where they open", () => {
  it.each([
    ["agent", "https://agent.example.com/launch/agent"],
    ["supervisor", "https://supervisor.example.com/launch/supervisor"],
    ["partnerhub", "https://partnerhub.example.com/launch/partnerhub"],
    ["inview", "https://inview.example.com/launch/inview"],
    ["npxview", "https://feedback.example.com/launch/npxview"],
    ["presence", "https://presence.example.com/launch/presence"],
    ["adapter", "https://adapters.example.com/launch/adapter"],
    ["cxOneAttendant", "https://attendant.example.com/launch/cxOneAttendant"],
    ["webStudio", "https://web-studio.example.com/launch/webStudio"],
    ["studio", ""],
  ] as const)("%s is at %s [APPS-014]", (id, url) => {
    expect(appOf(id)?.url).toBe(url);
  });

  it("digital engagement opens at its page, which asks for the session, or for a code by its toggle [APPS-008, PERM-038]", () => {
    const page = "https://digital.example.com/launch/digital";
    expect(appOf("digital")?.url).toBe(page);
    expect(appOf("digital", [toggles.authCode])?.url).toBe(
      `${page}?iss=${encodeURIComponent("https://suite.example.com")}`,
    );
  });

  it("its toggle loads the agent app from the content delivery network [PERM-028]", () => {
    expect(appOf("agent", [toggles.maxCloudfront])?.url).toBe("https://agent-cdn.example.com/launch/agent");
    expect(appOf("supervisor", [toggles.maxCloudfront])?.url).toBe("https://supervisor.example.com/launch/supervisor");
  });

  it("its toggle opens performance analytics at its dashboards [PERM-036]", () => {
    expect(appOf("inview", ["release-uh-inview-dashboard-integration"])?.url).toBe(
      "https://inview.example.com/launch/inview?view=dashboards",
    );
  });

  it("windows are 725 by 300 for agent, presence, adapters and Studio, 600 by 960 for the others [APPS-037, APPS-038]", () => {
    for (const id of ["agent", "presence", "adapter", "studio"] as const)
      expect(appOf(id)?.window, id).toEqual({ height: 725, width: 300 });
    for (const id of [
      "supervisor",
      "partnerhub",
      "inview",
      "npxview",
      "digital",
      "cxOneAttendant",
      "webStudio",
    ] as const)
      expect(appOf(id)?.window, id).toEqual({ height: 600, width: 960 });
  });

  it("presence and adapters fill the screen, the agent app a tab where its toggle is on [APPS-039, APPS-040, PERM-032]", () => {
    expect([appOf("presence")?.opensIn, appOf("adapter")?.opensIn]).toEqual(["full-screen", "full-screen"]);
    expect([appOf("agent")?.opensIn, appOf("agent", [toggles.maxTabBrowser])?.opensIn]).toEqual(["window", "tab"]);
    expect(appOf("supervisor", [toggles.maxTabBrowser])?.opensIn).toBe("window");
  });

  it("an app has id, name key, icon, window, permission and address [APPS-015]", () => {
    expect(appOf("supervisor")).toEqual({
      id: "supervisor",
      appName: "launcher.supervisor",
      appIcon: "supervisor",
      window: { height: 600, width: 960 },
      opensIn: "window",
      permission: "LaunchSupervisor:view",
      url: "https://supervisor.example.com/launch/supervisor",
      isTool: false,
    });
  });
});
