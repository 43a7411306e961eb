import { useRef, useState } from "react";
import { noHistory, redo, undo, withAct } from "../../logic/edit-history.ts";
import type { EditHistory } from "../../logic/edit-history.ts";
import type { GridCellChange, GridCells } from "./cell-types.ts";

/** Changes of cells, with what can be undone and redone. They go one after the other, however slow the server is. */
export const useCellChanges = <Row>({ onChange }: Pick<GridCells<Row>, "onChange">) => {
  const history = useRef<EditHistory>(noHistory);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [isBusy, setBusy] = useState(false);

  const inTurn = (act: () => Promise<boolean>): Promise<boolean> => {
    const next = last.current.then(async () => {
      setBusy(true);
      try {
        return await act();
      } finally {
        setBusy(false);
      }
    });
    last.current = next.catch(() => undefined);
    return next;
  };

  const step = (way: typeof undo | typeof redo) =>
    inTurn(async () => {
      const next = way(history.current);
      if (!next) return false;
      await onChange?.(next.changes);
      history.current = next.history;
      return true;
    });

  return {
    isBusy,
    /** Rejected when the server refuses; then nothing has changed and nothing is remembered. */
    change: (changes: readonly GridCellChange[]) =>
      inTurn(async () => {
        await onChange?.(changes);
        history.current = withAct(history.current, changes);
        return true;
      }),
    /** Answers whether there was anything to take back. */
    undo: () => step(undo),
    redo: () => step(redo),
  };
};
