import {
  decideOnHistory,
  type Decision,
  type Finding,
  type Layer,
  undoHistoryDecision,
} from "@evolve/contracts/history";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useState } from "react";
import { decidedNames, foundText } from "./finding-words.ts";

/** Decides on findings of a planning group, with the reason that is written for the next one, and takes decisions back. */
export const useHistoryDecisions = (groupId: string) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const decide = useAction({
    run: ({ finding, decision }: { finding: Finding; decision: Decision }) =>
      client.call(decideOnHistory, {
        params: { planningGroupId: groupId },
        // The keys decide without a word: then what was found is the reason.
        body: {
          findingId: finding.id,
          decision,
          reason: reason.trim() === "" ? foundText(words, finding) : reason,
        },
      }),
    done: ({ decision }) => t(decidedNames[decision]),
    invalidates: [["history", groupId]],
    onDone: () => setReason(""),
  });
  const undo = useAction({
    run: (layer: Layer) => client.call(undoHistoryDecision, { params: { decisionId: layer.id } }),
    done: () => t("planning.decisionUndone"),
    invalidates: [["history", groupId]],
  });
  return {
    mayDecide: holds("wfm:history:edit"),
    isBusy: decide.isPending || undo.isPending,
    reason,
    setReason,
    decide: (finding: Finding, decision: Decision): void => decide.mutate({ finding, decision }),
    undo: (layer: Layer): void => undo.mutate(layer),
  };
};

export type HistoryDecisions = ReturnType<typeof useHistoryDecisions>;
