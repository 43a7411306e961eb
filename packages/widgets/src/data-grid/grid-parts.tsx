import { lazy, Suspense } from "react";
import type { RefObject } from "react";
import type { CellsLayer as CellsLayerType } from "../grid/cells/cells-layer.tsx";
import type { CellHandlers, GridHandle } from "../grid/cells/grid-handle.ts";
import type { LabelledGridProps } from "./types.ts";

const Pager = lazy(() => import("../grid/pager.tsx").then((file) => ({ default: file.Pager })));
const DeleteQuestion = lazy(() =>
  import("../grid/delete-question.tsx").then((file) => ({ default: file.DeleteQuestion })),
);
const CellsLayer = lazy(() =>
  import("../grid/cells/cells-layer.tsx").then((file) => ({ default: file.CellsLayer })),
) as unknown as typeof CellsLayerType;

interface GridPartsProps<Row extends object> {
  grid: LabelledGridProps<Row>;
  handle: GridHandle<Row>;
  handlers: RefObject<CellHandlers | null>;
  /** The row that somebody wants to delete. */
  deleting: Row | null;
  onDeleted: () => void;
}

/** The parts that few grids have, each loaded by those that do. */
export function GridParts<Row extends object>({ grid, handle, handlers, deleting, onDeleted }: GridPartsProps<Row>) {
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
}
