import { Suspense } from "react";
import type { RefObject } from "react";
import type { CellHandlers, GridHandle } from "../grid/cells/grid-handle.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { LabelledGridProps } from "./types.ts";

const Pager = lazyPart(async () => (await import("../grid/pager.tsx")).Pager);
const DeleteQuestion = lazyPart(async () => (await import("../grid/delete-question.tsx")).DeleteQuestion);
const CellsLayer = lazyPart(async () => (await import("../grid/cells/cells-layer.tsx")).CellsLayer);

interface GridPartsProps<Row extends object> {
  readonly grid: LabelledGridProps<Row>;
  readonly handle: GridHandle<Row>;
  readonly handlers: RefObject<CellHandlers | null>;
  /** The row to delete, once confirmed. */
  readonly deleting: Row | null;
  readonly onDeleted: () => void;
}

/** The parts that few grids have, each loaded by those that do. */
export const GridParts = <Row extends object>({ grid, handle, handlers, deleting, onDeleted }: GridPartsProps<Row>) => {
  const { cells, paging, deletion, rowLabel } = grid;
  return (
    <>
      <Suspense>{paging && <Pager {...paging} />}</Suspense>
      <Suspense>{cells && <CellsLayer cells={cells} handle={handle} handlers={handlers} />}</Suspense>
      <Suspense>
        {deletion && deleting && (
          <DeleteQuestion
            name={rowLabel(deleting)}
            labels={deletion.labels}
            onDelete={async () => deletion.onDelete(deleting)}
            onUndo={deletion.onUndo && (async () => deletion.onUndo?.(deleting))}
            onClose={onDeleted}
          />
        )}
      </Suspense>
    </>
  );
};
