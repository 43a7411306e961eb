import { expect, it, vi } from "vitest";
import type { LauncherApp } from "./launcher-apps.ts";
import { featuresOf, openApp } from "./open-app.ts";

const screen = { availWidth: 1_600, availHeight: 1_000 };
const app: LauncherApp = {
  id: "agent",
  appName: "launcher.agent",
  appIcon: "agent",
  window: { height: 725, width: 300 },
  opensIn: "window",
  permission: "",
  url: "https://agent.test/launch/agent",
  isTool: false,
};

it("a window has the app's size, a full one the screen's, a tab none [APPS-037, APPS-039, APPS-040]", () => {
  expect(featuresOf(app, screen)).toBe("popup,width=300,height=725");
  expect(featuresOf({ ...app, opensIn: "full-screen" }, screen)).toBe("popup,left=0,top=0,width=1600,height=1000");
  expect(featuresOf({ ...app, opensIn: "tab" }, screen)).toBe("");
});

it("an app opens under its own name, so that launching it again comes back to its window", () => {
  const target = { focus: vi.fn() } as unknown as Window;
  const open = vi.fn(() => target);
  const children = { add: vi.fn() };
  expect(openApp(app, { open, screen, children })).toBe(true);
  expect(open).toHaveBeenCalledWith(app.url, "evolve-agent", "popup,width=300,height=725");
  expect(target.focus).toHaveBeenCalledTimes(1);
  expect(children.add).toHaveBeenCalledWith({ target, name: "evolve-agent", origin: "https://agent.test" });
});

it("a window that the browser blocks is reported", () => {
  const children = { add: vi.fn() };
  expect(openApp(app, { open: () => null, screen, children })).toBe(false);
  expect(children.add).not.toHaveBeenCalled();
});
