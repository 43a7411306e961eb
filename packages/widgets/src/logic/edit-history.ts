import type { GridCellChange } from "../grid/cells/cell-types.ts";

/** What can be undone and redone; an entry is one act of a user: an edit, or a whole paste. */
export interface EditHistory {
  readonly past: readonly (readonly GridCellChange[])[];
  readonly future: readonly (readonly GridCellChange[])[];
}

export const noHistory: EditHistory = { past: [], future: [] };
const remembered = 100;

export const withAct = (history: EditHistory, changes: readonly GridCellChange[]): EditHistory => ({
  past: [...history.past, changes].slice(-remembered),
  future: [],
});

/** The changes that take the last act back, and the history after them; `null` where there is none. */
export const undo = ({ past, future }: EditHistory) => {
  const act = past.at(-1);
  if (!act) return null;
  const changes = act.map((change) => ({ ...change, from: change.to, to: change.from })).toReversed();
  return { changes, history: { past: past.slice(0, -1), future: [act, ...future] } };
};

export const redo = ({ past, future }: EditHistory) => {
  const act = future[0];
  if (!act) return null;
  return { changes: act, history: { past: [...past, act], future: future.slice(1) } };
};
