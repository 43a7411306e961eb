import { CallError, networkCode } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { daysLater } from "@evolve/workforce";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ScheduleScreen } from "./schedule-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Nobody asks for anything. */
const noRequests = {
  readMyTrades: () => ({ isPlanned: true, zone: "UTC", noticeHours: 24, board: [], hasMore: false }),
  searchMyTrades: () => ({ trades: [], totalRecords: 0 }),
  searchMyTimeOff: () => ({ requests: [], totalRecords: 0 }),
};

test("Without a connection next week is shown as last seen, also over the turn of a month; a month that was not seen is not", async () => {
  let isOnline = true;
  const { screen } = await renderScreen({
    Screen: ScheduleScreen,
    areas: ["schedules", "timeOff", "shiftTrades"],
    permissions: ["mySpace:view"],
    answers: {
      ...noRequests,
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

test("Arrows go by day, with Shift by week, and T to today; the list of shortcuts names them", async () => {
  const { screen } = await renderScreen({
    Screen: ScheduleScreen,
    areas: ["schedules", "timeOff", "shiftTrades"],
    permissions: ["mySpace:view"],
    hasKeys: true,
    answers: {
      ...noRequests,
      readMySchedule: ({ query }) => {
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
  const day = (name: string) => screen.getByRole("heading", { name });
  await expect.element(day("Tuesday, November 24, 2026")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Wednesday, November 25, 2026")).toBeVisible();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.element(day("Wednesday, December 2, 2026")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(day("Tuesday, December 1, 2026")).toBeVisible();
  await userEvent.keyboard("t");
  await expect.element(day("Tuesday, November 24, 2026")).toBeVisible();
  await userEvent.keyboard("?");
  const list = screen.getByRole("dialog");
  for (const name of ["Previous day", "Next day", "Previous week", "Next week", "Today"])
    await expect.element(list.getByText(name, { exact: true })).toBeVisible();
});

test("A month names the days of the week above its first week, and once", async () => {
  const { screen } = await renderScreen({
    Screen: ScheduleScreen,
    areas: ["schedules", "timeOff", "shiftTrades"],
    permissions: ["mySpace:view"],
    answers: {
      ...noRequests,
      readMySchedule: () => ({
        ...{ zone: "UTC", weekStart: 1, today: "2026-11-24", publishedDays: [] },
        ...{ publishedUntil: null, shifts: [] },
      }),
    },
  });
  await screen.getByRole("button", { name: "Month" }).click();
  await expect.element(screen.getByRole("heading", { name: "November 2026" })).toBeVisible();
  for (const name of ["Mon", "Tue", "Sun"]) {
    const shown = screen
      .getByText(name, { exact: true })
      .elements()
      .filter((one) => one.checkVisibility());
    expect(shown).toHaveLength(1);
  }
});
