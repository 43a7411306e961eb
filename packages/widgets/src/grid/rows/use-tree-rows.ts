import { useMemo } from "react";
import type { GridColumn, GridSource, GridState } from "../../data-grid/types.ts";
import { useWidgetLabels } from "../../labels.tsx";
import { rowFilter } from "../../logic/grid-filter.ts";
import { sortRows } from "../../logic/grid-order.ts";
import { treeLines } from "../../virtual-grid/tree-rows.ts";
import { useToggledGroups } from "./use-group-lines.tsx";

export interface TreeRowsInput<Row extends object> {
  /** Those at the top. */
  readonly rows: readonly Row[];
  /** This and the next two keep their identity between renders; otherwise the whole tree is walked at each. */
  readonly childrenOf: (row: Row) => readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  /** What a row is called in the line that sticks above the rows below it. */
  readonly rowLabel: (row: Row) => string;
  /** Whose alphabet words are sorted by: "ru-RU". */
  readonly locale?: string | undefined;
}

interface RowNode<Row> {
  readonly id: string;
  readonly row: Row;
  readonly children?: readonly RowNode<Row>[] | undefined;
}

const noFilters = {};

const countNodes = <Row>(nodes: readonly RowNode<Row>[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + countNodes(children), 0);

/**
 * A tree of rows of any depth, all of it in the browser: siblings are sorted among themselves, and a filter leaves what it finds
 * with all that it belongs to. Everything is open at first.
 */
export const useTreeRows = <Row extends object>(input: TreeRowsInput<Row>) => {
  const { rows, childrenOf, rowId, columns, state, rowLabel, locale } = input;
  const { sorting, filters = noFilters } = state;
  // A timeline opens and closes its rows with the same words.
  const labels = useWidgetLabels("timeline");
  const { toggled: closed, toggle } = useToggledGroups();

  const nodes = useMemo(() => {
    const passes = rowFilter(columns, filters);
    const build = (siblings: readonly Row[]): RowNode<Row>[] =>
      sortRows(siblings, columns, sorting, locale).flatMap((row) => {
        const children = build(childrenOf(row) ?? []);
        if (children.length === 0 && !passes(row)) return [];
        return [{ id: rowId(row), row, children: children.length > 0 ? children : undefined }];
      });
    return build(rows);
  }, [rows, childrenOf, rowId, columns, filters, sorting, locale]);
  const total = useMemo(() => countNodes(nodes), [nodes]);

  const source = useMemo<GridSource<Row>>(() => {
    const lines = treeLines(nodes, (id) => !closed.has(id));
    const indexes = new Map(lines.map(({ node }, index) => [node.id, index]));
    return {
      count: lines.length,
      lineAt: (index) => {
        const line = lines[index];
        return line
          ? { kind: "row", id: line.node.id, row: line.node.row, place: line }
          : { kind: "pending", id: `pending:${index}` };
      },
      indexOf: (id) => indexes.get(id) ?? -1,
      tree: { expand: labels.expand, collapse: labels.collapse, onToggle: toggle },
      sectionOf: (index) => {
        const names: string[] = [];
        for (let at = lines[index]?.parent ?? -1; at >= 0; at = lines[at]?.parent ?? -1) {
          const above = lines[at];
          if (above) names.unshift(rowLabel(above.node.row));
        }
        return names.length > 0 ? names.join(" › ") : null;
      },
    };
  }, [nodes, closed, labels, toggle, rowLabel]);

  return {
    source,
    /** Rows of all levels that are left by the filters, those of closed parts included. */
    total,
  };
};
