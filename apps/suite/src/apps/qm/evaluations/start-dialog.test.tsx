import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { StartDialog } from "./start-dialog.tsx";
import { clockIn, instantOf, isAhead } from "./start-fields.ts";

const [formId, agentId] = ["0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c20", "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c11"];
const zone = "Pacific/Auckland";
const nothing = (): void => undefined;

const render = () =>
  renderScreen({
    Screen: () => <StartDialog onMade={nothing} onClose={nothing} />,
    areas: ["quality"],
    permissions: ["quality:evaluations:view", "quality:evaluations:edit"],
    timeZone: zone,
    answers: {
      evaluationChoices: () => ({
        forms: [{ id: formId, name: "Calls", isOffered: true }],
        ...{ teams: [], evaluators: [] },
      }),
      searchEvaluatedAgents: () => ({ agents: [{ id: agentId, name: "Ann Frost", teamName: null }], totalRecords: 1 }),
      startEvaluation: () => Promise.reject(new Error("asked for")),
    },
  });

test("The contact's day, time and duration are typed as the evaluator's clock shows them, wherever the machine stands", async () => {
  const minuteNow = (): string => new Date(instantOf(zone, clockIn(zone, Date.now())) ?? 0).toISOString();
  const before = minuteNow();
  const { screen, inputsOf } = await render();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: /Form/ }).click();
  await screen.getByRole("option", { name: "Calls" }).click();
  await dialog.getByRole("button", { name: /Agent/ }).click();
  await screen.getByRole("option", { name: "Ann Frost" }).click();
  await userEvent.fill(dialog.getByRole("textbox", { name: /Contact/ }), "C-77");
  await userEvent.fill(dialog.getByRole("spinbutton", { name: "Duration" }), "4:05");
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect.poll(() => inputsOf("startEvaluation")).toHaveLength(1);
  const [{ body } = { body: {} }] = inputsOf("startEvaluation") as { body: { contactAt?: string } }[];
  expect(body).toMatchObject({ formId, agentId, reference: "C-77", seconds: 245 });
  expect([before, minuteNow()]).toContain(body.contactAt);
});

test("A contact that took more than an hour is typed with its hours, up to a day", async () => {
  const { screen } = await render();
  const duration = screen.getByRole("dialog").getByRole("spinbutton", { name: "Duration" });
  await userEvent.fill(duration, "1:12:05");
  await userEvent.keyboard("{Tab}");
  await expect.element(duration).toHaveValue("1:12:05");
  await userEvent.fill(duration, "24:00:01");
  await userEvent.keyboard("{Tab}");
  await expect.element(duration).toHaveValue("1:12:05");
});

test("What is typed survives a reload", async () => {
  const { screen } = await render();
  await userEvent.fill(screen.getByRole("textbox", { name: /Contact/ }), "C-78");
  const kept = (): boolean =>
    Object.keys(sessionStorage).some(
      (key) => key.endsWith(":evaluation") && sessionStorage.getItem(key)?.includes("C-78") === true,
    );
  await expect.poll(kept).toBe(true);
});

test("A clock means an instant in its zone; an hour that is skipped is none, and a contact is not ahead", () => {
  expect(instantOf("Europe/Berlin", { day: "2026-11-28", time: "10:30" })).toBe(Date.parse("2026-11-28T09:30:00Z"));
  expect(instantOf("Europe/Berlin", { day: "2026-03-29", time: "02:30" })).toBeNull();
  expect(instantOf("Europe/Berlin", { day: "", time: "10:30" })).toBeNull();
  expect(isAhead(zone, clockIn(zone, Date.now() + 600_000))).toBe(true);
  expect(isAhead(zone, clockIn(zone, Date.now()))).toBe(false);
});
