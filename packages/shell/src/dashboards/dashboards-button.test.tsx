import "@evolve/widgets/tokens.css";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { inShell } from "../../test/in-shell.tsx";
import { Header } from "../header/header.tsx";
import { dashboardNews } from "./dashboard-news.ts";

vi.mock("../jobs/jobs-button.tsx", () => ({ JobsButton: () => null }));
vi.mock("../notifications/notifications-button.tsx", () => ({ NotificationsButton: () => null }));

const [wall, floor] = [
  { dashboardId: "d1", name: "Wall", createdBy: "Ann Example" },
  { dashboardId: "d2", name: "Floor", createdBy: "Bo Example" },
];
const on = new Set(["release-dashboard-projection"]);

const show = async ({
  dashboards = [wall, floor] as object[],
  features = on,
  permissions = ["dashboard:view"],
} = {}) => {
  const call = vi.fn(() => Promise.resolve({ dashboards }));
  const { view } = await inShell(
    <Header sidebar={{ mode: "open", send: vi.fn() }} toggle={createRef()} notifications={null} />,
    { shell: { features, client: { call } as never }, permissions, areas: ["launcher"] },
  );
  await render(view);
  await expect.element(page.getByRole("banner")).toBeVisible();
  return call;
};
const button = page.getByRole("button", { name: "Dashboards" });
const opened = () => vi.spyOn(window, "open").mockReturnValue({ focus: () => undefined } as Window);

it("the button is there only while its flag is on, for users with dashboard:view [HEAD-004, HEAD-041, APPS-052]", async () => {
  await show();
  await expect.element(button).toBeVisible();
});

it("without the flag there is no button [HEAD-004, HEAD-041]", async () => {
  await show({ features: new Set() });
  expect(button.query()).toBeNull();
});

it("without dashboard:view there is no button [APPS-052]", async () => {
  await show({ permissions: ["mySpace:view"] });
  expect(button.query()).toBeNull();
});

it("its tooltip shows after 500 ms, and goes on Escape [HEAD-004]", async () => {
  await show();
  const from = performance.now();
  await button.hover();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Dashboards");
  expect(performance.now() - from).toBeGreaterThanOrEqual(500);
  button.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
});

it("favourites are listed by name, loaded once, and the default action projects the first [APPS-046, APPS-048, APPS-053]", async () => {
  const call = await show();
  const open = opened();
  await button.click();
  await expect.element(page.getByRole("button", { name: "Project Floor" })).toBeVisible();
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["WallAnn ExampleProject", "FloorBo ExampleProject"]);
  await expect.element(page.getByRole("button", { name: "Project Wall" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(open.mock.calls[0]?.[0]).toBe("/mydashboard/#/projection/d1");
  await button.click();
  await page.getByRole("button", { name: "Project Floor" }).click();
  expect(open.mock.calls[1]?.[0]).toBe("/mydashboard/#/projection/d2");
  expect(call).toHaveBeenCalledOnce();
  open.mockRestore();
});

it("without favourites it says so, and leads to the management of dashboards [APPS-047]", async () => {
  await show({ dashboards: [] });
  await button.click();
  const link = page.getByRole("link", { name: "You don't have any favorite dashboards yet" });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute("href")).toContain("/mydashboard/manageDashboards");
});

it("a refresh event changes the open list [APPS-051]", async () => {
  await show();
  await button.click();
  await expect.element(page.getByRole("button", { name: "Project Wall" })).toBeVisible();
  dashboardNews.tell({ id: "d1", name: "Hall", createdBy: "Ann Example", favorite: true });
  await expect.element(page.getByRole("button", { name: "Project Hall" })).toBeVisible();
  dashboardNews.tell({ id: "d2", name: "Floor", createdBy: "Bo Example", favorite: false });
  await expect.element(page.getByRole("button", { name: "Project Floor" })).not.toBeInTheDocument();
});
