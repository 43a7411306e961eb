import { codeOf } from "@evolve/contracts/errors";
import type { Evaluation } from "@evolve/contracts/evaluations";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { DraftView } from "./draft-view.tsx";

const [greeting, solved] = ["0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c41", "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c42"] as const;
const question = (id: string, text: string): Evaluation["content"]["sections"][number]["questions"][number] => ({
  ...{ id, text, help: "", weight: 1, answer: { kind: "yesNo" }, allowsNotApplicable: false },
  ...{ comment: "optional", critical: "none" },
});
const evaluation: Evaluation = {
  ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c40", formId: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c43", formName: "Calls" },
  ...{ formVersion: 1, agentId: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c44", agentName: "Zoë Quist", teamName: null },
  ...{ evaluatorId: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c45", evaluatorName: "Ada Lead", status: "draft", score: null },
  ...{ isFailed: false, reference: "C-1", channel: "voice", contactAt: "2026-11-28T09:00:00Z" },
  ...{ createdAt: "2026-11-28T10:00:00Z", submittedAt: null, version: 1, seconds: 60, link: null, answers: {} },
  ...{ comment: "", acknowledgedAt: null, acknowledgement: "", disputedAt: null, disputeReason: "" },
  ...{ disputableUntil: null, decision: null, decidedAt: null, decidedBy: "", decisionReason: "", earlier: [] },
  content: {
    sections: [
      {
        ...{ id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c46", title: "All", weight: 1 },
        questions: [question(greeting, "Greeted?"), question(solved, "Solved?")],
      },
    ],
  },
};
const yes = { value: true, isNotApplicable: false, comment: "" };

/** A draft that another tab has saved as version 5; a save that is based on anything else is refused. */
const renderCollision = async (stored: Partial<Evaluation>) => {
  const there = { ...evaluation, ...stored, version: 5 };
  const shown = await renderScreen({
    Screen: () => <DraftView evaluation={evaluation} onSubmitted={() => undefined} />,
    areas: ["quality", "list"],
    permissions: ["quality:evaluations:view", "quality:evaluations:edit"],
    answers: {
      readEvaluation: () => ({ evaluation: there }),
      saveEvaluation: (input) => {
        const { version } = (input as { body: { version: number } }).body;
        if (version !== there.version) throw new CallError({ code: codeOf("changedMeanwhile"), status: 409 });
        return { version: version + 1 };
      },
    },
  });
  const { screen } = shown;
  await screen.getByRole("group", { name: "1.1 Greeted?" }).getByRole("radio", { name: "Yes" }).click();
  return { ...shown, comment: screen.getByRole("textbox", { name: "Overall comment" }) };
};

test("A draft that another tab has saved shows both versions, and what was typed is kept on top of it", async () => {
  const { screen, inputsOf } = await renderCollision({ answers: { [solved]: yes } });
  await expect
    .element(screen.getByText("You changed this evaluation in another tab or on another device"))
    .toBeVisible();
  await expect.element(screen.getByRole("row", { name: "1.1 Greeted? Yes No answer" })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "1.2 Solved? No answer Yes" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Submit" })).toBeDisabled();
  await screen.getByRole("button", { name: "Keep mine" }).click();
  await expect
    .poll(() => inputsOf("saveEvaluation").map(({ body }) => body))
    .toMatchObject([{ version: 1 }, { version: 5, answers: { [greeting]: yes } }]);
  await expect.element(screen.getByText("All saved")).toBeVisible();
});

test("A draft that another tab has saved can be taken instead of what was typed", async () => {
  const { screen, inputsOf } = await renderCollision({ answers: { [solved]: yes } });
  await screen.getByRole("button", { name: "Use the saved version" }).click();
  const [radio] = [screen.getByRole("group", { name: "1.2 Solved?" }).getByRole("radio", { name: "Yes" })];
  await expect.element(radio).toBeChecked();
  await expect.element(screen.getByText("All saved")).toBeVisible();
  expect(inputsOf("saveEvaluation")).toHaveLength(1);
});

test("A save whose answer was lost on the way is no conflict: what is stored is what was sent", async () => {
  const { screen } = await renderCollision({ answers: { [greeting]: yes } });
  await expect.element(screen.getByText("All saved")).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep mine" }).query()).toBeNull();
});
