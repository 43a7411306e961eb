import type { Evaluation } from "@evolve/contracts/evaluations";
import { renderScreen } from "@evolve/shell/testing";
import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { WithdrawButton } from "./withdraw-button.tsx";

const evaluation: Evaluation = {
  ...{ id: "e1", formId: "f1", formName: "Calls", formVersion: 1, agentId: "a1", agentName: "Ann", teamName: null },
  ...{ evaluatorId: "u2", evaluatorName: "Eva", status: "draft", score: null, isFailed: false, reference: "C-1" },
  ...{ channel: "voice", contactAt: "2026-11-28T09:00:00Z", createdAt: "2026-11-28T10:00:00Z", submittedAt: null },
  ...{ version: 2, seconds: 60, link: null, content: { sections: [] }, answers: {}, comment: "" },
  ...{ acknowledgedAt: null, acknowledgement: "", disputedAt: null, disputeReason: "", disputableUntil: null },
  ...{ decision: null, decidedAt: null, decidedBy: "", decisionReason: "", earlier: [] },
};

test("What was withdrawn is not read again, and the list that it was in is out of date", async () => {
  const read: string[] = [];
  const listKey = ["evaluations", { filter: {} }, null, "page"];
  const Screen = () => {
    const list = useQuery({ queryKey: listKey, queryFn: () => "rows", staleTime: Infinity });
    useQuery({ queryKey: ["evaluations", "one", "e1"], queryFn: () => read.push("one"), staleTime: Infinity });
    return (
      <>
        <p>{list.isStale ? "out of date" : "fresh"}</p>
        <WithdrawButton evaluation={evaluation} />
      </>
    );
  };
  const { screen } = await renderScreen({
    Screen,
    areas: ["quality"],
    permissions: ["quality:evaluations:view", "quality:evaluations:edit"],
    answers: { withdrawEvaluation: () => ({ success: true }) },
  });
  await expect.element(screen.getByText("fresh")).toBeVisible();
  await screen.getByRole("button", { name: "Discard draft" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect.element(screen.getByText("out of date")).toBeVisible();
  expect(read).toEqual(["one"]);
});
