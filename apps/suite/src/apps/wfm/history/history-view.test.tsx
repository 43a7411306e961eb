import type { Finding, HistorySeries } from "@evolve/contracts/history";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { HistoryView } from "./history-view.tsx";

const day = "2026-09-06";
const midnight = Date.parse(`${day}T00:00Z`);
const intervals = 96;
const series = (value: number | null) => Array.from({ length: intervals }, () => value);

const found = (id: string, kind: Finding["kind"], from: number, to: number): Finding => ({
  ...{ id, measure: "offered", kind, from, to, fromDate: day, toDate: day },
  ...{ actual: 7, expected: 147, likeDays: 12, afterClosure: false, proposal: "exclude" },
});

const history: HistorySeries = {
  ...{ zone: "UTC", intervalMinutes: 15 },
  hasEarlier: false,
  days: [{ date: day, first: 0, startsAt: midnight, intervals, closed: null }],
  ...{ measure: "offered", imported: series(10), missing: [], changes: [] },
  ...{ expected: series(10), low: series(8), high: series(12) },
  findings: [found("low-40", "low", 40, 52), found("high-52", "high", 52, 68)],
  layers: [],
};

const group = { id: "g1", name: "Support" };

test("Of two findings on one day the keys reach both, and decide on the one that is marked", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <HistoryView group={group} period="year" contacts={history} events={[]} />,
    areas: ["planning"],
    permissions: ["wfm:history:view", "wfm:history:edit"],
    answers: { readHistory: () => ({ history: null }), decideOnHistory: () => ({ success: true }) },
    hasKeys: true,
  });
  const low = screen.getByRole("button", { name: /^Too low · / });
  const high = screen.getByRole("button", { name: /^Too high · / });
  await expect.element(low).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("n");
  await expect.element(high).toHaveAttribute("aria-current", "true");
  await expect.element(low).toHaveAttribute("aria-current", "false");
  await userEvent.keyboard("n");
  await expect.element(low).toHaveAttribute("aria-current", "true");

  await high.click();
  await userEvent.keyboard("k");
  await expect
    .poll(() => inputsOf("decideOnHistory"))
    .toMatchObject([{ body: { findingId: "high-52", decision: "keep" } }]);
});

test("What was just decided is taken back by the keys before the history shows it, and once", async () => {
  const { promise: decided, resolve: answer } = Promise.withResolvers<{ decisionId: string }>();
  const { promise: undone } = Promise.withResolvers<{ success: true }>();
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <HistoryView group={group} period="year" contacts={history} events={[]} />,
    areas: ["planning"],
    permissions: ["wfm:history:view", "wfm:history:edit"],
    answers: {
      readHistory: () => ({ history: null }),
      decideOnHistory: () => decided,
      undoHistoryDecision: () => undone,
    },
    hasKeys: true,
  });
  await expect.element(screen.getByRole("button", { name: /^Too low · / })).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("k");
  await expect.poll(() => inputsOf("decideOnHistory")).toHaveLength(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(inputsOf("undoHistoryDecision")).toHaveLength(0);
  answer({ decisionId: "decision-1" });
  await expect.poll(() => inputsOf("undoHistoryDecision")).toMatchObject([{ params: { decisionId: "decision-1" } }]);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(inputsOf("undoHistoryDecision")).toHaveLength(1);
});

test("A handle time that is off is told in seconds, shows handle times when it is opened, and is decided on by its identity", async () => {
  const handle: Finding = {
    ...found("handleTime high 2026-09-06T15:00Z", "high", 60, 64),
    ...{ measure: "handleTime", actual: 612.4, expected: 291.2 },
  };
  const contacts = { ...history, findings: [found("low-40", "low", 40, 52)] };
  const usual = { imported: series(300), expected: series(290), low: series(240), high: series(340) };
  const handleTimes: HistorySeries = { ...history, ...usual, measure: "handleTime", missing: null, findings: [handle] };
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <HistoryView group={group} period="year" contacts={contacts} events={[]} />,
    areas: ["planning"],
    permissions: ["wfm:history:view", "wfm:history:edit"],
    answers: { readHistory: () => ({ history: handleTimes }), decideOnHistory: () => ({ success: true }) },
    hasKeys: true,
  });
  await expect
    .element(screen.getByText("612 s for a contact; similar days have 291 s (12 days compared)."))
    .toBeVisible();
  const measure = screen.getByRole("button", { name: "Handle time", exact: true });
  await expect.element(measure).toHaveAttribute("aria-pressed", "false");
  await screen.getByRole("button", { name: /^Handle time too high · / }).click();
  await expect.element(measure).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByRole("heading", { name: "Sun, Sep 6, 2026" })).toBeVisible();
  expect(inputsOf("readHistory")).toMatchObject([{ query: { period: "year", measure: "handleTime" } }]);
  await userEvent.keyboard("e");
  await expect
    .poll(() => inputsOf("decideOnHistory"))
    .toMatchObject([{ body: { findingId: "handleTime high 2026-09-06T15:00Z", decision: "exclude" } }]);
});

test("Handle times that were read of other days are not put beside the contacts, but read again", async () => {
  const handle = { ...found("handleTime high 2026-09-06T15:00Z", "high", 60, 64), measure: "handleTime" } as const;
  const ofHandle: HistorySeries = { ...history, measure: "handleTime", missing: null, findings: [handle] };
  const old = { ...handle, id: "handleTime low 2026-09-05T15:00Z", kind: "low" } as const;
  const earlier = { date: "2026-09-05", first: 0, startsAt: midnight - 86_400_000, intervals, closed: null };
  let asked = 0;
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <HistoryView group={group} period="year" contacts={{ ...history, findings: [] }} events={[]} />,
    areas: ["planning"],
    permissions: ["wfm:history:view"],
    answers: {
      readHistory: () => {
        asked += 1;
        return { history: asked === 1 ? { ...ofHandle, days: [earlier], findings: [old] } : ofHandle };
      },
    },
  });
  await expect.element(screen.getByRole("button", { name: /^Handle time too high · / })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Handle time too low · / }).elements()).toEqual([]);
  expect(inputsOf("readHistory")).toHaveLength(2);
});
