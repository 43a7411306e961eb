import type { Interaction } from "@evolve/contracts/interactions";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { EvaluateButton } from "./evaluate-button.tsx";

const formId = "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c20";
const interaction = {
  ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10", reference: "ref-1", startedAt: "2026-11-28T09:00:00Z", seconds: 30 },
  agent: { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c11", name: "Zoë Quist" },
  ...{ teamName: null, channel: "voice", direction: "inbound", queue: null, wrapUp: null, customer: "Mia" },
  ...{ hasRecording: false, isHeld: false, messages: null, recording: null, markers: [], hold: null },
  keptUntil: "2027-11-28T09:00:00Z",
} as const satisfies Interaction;

const render = (licences: readonly string[]) =>
  renderScreen({
    Screen: () => <EvaluateButton interaction={{ ...interaction, markers: [] }} />,
    areas: ["interactions", "quality"],
    permissions: ["recording:view", "quality:evaluations:view", "quality:evaluations:edit"],
    licences,
    timeZone: "UTC",
    answers: {
      evaluationChoices: () => ({
        forms: [{ id: formId, name: "Calls", isOffered: true }],
        ...{ teams: [], evaluators: [] },
      }),
      startEvaluation: () => Promise.reject(new Error("asked for")),
    },
  });

test("An interaction is evaluated with a form alone: whose it is and when it was is known, and the evaluation leads back to it", async () => {
  const { screen, inputsOf } = await render(["QM"]);
  await screen.getByRole("button", { name: "Evaluate" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Voice, Zoë Quist, Nov 28, 2026, 9:00 AM")).toBeVisible();
  await dialog.getByRole("button", { name: /Form/ }).click();
  await screen.getByRole("option", { name: "Calls" }).click();
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect
    .poll(() => inputsOf("startEvaluation"))
    .toMatchObject([
      {
        body: {
          ...{ formId, agentId: interaction.agent.id, reference: "ref-1", channel: "voice", seconds: 30 },
          ...{ contactAt: interaction.startedAt, link: `/qm/#/interactions/${interaction.id}` },
        },
      },
    ]);
});

test("A tenant without Quality Management is not offered evaluations", async () => {
  const { screen } = await render(["RECORDING"]);
  await expect.element(screen.getByRole("button", { name: "Evaluate" })).not.toBeInTheDocument();
});
