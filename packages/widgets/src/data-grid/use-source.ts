import { useMemo } from "react";
import { createCellMap } from "../virtual-grid/cell-address.ts";
import type { CellMap } from "../virtual-grid/cell-address.ts";
import type { LabelledGridProps, GridSource } from "./types.ts";

const none: never[] = [];

/** The grid's lines: from its `source`, or simply the rows that it was given. */
export const useSource = <Row extends object>(props: LabelledGridProps<Row>): GridSource<Row> => {
  const { source, rows = none, rowId } = props;
  return useMemo(
    () =>
      source ?? {
        count: rows.length,
        lineAt: (index) => {
          const row = rows[index];
          return row ? { kind: "row", id: rowId(row), row } : { kind: "pending", id: `pending:${index}` };
        },
      },
    [source, rows, rowId],
  );
};

/** Where the cells of its lines stand. */
export const useCellMap = <Row>(source: GridSource<Row>, columnIds: readonly string[]): CellMap =>
  useMemo(
    () =>
      createCellMap({
        rowCount: source.count,
        rowIdAt: (index) => {
          const line = source.lineAt(index);
          return line.kind === "pending" || line.kind === "failed" ? undefined : line.id;
        },
        indexOfRow: source.indexOf,
        columnIds,
      }),
    [source, columnIds],
  );
