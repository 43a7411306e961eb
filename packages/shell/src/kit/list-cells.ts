import type { GridCells, GridColumn, GridEdit, GridSource, GridValue } from "@evolve/widgets/data-grid";

/** A change of a cell, with the row as it was shown. */
export interface ListCellChange<Row> {
  readonly row: Row;
  readonly columnId: string;
  readonly to: GridValue;
}

/** Cells of a list that are changed in place, copied and pasted, by those who may edit its rows. */
export interface ListCells<Row> {
  /** By column: how its cells are changed. */
  readonly edits: Readonly<Record<string, GridEdit>>;
  /** Saves all changes or none; it says itself why it could not. */
  readonly save: (changes: readonly ListCellChange<Row>[]) => Promise<unknown>;
}

/** The columns, with what can be changed in them. */
export const withEdits = <Row>(
  columns: readonly GridColumn<Row>[],
  cells: ListCells<Row> | undefined,
): readonly GridColumn<Row>[] =>
  cells ? columns.map((column) => ({ ...column, edit: cells.edits[column.id] })) : columns;

/** For the grid. Where nobody may edit anything, cells can only be copied. */
export const gridCellsOf = <Row>(
  { save }: ListCells<Row>,
  source: GridSource<Row>,
  canEdit: ((row: Row) => boolean) | undefined,
): Omit<GridCells<Row>, "labels"> => ({
  ...(canEdit && {
    canEdit,
    onChange: async (changes) => {
      const rows = rowsOf(source, new Set(changes.map(({ rowId }) => rowId)));
      await save(
        changes.map(({ rowId, columnId, to }) => {
          const row = rows.get(rowId);
          // Undo of a change to somebody whom the list does not show any more.
          if (row === undefined) throw new Error(`there is no row ${rowId}`);
          return { row, columnId, to };
        }),
      );
    },
  }),
});

const rowsOf = <Row>({ count, lineAt }: GridSource<Row>, ids: ReadonlySet<string>): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>();
  for (let index = 0; index < count && rows.size < ids.size; index += 1) {
    const line = lineAt(index);
    if (line.kind === "row" && ids.has(line.id)) rows.set(line.id, line.row);
  }
  return rows;
};
