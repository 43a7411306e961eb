import { useRouteSearch } from "@evolve/shell";
import type { GridColumn, GridState } from "@evolve/widgets/data-grid";
import { isSameList, listOf, readGridLink, writeGridLink } from "@evolve/widgets/grid-link";
import { useEffect, useMemo } from "react";
import { useKeptGrid } from "./use-kept-grid.ts";

interface LinkedGridInput<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly first: GridState;
  /** The address narrows the list by what is not the grid's: a search, the filters of an omnibar. */
  readonly isNarrowed: boolean;
}

/**
 * A grid whose list stands in the address and whose columns are as this person left them. An address that says anything of
 * the list is whole, so that everybody sees the same by it; one that says nothing shows the list as it was left, and then
 * says so too.
 */
export const useLinkedGrid = <Row>({ columns, first, isNarrowed }: LinkedGridInput<Row>) => {
  const [query, changeQuery] = useRouteSearch<Readonly<Record<string, string>>>();
  const kept = useKeptGrid(first);
  const link = useMemo(() => readGridLink(query, { columns, first }), [query, columns, first]);
  const list = listOf(link ?? (isNarrowed ? first : kept.state));
  const state: GridState = { ...kept.state, ...list };

  const said = JSON.stringify(writeGridLink(list, { columns, first }));
  const { isKnown } = kept;
  useEffect(() => {
    // Also when somebody came by an address that says nothing, or something that is none.
    void query;
    if (isKnown) changeQuery(JSON.parse(said) as ReturnType<typeof writeGridLink>);
  }, [isKnown, said, query, changeQuery]);

  const change = (next: GridState) => {
    // What somebody else's link shows becomes one's own only once it is changed.
    kept.change(isSameList(next, state) ? { ...next, ...listOf(kept.state) } : next);
    changeQuery(writeGridLink(next, { columns, first }));
  };
  return { state, change, isKnown };
};
