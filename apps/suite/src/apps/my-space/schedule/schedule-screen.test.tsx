import { CallError, networkCode } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { daysLater } from "@evolve/workforce";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScheduleScreen } from "./schedule-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("Without a connection next week is shown as last seen, also over the turn of a month; a month that was not seen is not", async () => {
  let isOnline = true;
  const { screen } = await renderScreen({
    Screen: ScheduleScreen,
    areas: ["schedules"],
    permissions: ["mySpace:view"],
    answers: {
      readMySchedule: ({ query }) => {
        if (!isOnline) throw new CallError({ code: networkCode, status: 0, fields: {} });
        const { from, days } = query as unknown as { from: string; days: string };
        return {
          zone: "UTC",
          weekStart: 1,
          today: "2026-11-24",
          publishedDays: Array.from({ length: Number(days) }, (_, index) => daysLater(from, index)),
          publishedUntil: null,
          shifts: [],
        };
      },
    },
  });
  await expect.element(screen.getByText(/Nov 23, 2026/)).toBeVisible();
  isOnline = false;
  await screen.getByRole("button", { name: "Next week" }).click();
  await expect.element(screen.getByText(/Nov 30, 2026/)).toBeVisible();
  await screen.getByRole("button", { name: "Month" }).click();
  await expect.element(screen.getByText("We could not connect to the server.")).toBeVisible();
});
