import type { Evaluation } from "@evolve/contracts/evaluations";
import type { Permission } from "@evolve/contracts/permission-names";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { EvaluationFacts } from "./evaluation-facts.tsx";

const evaluation: Evaluation = {
  ...{ id: "e1", formId: "f1", formName: "Calls", formVersion: 1, agentId: "a1", agentName: "Ann", teamName: null },
  ...{ evaluatorId: "u2", evaluatorName: "Eva", status: "submitted", score: 80, isFailed: false, reference: "C-1" },
  ...{ channel: "voice", contactAt: "2026-11-28T09:00:00Z", createdAt: "2026-11-28T10:00:00Z" },
  ...{ submittedAt: "2026-11-28T11:00:00Z", version: 2, seconds: 60, link: null, content: { sections: [] } },
  ...{ answers: {}, comment: "", acknowledgedAt: null, acknowledgement: "", disputedAt: null, disputeReason: "" },
  ...{ disputableUntil: null, decision: null, decidedAt: null, decidedBy: "", decisionReason: "", earlier: [] },
};

const linksOf = async (link: string, ...permissions: Permission[]) => {
  const { screen } = await renderScreen({
    Screen: () => <EvaluationFacts evaluation={{ ...evaluation, link }} />,
    areas: ["quality"],
    permissions: ["mySpace:view", ...permissions],
    answers: {},
  });
  await expect.element(screen.getByText("C-1")).toBeVisible();
  const links = screen.getByRole("link", { name: "C-1" }).elements().length;
  await screen.unmount();
  return links;
};

test("An evaluation leads to its contact, but no agent to a page that they may not see", async () => {
  expect(await linksOf("https://contacts.example.com/1")).toBe(1);
  expect(await linksOf("/qm/#/interactions/1", "recording:view")).toBe(1);
  expect(await linksOf("/qm/#/interactions/1")).toBe(0);
});
