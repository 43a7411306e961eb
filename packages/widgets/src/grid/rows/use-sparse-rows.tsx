import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { GridLine, GridSource } from "../../data-grid/types.ts";
import { createPageCache } from "../../logic/page-cache.ts";
import type { PageAnswer } from "../../logic/page-cache.ts";
import { FailedLine, PendingLine } from "./lines.tsx";
import type { SparseLabels } from "./lines.tsx";

export interface SparseRowsInput<Row> {
  pageSize: number;
  /** Says what is asked for: another search, filter or order begins anew. */
  queryKey: string;
  /** The rows of a page, from 0, and how many there are in all. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  rowId: (row: Row) => string;
  labels: SparseLabels;
}

/** What flies by on the way to a place far off is not asked for. */
const settleMs = 80;
/** Lines beyond the edge that are fetched before they are seen. */
const readAhead = 20;

/** A server's rows, any page of a million: what is in sight is fetched, what was seen long ago is forgotten. */
export function useSparseRows<Row extends object>(input: SparseRowsInput<Row>) {
  const { pageSize, queryKey, fetchPage, rowId, labels } = input;
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const [held, setHeld] = useState(() => ({
    queryKey,
    cache: createPageCache<Row>({ fetchPage, onChange: changed }),
  }));
  if (held.queryKey !== queryKey) setHeld({ queryKey, cache: createPageCache<Row>({ fetchPage, onChange: changed }) });
  const { cache } = held;

  useEffect(() => {
    cache.show(0, 0);
    return cache.stop;
  }, [cache]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [cache]);

  const total = cache.total();
  const source = useMemo<GridSource<Row>>(() => {
    // So that what is drawn follows the pages that come.
    void version;
    const pageOf = (index: number) => Math.floor(index / pageSize);
    const lineAt = (index: number): GridLine<Row> => {
      const page = cache.page(pageOf(index));
      if (page?.state === "failed") return { kind: "failed", id: `failed:${index}`, page: pageOf(index) };
      const row = page?.state === "here" ? page.rows[index % pageSize] : undefined;
      return row ? { kind: "row", id: rowId(row), row } : { kind: "pending", id: `pending:${index}` };
    };
    const show = (first: number, last: number) =>
      cache.show(pageOf(Math.max(0, first - readAhead)), pageOf(Math.min(last + readAhead, (total ?? 1) - 1)));
    return {
      count: total ?? 0,
      lineAt,
      onSight: (first, last) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(first, last), settleMs);
      },
      onRetryPage: cache.retry,
      draw: (line, frame) =>
        line.kind === "failed" ? (
          <FailedLine
            key={line.id}
            frame={frame}
            isFirst={frame.index % pageSize === 0}
            labels={labels}
            onRetry={() => cache.retry(line.page)}
          />
        ) : (
          <PendingLine key={line.id} frame={frame} labels={labels} />
        ),
    };
  }, [cache, version, total, pageSize, rowId, labels]);

  return {
    source,
    total,
    isLoading: total === null && cache.page(0)?.state !== "failed",
    /** Not even the first page came. */
    hasFailed: total === null && cache.page(0)?.state === "failed",
    /** Asks again for what is in sight; rows that were chosen stay so. */
    refresh: cache.refresh,
  };
}
