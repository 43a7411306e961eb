import { useEffect, useMemo, useRef, useState } from "react";
import { hashKey, type QueryKey, queryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { GridGroup, GridLine, GridSource } from "../../data-grid/types.ts";
import { groupOf, headLine, planGroups, rowLine } from "../../logic/grid-groups.ts";
import { useWidgetLabels } from "../../labels.tsx";
import { FailedLine, nameOf, PendingLine } from "./lines.tsx";
import { drawGroup, useToggledGroups } from "./use-group-lines.tsx";

export interface PageAnswer<Row> {
  readonly rows: readonly Row[];
  /** Rows in all, or in the group whose page it is. */
  readonly total: number;
  /** Everything that the server said with the page, where somebody needs more of it than the rows. */
  readonly answer?: unknown;
}

/** The server puts rows together by a column. */
export interface ServerGrouping {
  readonly column: { readonly id: string; readonly header: string };
  /** All groups, in order; a group's `value` is passed back to fetch its rows. */
  readonly fetchGroups: (signal: AbortSignal) => Promise<readonly Omit<GridGroup, "id" | "column">[]>;
}

export interface ServerRowsInput<Row> {
  /** The list: another search, filter or order is another key. Each page is a query below it. */
  readonly queryKey: QueryKey;
  readonly pageSize: number;
  /** The rows of a page, from 0. */
  readonly fetchPage: (page: number, signal: AbortSignal, group: GridGroup | null) => Promise<PageAnswer<Row>>;
  readonly rowId: (row: Row) => string;
  /** While the list is grouped; groups are closed at first. */
  readonly grouping?: ServerGrouping | undefined;
  /** Nothing is asked for while it is false. */
  readonly isEnabled?: boolean | undefined;
}

interface Place {
  readonly group: GridGroup | null;
  readonly page: number;
}

/** Pages that are scrolled past within this time are not fetched. */
const settleMs = 80;
/** This many rows beyond the visible ones are prefetched. */
const readAhead = 20;
/** How long a page is kept after it was last visible. */
const keptMs = 60_000;

const firstPage: Place = { group: null, page: 0 };

/**
 * A server's rows, any page of a million. Each page is a query: what is in sight is fetched and kept fresh, what was seen long
 * ago is forgotten, and `invalidateQueries` reaches all of it. While another list's first page comes, the one before stays.
 */
export const useServerRows = <Row extends object>(input: ServerRowsInput<Row>) => {
  const { pageSize, fetchPage, rowId, grouping, isEnabled = true } = input;
  const labels = useWidgetLabels("gridLines");
  const groupLabels = useWidgetLabels("gridGroups");
  const client = useQueryClient();
  const { toggled: open, toggle } = useToggledGroups();
  const wanted = hashKey([...input.queryKey, grouping?.column.id ?? null]);
  const listKey = [...input.queryKey, grouping?.column.id ?? null];
  const [sight, setSight] = useState<{ list: string; places: readonly Place[] }>({ list: wanted, places: [firstPage] });
  const [shown, setShown] = useState({ list: wanted, key: listKey });

  const optionsOf = ({ group, page }: Place) =>
    queryOptions({
      queryKey: [...listKey, "page", group?.id ?? null, page],
      queryFn: ({ signal }) => fetchPage(page, signal, group),
      enabled: isEnabled,
      gcTime: keptMs,
      // A page that failed shows its error until the user retries.
      retryOnMount: false,
    });
  const places = sight.list === wanted ? sight.places : [firstPage];
  const pages = useQueries({
    queries: grouping ? places.filter(({ group }) => group).map(optionsOf) : places.map(optionsOf),
  });
  const heads = useQuery({
    queryKey: [...listKey, "groups"],
    queryFn: async ({ signal }) =>
      grouping ? (await grouping.fetchGroups(signal)).map((group) => groupOf(grouping.column.id, group)) : [],
    enabled: isEnabled && grouping !== undefined,
    gcTime: keptMs,
  });
  const first = grouping ? heads : pages[0];
  const hasFailed = first?.isError === true && first.data === undefined;
  const isKnown = first?.data !== undefined || hasFailed;
  if (isKnown && shown.list !== wanted) setShown({ list: wanted, key: listKey });

  // Changes whenever a visible page changes, so that the source is computed again.
  const version = [heads, ...pages].map((page) => `${page.status}${page.dataUpdatedAt}`).join();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [wanted]);

  const { source, total, answer } = useMemo(() => {
    void version;
    const { key, list } = shown;
    const stateOf = ({ group, page }: Place) =>
      client.getQueryState<PageAnswer<Row>>([...key, "page", group?.id ?? null, page]);
    const groups = client.getQueryData<readonly GridGroup[]>([...key, "groups"]);
    const plan = groups && planGroups(groups, (id) => open.has(id));
    const rowCount = plan
      ? groups.reduce((sum, { count }) => sum + count, 0)
      : (stateOf(firstPage)?.data?.total ?? null);
    const count = plan?.count ?? rowCount ?? 0;
    const placeOf = (index: number): { group: GridGroup | null; row: number | null } =>
      plan?.placeOf(index) ?? { group: null, row: index };

    const seen = new Map<string, ReturnType<typeof stateOf>>();
    const pageOf = (group: GridGroup | null, page: number) => {
      const id = `${page} ${group?.id ?? ""}`;
      const known = seen.get(id) ?? stateOf({ group, page });
      if (known?.data) seen.set(id, known);
      return known;
    };
    const lineAt = (index: number): GridLine<Row> => {
      const { group, row } = placeOf(index);
      if (row === null)
        return group ? headLine(group, open.has(group.id)) : { kind: "pending", id: `pending:${index}` };
      const page = pageOf(group, Math.floor(row / pageSize));
      const found = page?.data?.rows[row % pageSize];
      if (found) return { ...rowLine(found, rowId), group: group ?? undefined };
      return page?.status === "error"
        ? { kind: "failed", id: `failed:${index}` }
        : { kind: "pending", id: `pending:${index}` };
    };
    const show = (from: number, to: number) => {
      const next = new Map<string, Place>(plan ? [] : [["0 ", firstPage]]);
      for (let index = Math.max(0, from - readAhead); index <= Math.min(to + readAhead, count - 1); index += 1) {
        const { group, row } = placeOf(index);
        if (row === null) continue;
        const page = Math.floor(row / pageSize);
        next.set(`${page} ${group?.id ?? ""}`, { group, page });
      }
      setSight({ list, places: [...next.values()] });
    };
    const lines: GridSource<Row> = {
      count,
      lineAt,
      onSight: (from, to) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(from, to), settleMs);
      },
      sectionOf: (index) => {
        const { group, row } = placeOf(index);
        return group && row !== null ? nameOf(group, grouping?.column.header ?? "", groupLabels) : null;
      },
      onToggleGroup: toggle,
      draw: (line, frame) => {
        if (line.kind === "group" && grouping)
          return drawGroup(line, frame, { title: grouping.column.header, labels: groupLabels, onToggle: toggle });
        if (line.kind !== "failed") return <PendingLine key={line.id} frame={frame} labels={labels} />;
        const { group, row } = placeOf(frame.index);
        const at = row ?? 0;
        const queryKey = [...key, "page", group?.id ?? null, Math.floor(at / pageSize)];
        return (
          <FailedLine
            key={line.id}
            frame={frame}
            isFirst={at % pageSize === 0}
            labels={labels}
            onRetry={() => void client.refetchQueries({ queryKey, exact: true })}
          />
        );
      },
    };
    return { source: lines, total: rowCount, answer: plan ? undefined : stateOf(firstPage)?.data?.answer };
  }, [client, version, shown, open, toggle, pageSize, rowId, labels, groupLabels, grouping]);

  return {
    source,
    /** Rows in all; `null` while it is not known. */
    total,
    /** What the server said with the first page; that of the list before while another one comes. */
    answer,
    /** The first page is on its way, or that of another list than the one shown. */
    isLoading: !isKnown || shown.list !== wanted,
    /** Why not even the first page came, or the groups. */
    error: hasFailed ? first.error : null,
    retry: () => void first?.refetch(),
  };
};
