export interface SyncText {
  /** The text as it was last known to be at its source. */
  readonly base: string;
  /** What is typed, while the text is edited. */
  readonly draft: string | null;
  /** What the source has by now, when it changed under an edit; the person chooses between the two. */
  readonly remote: string | null;
}

export type SyncEvent =
  | { type: "edit" | "cancel" | "keepMine" | "takeTheirs" }
  | { type: "typed" | "arrived" | "saved"; text: string };

export const syncTextOf = (text: string): SyncText => ({ base: text, draft: null, remote: null });

/** Whether something is typed that the source does not have. */
export const hasOwnText = ({ base, draft }: SyncText): boolean => draft !== null && draft !== base;

/** The source never overwrites text that the user has typed; the user decides. */
export const afterSync = (state: SyncText, event: SyncEvent): SyncText => {
  switch (event.type) {
    case "edit":
      return { ...state, draft: state.draft ?? state.base };
    case "typed":
      return state.draft === null ? state : { ...state, draft: event.text };
    case "cancel":
      return syncTextOf(state.remote ?? state.base);
    case "arrived":
      return afterArrival(state, event.text);
    case "keepMine":
      return state.remote === null ? state : { ...state, base: state.remote, remote: null };
    case "takeTheirs":
      return state.remote === null ? state : syncTextOf(state.remote);
    case "saved":
      return afterSaving(state, event.text);
  }
};

/** What was typed while the text was on its way is still to be saved; an edit that was given up shows what has been. */
const afterSaving = ({ draft, remote }: SyncText, text: string): SyncText => {
  const theirs = remote === text ? null : remote;
  if (theirs === null && (draft === null || draft === text)) return syncTextOf(text);
  return { base: text, draft, remote: theirs };
};

const afterArrival = (state: SyncText, text: string): SyncText => {
  if (state.draft === null || text === state.draft) return syncTextOf(text);
  // The source has gone back to what the edit began with, or both have not moved.
  if (text === state.base) return { ...state, remote: null };
  if (!hasOwnText(state)) return { base: text, draft: text, remote: null };
  return { ...state, remote: text };
};
