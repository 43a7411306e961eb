import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { GridGroup, GridLine, GridSource } from "../../data-grid/types.ts";
import { headLine, planGroups, rowLine } from "../../logic/grid-groups.ts";
import type { PageAnswer } from "../../logic/page-cache.ts";
import { createServerLists } from "../../logic/server-lists.ts";
import type { GridGrouping } from "../feature-types.ts";
import { FailedLine, PendingLine } from "./lines.tsx";
import type { SparseLabels } from "./lines.tsx";
import { drawGroup, useToggledGroups } from "./use-group-lines.tsx";

/** The server puts rows together by a column. */
export interface SparseGrouping extends GridGrouping {
  column: { id: string; header: string };
  /** All groups there are, in order; `value` comes back when the rows of one are asked for. */
  fetchGroups: (signal: AbortSignal) => Promise<readonly Omit<GridGroup, "id" | "column">[]>;
}

export interface SparseRowsInput<Row> {
  pageSize: number;
  /** Says what is asked for: another search, filter or order begins anew. */
  queryKey: string;
  /** The rows of a page, from 0, and how many there are in all, or in the group whose page it is. */
  fetchPage: (page: number, signal: AbortSignal, group: GridGroup | null) => Promise<PageAnswer<Row>>;
  rowId: (row: Row) => string;
  labels: SparseLabels;
  /** While the list is grouped; groups are closed at first. */
  grouping?: SparseGrouping | undefined;
}

/** What flies by on the way to a place far off is not asked for. */
const settleMs = 80;
/** Lines beyond the edge that are fetched before they are seen. */
const readAhead = 20;

/** A server's rows, any page of a million: what is in sight is fetched, what was seen long ago is forgotten. */
export function useSparseRows<Row extends object>(input: SparseRowsInput<Row>) {
  const { pageSize, fetchPage, rowId, labels, grouping } = input;
  const queryKey = JSON.stringify([input.queryKey, grouping?.column.id]);
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const begin = () => ({
    queryKey,
    lists: createServerLists<Row>({
      fetchPage,
      onChange: changed,
      ...(grouping && { groups: { column: grouping.column.id, fetch: grouping.fetchGroups } }),
    }),
  });
  const [held, setHeld] = useState(begin);
  if (held.queryKey !== queryKey) setHeld(begin());
  const { lists } = held;
  const { toggled: open, toggle } = useToggledGroups();

  useEffect(() => {
    lists.start();
    return lists.stop;
  }, [lists]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [lists]);

  const total = lists.total();
  const source = useMemo<GridSource<Row>>(() => {
    // So that what is drawn follows the pages that come.
    void version;
    const heads = lists.heads();
    const plan = heads && planGroups(heads, (id) => open.has(id));
    const count = plan?.count ?? (lists.isGrouped ? 0 : (total ?? 0));
    const placeOf = (index: number): { group: GridGroup | null; row: number | null } =>
      plan?.placeOf(index) ?? { group: null, row: index };

    const lineAt = (index: number): GridLine<Row> => {
      const { group, row } = placeOf(index);
      if (row === null)
        return group ? headLine(group, open.has(group.id)) : { kind: "pending", id: `pending:${index}` };
      const page = lists.page(group, Math.floor(row / pageSize));
      if (page?.state === "failed") return { kind: "failed", id: `failed:${index}` };
      const found = page?.state === "here" ? page.rows[row % pageSize] : undefined;
      if (!found) return { kind: "pending", id: `pending:${index}` };
      return { ...rowLine(found, rowId), group: group ?? undefined };
    };
    const show = (first: number, last: number) => {
      if (count === 0) return;
      const inSight = new Map<string, { group: GridGroup | null; span: [number, number] }>();
      for (let index = Math.max(0, first - readAhead); index <= Math.min(last + readAhead, count - 1); index += 1) {
        const { group, row } = placeOf(index);
        if (row === null) continue;
        const page = Math.floor(row / pageSize);
        const known = inSight.get(group?.id ?? "");
        if (known) known.span[1] = page;
        else inSight.set(group?.id ?? "", { group, span: [page, page] });
      }
      lists.show(new Map([...inSight.values()].map(({ group, span }) => [group, span])));
    };
    return {
      count,
      lineAt,
      onSight: (first, last) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(first, last), settleMs);
      },
      onToggleGroup: toggle,
      draw: (line, frame) => {
        if (line.kind === "group" && grouping)
          return drawGroup(line, frame, { title: grouping.column.header, labels: grouping.labels, onToggle: toggle });
        if (line.kind !== "failed") return <PendingLine key={line.id} frame={frame} labels={labels} />;
        const { group, row } = placeOf(frame.index);
        const place = row ?? 0;
        return (
          <FailedLine
            key={line.id}
            frame={frame}
            isFirst={place % pageSize === 0}
            labels={labels}
            onRetry={() => lists.retry(group, Math.floor(place / pageSize))}
          />
        );
      },
    };
  }, [lists, version, total, open, toggle, pageSize, rowId, labels, grouping]);

  return {
    source,
    total,
    isLoading: total === null && !lists.hasFailed(),
    /** Not even the first page came, or the groups. */
    hasFailed: total === null && lists.hasFailed(),
    /** Asks again for what is in sight; rows that were chosen stay so, and groups that are open. */
    refresh: lists.refresh,
  };
}
