import { dropDraft, keepDraft, keptDraft } from "@evolve/shell/drafts";
import { kept, type DraftState, type KeptEdit } from "./draft-state.ts";

/** What is not saved of the schedule that is open in this tab: a reload of the page keeps it. */
export interface KeptEdits {
  readonly scheduleId: string;
  readonly edits: readonly KeptEdit[];
  /** It was to be saved, and waits for the connection. */
  readonly isDue: boolean;
}

const placeOf = (userId: string) => ({ userId, form: "schedule-editor" });
const none: KeptEdits = { scheduleId: "", edits: [], isDue: false };

export const readKept = (userId: string): KeptEdits => ({
  ...none,
  ...(keptDraft(placeOf(userId), { ...none }) as Partial<KeptEdits> | undefined),
});

export const keepEdits = (userId: string, scheduleId: string, state: DraftState, isDue: boolean): void => {
  const edits = kept(state);
  if (edits.length === 0) dropDraft(placeOf(userId));
  else keepDraft({ ...placeOf(userId), secretFields: [] }, { scheduleId, edits, isDue });
};
