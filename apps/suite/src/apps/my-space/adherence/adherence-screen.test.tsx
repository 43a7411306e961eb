import type { MyAdherence } from "@evolve/contracts/my-adherence";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { AdherenceScreen } from "./adherence-screen.tsx";

const minute = 60_000;
const now = Date.parse("2026-11-27T11:00:00Z");
const day: MyAdherence["day"] = {
  ...{ id: "a1", name: "Ann Out", zone: "UTC", date: "2026-11-27", now, status: "adherent" },
  scheduled: [{ from: now - 120 * minute, to: now + 60 * minute, name: "Calls", kind: "onQueue" }],
  actual: [{ from: now - 120 * minute, to: now, state: "Available", isMapped: true }],
  stretches: [{ from: now - 60 * minute, to: now - 40 * minute, activity: "Calls", state: "Break" }],
  exceptions: [],
  totals: {
    ...{ adherent: 100 * minute, out: 20 * minute, excepted: 0, unknown: 0, worked: 100 * minute },
    ...{ scheduledWork: 120 * minute, adherence: 0.83, conformance: 0.83 },
  },
};
const days = [
  { date: "2026-11-25", out: 0, adherence: 1, conformance: 1 },
  { date: "2026-11-27", out: 20 * minute, adherence: 0.83, conformance: 0.83 },
];
const totals = { out: 20 * minute, adherence: 0.91, conformance: 0.9 };

const render = (answer: MyAdherence) =>
  renderScreen({
    Screen: AdherenceScreen,
    areas: ["adherence", "schedules", "charts", "grid", "list"],
    // A supervisor who is planned approves others, not themselves.
    permissions: ["mySpace:view", "wfm:adherence:edit"],
    timeZone: "UTC",
    answers: { readMyAdherence: () => answer },
  });

test("One's own day and the weeks before are shown, and nothing can be approved", async () => {
  const { screen, inputsOf } = await render({ day, days, totals });
  await expect.element(screen.getByText("Friday, November 27, 2026")).toBeVisible();
  await expect.element(screen.getByText("10:00 AM – 10:20 AM", { exact: false }).first()).toBeVisible();
  await expect
    .element(screen.getByText("On days with a shift: 91% adherence, 20 min out of adherence in all."))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Approve/ })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Previous day" }).click();
  await expect.poll(() => inputsOf("readMyAdherence").at(-1)).toMatchObject({ query: { date: "2026-11-26" } });
});

test("Who is not planned is told whom to ask", async () => {
  const { screen } = await render({ day: null, days: [], totals: { out: 0, adherence: null, conformance: null } });
  await expect.element(screen.getByText("You are not planned")).toBeVisible();
});
