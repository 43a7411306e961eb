import { type GridSelection, nothingSelected } from "@evolve/widgets/data-grid";
import type { PageAnswer } from "@evolve/widgets/grid-sources";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useShell } from "../shell-context.ts";
import { type BulkAction, isBulkAction, type List, type ListBody, type ListRow } from "./define-list.ts";

const BulkRun = lazyPart(async () => (await import("./bulk-run.tsx")).BulkRun);

/** The selection of a list and what can be done to all of it; for a list without such actions nothing can be selected. */
export const useBulkActions = <Row extends ListRow>(list: List<Row>, body: ListBody) => {
  const shell = useShell();
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState(nothingSelected);
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const [running, setRunning] = useState<BulkAction<Row> | null>(null);
  const actions = list
    .actions(shell)
    .filter(isBulkAction)
    .filter(({ permission }) => shell.holds(permission));
  if (actions.length === 0) return { gridProps: {}, run: null };

  /** Rows are looked up while they are there: a page out of sight is forgotten. */
  const select = (next: GridSelection): void => {
    const pages = queryClient.getQueriesData<PageAnswer<Row>>({ queryKey: [list.name] });
    const here = new Map(pages.flatMap(([, page]) => page?.rows ?? []).map((row) => [row.id, row]));
    setKnown(
      new Map(
        next.except
          .flatMap((id) => [[id, here.get(id) ?? known.get(id)] as const])
          .flatMap(([id, row]) => (row ? [[id, row] as const] : [])),
      ),
    );
    setSelection(next);
  };
  return {
    gridProps: {
      selection,
      onSelectionChange: select,
      isRowSelectable: (row: Row) => actions.some(({ appliesTo }) => appliesTo?.(row) ?? true),
      bulkActions: actions.map((action, index) => ({
        id: action.id,
        label: action.label,
        icon: action.icon,
        tone: action.tone,
        orderIndex: -index,
        onAction: () => setRunning(action),
      })),
    },
    run: running && (
      <Suspense>
        <BulkRun<Row>
          list={list}
          body={body}
          action={running}
          selection={selection}
          known={known}
          onSelectionChange={select}
          onClose={() => setRunning(null)}
        />
      </Suspense>
    ),
  };
};
