import type { Calibration } from "@evolve/contracts/calibrations";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { CalibrationScreen } from "./calibration-screen.tsx";

vi.mock(import("@evolve/shell"), async (load) => ({ ...(await load()), useRouteParam: () => "c1" }));

const greeted = "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c51";
const said = (value: boolean, comment = "") => ({ [greeted]: { value, isNotApplicable: false, comment } });
const calibration: Calibration = {
  ...{ id: "c1", formName: "Calls", formVersion: 1, agentName: "Zoë Quist", reference: "C-1", channel: "voice" },
  ...{ contactAt: "2026-11-28T09:00:00Z", startedBy: "Ada Lead", createdAt: "2026-11-28T10:00:00Z", status: "open" },
  ...{
    evaluators: 2,
    submitted: 0,
    isDue: true,
    link: "/qm/#/interactions/i1",
    mayClose: false,
    mayDelete: false,
    outcome: null,
  },
  content: {
    sections: [
      {
        ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c52", title: "All", weight: 1 },
        questions: [
          {
            ...{ id: greeted, text: "Greeted?", help: "", weight: 1, answer: { kind: "yesNo" } },
            ...{ allowsNotApplicable: false, comment: "optional", critical: "none" },
          },
        ],
      },
    ],
  },
  people: [
    { evaluatorId: "a", name: "Ada Lead", isReference: true, hasSubmitted: false },
    { evaluatorId: "b", name: "Ben Judge", isReference: false, hasSubmitted: false },
  ],
  own: { answers: {}, comment: "", hasSubmitted: false, version: 1 },
};
const closed: Calibration = {
  ...calibration,
  ...{ status: "closed", submitted: 2, isDue: false },
  own: { answers: said(true), comment: "", hasSubmitted: true, version: 3 },
  outcome: {
    agreement: 0,
    questions: [{ id: greeted, isAlike: false, spread: 100 }],
    results: [
      {
        ...{ evaluatorId: "a", name: "Ada Lead", isReference: true, score: 100, isFailed: false, difference: 0 },
        ...{ agreement: 1, answers: said(true), comment: "" },
      },
      {
        ...{ evaluatorId: "b", name: "Ben Judge", isReference: false, score: 0, isFailed: false, difference: -100 },
        ...{ agreement: 0, answers: said(false, "Only at the end"), comment: "" },
      },
    ],
  },
};

const show = (stored: { calibration: Calibration }) =>
  renderScreen({
    Screen: CalibrationScreen,
    areas: ["quality"],
    permissions: ["quality:evaluations:edit"],
    answers: {
      readCalibration: () => stored,
      saveCalibration: () => ({ version: 2 }),
      submitCalibration: () => {
        stored.calibration = closed;
        return stored;
      },
      closeCalibration: () => {
        stored.calibration = { ...closed, mayClose: false };
        return stored;
      },
      deleteCalibration: () => ({ success: true }),
    },
  });

test("An evaluator answers by themselves, and sees everybody's answers, their spread and agreement once all have submitted", async () => {
  const { screen, inputsOf } = await show({ calibration });
  await screen.getByRole("radio", { name: "Yes" }).click();
  await screen.getByRole("button", { name: "Submit" }).click();
  await expect.element(screen.getByText("0% of the scored questions were answered alike by all.")).toBeVisible();
  expect(inputsOf("saveCalibration")).toMatchObject([{ body: { answers: said(true), version: 1 } }]);
  expect(inputsOf("submitCalibration")).toMatchObject([{ body: { version: 2 } }]);
  await expect
    .element(screen.getByRole("row", { name: "1.1 Greeted? Differs Yes No Only at the end 100" }))
    .toBeVisible();
  await expect.element(screen.getByRole("row", { name: /^From the reference \(points\) – .100/ })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /^Answered as the reference – 0%/ })).toBeVisible();
});

test("Who takes no part sees no answers while it is open, and closes it where they may, after a question", async () => {
  const open = { ...calibration, own: null, isDue: false, mayClose: true, submitted: 1 };
  const { screen, inputsOf } = await show({ calibration: open });
  await expect.element(screen.getByText(/^The answers are shown once all have submitted/)).toBeVisible();
  expect(screen.getByRole("radio").elements()).toEqual([]);
  await screen.getByRole("button", { name: "Close calibration" }).click();
  await expect.element(screen.getByText(/^1 of 2 have submitted/)).toBeVisible();
  expect(inputsOf("closeCalibration")).toEqual([]);
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close calibration" }).click();
  await expect.element(screen.getByRole("columnheader", { name: "Ada Lead Reference" })).toBeVisible();
});

test("Whoever may delete it does so after a question", async () => {
  const { screen, inputsOf } = await show({ calibration: { ...closed, mayDelete: true } });
  await screen.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText(/^Zoë Quist, “Calls”. The answers of all evaluators/)).toBeVisible();
  expect(inputsOf("deleteCalibration")).toEqual([]);
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => inputsOf("deleteCalibration")).toEqual([{ params: { calibrationId: "c1" } }]);
  await expect.element(screen.getByText("The calibration was deleted.")).toBeVisible();
});
