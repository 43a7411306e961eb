import "@evolve/widgets/tokens.css";
import { toggles } from "@evolve/contracts/toggles";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell, linkOf, moduleOf } from "../../test/in-shell.tsx";
import { Header } from "./header.tsx";

vi.mock("../jobs/jobs-button.tsx", () => ({ JobsButton: () => null }));

const show = async (world: Parameters<typeof inShell>[1] = {}) => {
  const module = { ...moduleOf("admin", linkOf("users")), helpLink: "admin" };
  const { view, runtime } = await inShell(
    <Header sidebar={{ mode: "open", send: vi.fn() }} toggle={createRef()} notifications={null} />,
    {
      ...world,
      shell: { modules: [module], ...world.shell },
    },
  );
  await render(view);
  await expect.element(page.getByRole("banner")).toBeVisible();
  return { runtime };
};
const banner = page.getByRole("banner");
const marks = () => document.querySelectorAll(".ev-mark rect").length;

it("has the product's mark and name, the apps, help, the dashboards, the bell and the user's menu [HEAD-001]", async () => {
  const features = new Set<string>([toggles.dashboardProjection]);
  await show({ shell: { licences: new Set(["ACD"]), features, productName: "Recording" } });
  expect(marks()).toBe(4);
  await expect.element(banner.getByText("Recording", { exact: true })).toBeVisible();
  const buttons = ["Apps", "Dashboards", "Notifications", "Ann Example User menu"];
  for (const name of buttons) await expect.element(banner.getByRole("button", { name, exact: true })).toBeVisible();
  await expect.element(banner.getByRole("link", { name: /^Help/ })).toBeVisible();
});

it("help opens the online help at the module's topic, in a tab of its own [HEAD-006, HEAD-016]", async () => {
  await show();
  const help = banner.getByRole("link", { name: "Help (opens in a new tab)" });
  await expect.element(help).toHaveAttribute("href", "https://help.example.test/admin");
  await expect.element(help).toHaveAttribute("target", "_blank");
});

it("without help there is no icon for it", async () => {
  const { runtime } = await inShell(null);
  await show({ runtime: { settings: { ...runtime.settings, helpUrl: "" } } });
  expect(banner.getByRole("link").query()).toBeNull();
});

it("automation studio users have a logo of their own [HEAD-009]", async () => {
  await show({ runtime: { licenceType: "AS" }, permissions: ["automationstudio:manage"] });
  expect(marks()).toBe(3);
});

it("others of the same licence have the suite's [HEAD-009]", async () => {
  await show({ runtime: { licenceType: "AS" }, permissions: ["mySpace:view"] });
  expect(marks()).toBe(4);
});

it("the launcher needs the licence ACD or ADAPTERS [APPS-032, HEAD-008]", async () => {
  await show({ shell: { licences: new Set(["ADAPTERS"]) } });
  await expect.element(banner.getByRole("button", { name: "Apps" })).toBeVisible();
});

it("without one of them there is no launcher [APPS-032]", async () => {
  await show({ shell: { licences: new Set(["WFM", "QM"]) } });
  expect(banner.getByRole("button", { name: "Apps" }).query()).toBeNull();
});

it("its toggle marks a tenant that is for testing [PERM-034]", async () => {
  await show({ shell: { features: new Set([toggles.testIcon]) } });
  await expect.element(banner.getByRole("img", { name: "Test tenant" })).toBeVisible();
});
