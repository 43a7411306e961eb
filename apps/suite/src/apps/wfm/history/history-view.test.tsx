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
  ...{ id, kind, from, to, fromDate: day, toDate: day },
  ...{ actual: 7, expected: 147, likeDays: 12, afterClosure: false, proposal: "exclude" },
});

const history: HistorySeries = {
  ...{ zone: "UTC", intervalMinutes: 15 },
  hasEarlier: false,
  days: [{ date: day, first: 0, startsAt: midnight, intervals, closed: null }],
  ...{ offered: series(10), cleaned: series(10), handleSeconds: series(300) },
  ...{ expected: series(10), low: series(8), high: series(12) },
  findings: [found("low-40", "low", 40, 52), found("high-52", "high", 52, 68)],
  layers: [],
};

test("Of two findings on one day the keys reach both, and decide on the one that is marked", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen: () => <HistoryView group={{ id: "g1", name: "Support" }} history={history} period="learnt" events={[]} />,
    areas: ["planning"],
    permissions: ["wfm:history:view", "wfm:history:edit"],
    answers: { decideOnHistory: () => ({ success: true }) },
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
    .toMatchObject([{ body: { findingId: "high-52", period: "learnt", decision: "keep" } }]);
});
