import type { Client } from "@evolve/session";
import { expect, it, vi } from "vitest";
import { createDashboardNews, type DashboardNews } from "./dashboard-news.ts";
import { afterNews, loadFavorites } from "./favorites.ts";
import { projectDashboard } from "./project-dashboard.ts";

const clientOf = (call: () => Promise<unknown>): Pick<Client, "call"> => ({ call: call as Client["call"] });
const [wall, floor] = ["Wall", "Floor"].map((name) => ({ dashboardId: name, name, createdBy: "Ann" })) as [Row, Row];
type Row = { dashboardId: string; name: string; createdBy: string };

it("favourites that cannot be loaded are logged and rejected [APPS-054]", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const failing = clientOf(() => Promise.reject(new Error("down")));
  await expect(loadFavorites(failing)).rejects.toThrow("down");
  expect(warn).toHaveBeenCalledExactlyOnceWith("[shell] not loaded: favourite dashboards", expect.any(Error));
  warn.mockRestore();
});

it("a refresh event renames, adds or removes a favourite, and the others keep their places [APPS-051]", () => {
  const news = { id: "Wall", name: "Hall", createdBy: "Ann", favorite: true };
  expect(afterNews([wall, floor], news)).toEqual([{ ...wall, name: "Hall" }, floor]);
  expect(afterNews([floor], news)).toEqual([floor, { ...wall, name: "Hall" }]);
  expect(afterNews([wall, floor], { ...news, favorite: false })).toEqual([floor]);
});

it("a refresh event reaches other windows with id, name, createdBy and favorite; anything else does not [APPS-051]", async () => {
  const [here, there] = [createDashboardNews(), createDashboardNews()];
  const heard: DashboardNews[] = [];
  there.listen((news) => heard.push(news));
  const other = new BroadcastChannel("evolve-dashboards");
  other.postMessage({ id: "1", name: "No maker", favorite: true });
  other.close();
  const news = { id: "1", name: "Wall", createdBy: "Ann", favorite: true };
  here.tell(news);
  await vi.waitFor(() => expect(heard).toEqual([news]));
});

it("a dashboard is projected at its address, in a window of 80% of the screen [APPS-049]", () => {
  const open = vi.fn(() => ({ focus: vi.fn() }) as unknown as Window);
  expect(projectDashboard("d1", { open, screen: { availWidth: 1920, availHeight: 1080 } })).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "/mydashboard/#/projection/d1",
    "evolve-projection",
    "popup,left=192,top=108,width=1536,height=864",
  );
  expect(projectDashboard("d1", { open: () => null, screen: { availWidth: 1, availHeight: 1 } })).toBe(false);
});
