import { type Schedule, scheduleLimits, writeShifts } from "@evolve/contracts/schedules";
import type { CallResult } from "@evolve/contracts/call";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { useIsOnline } from "@evolve/shell/connection";
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import { isLost } from "../../../parts/is-lost.ts";
import { type DraftState, pendingEdits, written } from "./draft-state.ts";

type Answer = CallResult<typeof writeShifts>;
export type Issues = Pick<Answer, "conflicts" | "refused">;

const againMs = 1_000;

interface Saving {
  readonly schedule: Schedule;
  readonly state: DraftState;
  readonly setState: Dispatch<SetStateAction<DraftState>>;
  readonly wasDue: boolean;
  readonly isReady: boolean;
  readonly onIssues: (issues: Issues) => void;
}

/** Saves what is pending, in the order in which it was done. Without a connection it waits, and is sent once there is one again. */
export const useSaving = ({ schedule, state, setState, wasDue, isReady, onIssues }: Saving) => {
  const { client, toasts, words } = useShell();
  const isOnline = useIsOnline();
  const [isDue, setDue] = useState(wasDue);
  const pending = pendingEdits(state).length;
  const save = useAction({
    run: async (toSave: DraftState) => {
      const edits = pendingEdits(toSave);
      const issues: Issues = { conflicts: [], refused: [] };
      try {
        for (let from = 0; from < edits.length; from += scheduleLimits.editsAtOnce) {
          const sent = edits.slice(from, from + scheduleLimits.editsAtOnce);
          const answer = await client.call(
            writeShifts,
            { params: { scheduleId: schedule.id }, body: { edits: sent } },
            { retryAfter: true },
          );
          setState((before) => written(before, answer, sent));
          issues.conflicts.push(...answer.conflicts);
          issues.refused.push(...answer.refused);
        }
        setDue(false);
      } catch (error) {
        setDue(isLost(error));
        if (!isLost(error)) throw error;
        if (!isDue) toasts.show({ tone: "warning", text: words.t("scheduleEditor.savedLater") });
      } finally {
        onIssues(issues);
      }
    },
    invalidates: [["schedule-shifts", schedule.id], ["schedules"]],
  });
  const isWaiting = isDue && pending > 0;
  const sendAgain = useEffectEvent(() => save.mutate(state));
  const isSendable = isWaiting && isReady && isOnline && !save.isPending;
  useEffect(() => {
    if (!isSendable) return undefined;
    const timer = setTimeout(() => sendAgain(), againMs);
    return () => clearTimeout(timer);
  }, [isSendable]);
  return { pending, isDue: isWaiting, isSaving: save.isPending, save: save.mutate };
};
