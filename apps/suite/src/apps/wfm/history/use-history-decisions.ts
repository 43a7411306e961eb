import {
  decideOnHistory,
  type Decision,
  type Finding,
  type Layer,
  undoHistoryDecision,
} from "@evolve/contracts/history";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useRef, useState } from "react";
import { decidedNames, foundText } from "./finding-words.ts";

/** Decides on findings of a planning group, with the reason that is written for the next one, and takes decisions back. */
export const useHistoryDecisions = (groupId: string) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  // What was decided last, until the history that is read again shows it.
  const latest = useRef<Promise<string>>(null);
  const send = async (finding: Finding, decision: Decision): Promise<string> => {
    const { decisionId } = await client.call(decideOnHistory, {
      params: { planningGroupId: groupId },
      // The keys decide without a word: then what was found is the reason.
      body: {
        findingId: finding.id,
        decision,
        reason: reason.trim() === "" ? foundText(words, finding) : reason,
      },
    });
    return decisionId;
  };
  const decide = useAction({
    run: ({ finding, decision }: { finding: Finding; decision: Decision }) => {
      latest.current = send(finding, decision);
      return latest.current;
    },
    done: ({ decision }) => t(decidedNames[decision]),
    invalidates: [["history", groupId]],
    onDone: () => setReason(""),
  });
  const undo = useAction({
    run: (decisionId: string) => client.call(undoHistoryDecision, { params: { decisionId } }),
    done: () => t("planning.decisionUndone"),
    invalidates: [["history", groupId]],
  });
  return {
    mayDecide: holds("wfm:history:edit"),
    isBusy: decide.isPending || undo.isPending,
    reason,
    setReason,
    decide: (finding: Finding, decision: Decision): void => decide.mutate({ finding, decision }),
    undo: (layer: Layer): void => undo.mutate(layer.id),
    mayUndoLast: !undo.isPending,
    /** Takes back what was just decided, even before the history shows it; else the last that it shows. */
    undoLast: (shown: Layer | undefined): void => {
      if (!decide.isPending) {
        if (shown) undo.mutate(shown.id);
        return;
      }
      // One that is refused is said so by `decide`.
      latest.current?.then(undo.mutate, () => undefined);
      latest.current = null;
    },
  };
};

export type HistoryDecisions = ReturnType<typeof useHistoryDecisions>;
