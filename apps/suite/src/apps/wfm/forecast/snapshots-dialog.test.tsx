import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SnapshotsDialog } from "./snapshots-dialog.tsx";

const startsAt = Date.parse("2026-11-30T00:00:00Z");
const snapshotOf = (id: string, version: number) => ({
  id,
  version,
  publishedBy: "Mara Holm",
  publishedAt: `2026-11-${20 + version}T10:00:00Z`,
  firstDay: "2026-11-30",
  lastDay: "2026-12-01",
  days: 2,
});
const valuesOf = (value: number): number[] => Array.from({ length: 96 }, () => value);

const show = (permissions: ("wfm:forecast:view" | "wfm:forecast:edit")[]) =>
  renderScreen({
    Screen: () => (
      <SnapshotsDialog group={{ id: "g1", name: "Sales", businessUnitId: "b1" }} onClose={() => undefined} />
    ),
    areas: ["forecast", "planning", "charts", "list"],
    permissions,
    answers: {
      listForecastSnapshots: () => ({
        snapshots: [snapshotOf("p2", 2), snapshotOf("p1", 1)],
        hasMore: false,
        mainId: "p2",
      }),
      readForecastSnapshot: () => ({
        snapshot: snapshotOf("p1", 1),
        zone: "UTC",
        intervalMinutes: 30,
        days: [0, 1].map((day) => ({
          date: new Date(startsAt + day * 86_400_000).toISOString().slice(0, 10),
          first: day * 48,
          startsAt: startsAt + day * 86_400_000,
          intervals: 48,
        })),
        offered: valuesOf(10),
        handleSeconds: valuesOf(200),
        lower: valuesOf(8),
        upper: valuesOf(12),
        main: { offered: valuesOf(12), handleSeconds: valuesOf(240) },
      }),
      restoreForecastSnapshot: () => ({ published: snapshotOf("p3", 1) }),
      undoForecastPublication: () => ({ published: snapshotOf("p4", 2) }),
    },
  });

test("An earlier snapshot is opened beside what is main now, made main again, and that is undone", async () => {
  const { inputsOf } = await show(["wfm:forecast:view", "wfm:forecast:edit"]);
  const dialog = page.getByRole("dialog", { name: "Published forecasts: Sales" });
  await dialog.getByRole("button", { name: /Open what was published on Nov 21/ }).click();
  await expect.element(dialog.getByRole("row", { name: "Mon, Nov 30 480 576 −96 200 240" })).toBeVisible();
  await dialog.getByRole("button", { name: "Make main again" }).click();
  await expect
    .poll(() => inputsOf("restoreForecastSnapshot"))
    .toEqual([{ params: { snapshotId: "p1" }, body: { mainId: "p2" } }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => inputsOf("undoForecastPublication")).toEqual([{ params: { snapshotId: "p3" } }]);
});

test("Whoever may only look opens snapshots and makes none main", async () => {
  await show(["wfm:forecast:view"]);
  const dialog = page.getByRole("dialog", { name: "Published forecasts: Sales" });
  await dialog.getByRole("button", { name: /Open what was published on Nov 21/ }).click();
  await expect.element(dialog.getByRole("row", { name: /^Mon, Nov 30/ })).toBeVisible();
  expect(dialog.getByRole("button", { name: "Make main again" }).elements()).toEqual([]);
});
