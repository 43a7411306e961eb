import { useWords } from "@evolve/i18n/react";
import { DataGrid, type GridState, initialGridState, nothingSelected } from "@evolve/widgets/data-grid";
import { useClientRows, useServerRows, useTreeRows } from "@evolve/widgets/grid-sources";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { type GridPerson, makeGridPeople, personAt } from "../sample/grid-people.ts";
import { askForGroups, askForPage } from "../sample/grid-server.ts";
import { useGridColumns } from "../sample/use-grid-columns.tsx";
import { useSample } from "../sample/use-sample.ts";

const rowId = ({ id }: GridPerson) => id;
const rowLabel = ({ name }: GridPerson) => name;
const serverColumns = new Set(["number", "name", "team", "phone"]);

/** A server sorts and narrows by what it can: number and team. */
const useServerColumns = () => {
  const columns = useGridColumns();
  return useMemo(
    () =>
      columns
        .filter(({ id }) => serverColumns.has(id))
        .map((column) => ({
          ...column,
          isSortable: column.id === "number",
          ...(column.id === "name" && { filter: undefined }),
        })),
    [columns],
  );
};

/** 10,000 rows in the browser: sorted, filtered and grouped at once. */
export const Filled = () => {
  const words = useWords();
  const columns = useGridColumns();
  const rows = useMemo(() => makeGridPeople(10_000), []);
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useClientRows({ rows, rowId, columns, state, locale: words.locale });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        state={state}
        onStateChange={setState}
        isFilterable
      />
    </div>
  );
};

/** For lists that outgrow the browser. The server sorts and filters; pages load as one scrolls. */
export const MillionRows = () => {
  const words = useWords();
  const { options } = useSample();
  const columns = useServerColumns();
  const [state, setState] = useState(() => initialGridState(columns));
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries();
  const [selection, setSelection] = useState(nothingSelected);
  const teamIds = options.map(({ id }) => id);
  const { source, total, isLoading } = useServerRows({
    pageSize: 100,
    queryKey: ["million-rows", state.sorting, state.filters],
    fetchPage: (page, signal) => askForPage(page, 100, { state, teamIds, signal }),
    rowId,
  });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        isLoading={isLoading}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[{ id: "refresh", label: words.t("gallery.gridRefresh"), onAction: refresh }]}
        isFilterable
      />
    </div>
  );
};

/** When people compare groups. Each group has its count and totals. */
export const Grouped = () => {
  const words = useWords();
  const columns = useGridColumns();
  const rows = useMemo(() => makeGridPeople(200), []);
  const [state, setState] = useState(() => ({ ...initialGridState(columns), groupBy: "team" }));
  const { source, total } = useClientRows({ rows, rowId, columns, state, locale: words.locale });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        state={state}
        onStateChange={(next) => setState({ ...next, groupBy: next.groupBy ?? "" })}
        isGroupable
      />
    </div>
  );
};

/** A million rows in groups that the server makes. A page that fails is reported in its place. */
export const GroupedByServer = () => {
  const words = useWords();
  const { options } = useSample();
  const columns = useServerColumns();
  const [state, setState] = useState<GridState>(() => ({ ...initialGridState(columns), groupBy: "team" }));
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries();
  const [selection, setSelection] = useState(nothingSelected);
  const hasFailed = useRef(new Set<string>());
  const teamIds = options.map(({ id }) => id);
  const teamOf = (id: string) => options.find((team) => team.id === id)?.label ?? "";
  const column = columns.find(({ id }) => id === state.groupBy);
  const { source, total, isLoading } = useServerRows({
    pageSize: 100,
    queryKey: ["groups-of-server", state.sorting, state.filters],
    fetchPage: async (page, signal, group) => {
      const answer = await askForPage(page, 100, { state, teamIds, signal, group: group?.value });
      const place = `${group?.id} ${page}`;
      if (!group || page !== 1 || hasFailed.current.has(place)) return answer;
      hasFailed.current.add(place);
      throw new Error("an example of a failure");
    },
    rowId,
    grouping: column && {
      column,
      fetchGroups: async (signal) =>
        (await askForGroups({ state, teamIds, signal })).map((team) => ({ ...team, words: teamOf(team.value) })),
    },
  });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        isLoading={isLoading}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[{ id: "refresh", label: words.t("gallery.gridRefresh"), onAction: refresh }]}
        isFilterable
        isGroupable
      />
    </div>
  );
};

/** When people need to come back to a numbered page. Otherwise let lists scroll. */
export const Paged = () => {
  const words = useWords();
  const columns = useGridColumns();
  const rows = useMemo(() => makeGridPeople(1_234), []);
  const [state, setState] = useState(() => initialGridState(columns));
  const [page, setPage] = useState({ page: 0, pageSize: 50 });
  const { source, total, lineCount } = useClientRows({ rows, rowId, columns, state, locale: words.locale, page });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        state={state}
        onStateChange={setState}
        paging={{
          ...page,
          pageSizes: [20, 50, 100],
          total: lineCount,
          onChange: setPage,
        }}
      />
    </div>
  );
};

/** When some pages could not be loaded: the rest stays, and the gap can be loaded again. */
export const FailedPages = () => {
  const words = useWords();
  const { options } = useSample();
  const columns = useServerColumns();
  const [state, setState] = useState(() => initialGridState(columns));
  const hasFailed = useRef(new Set<number>());
  const { source, total, isLoading } = useServerRows({
    pageSize: 20,
    queryKey: ["failed-pages"],
    // Each second page fails when it is asked for first.
    fetchPage: async (page, signal) => {
      const answer = await askForPage(page, 20, { state, teamIds: options.map(({ id }) => id), signal });
      if (page % 2 === 0 || hasFailed.current.has(page)) return answer;
      hasFailed.current.add(page);
      throw new Error("an example of a failure");
    },
    rowId,
  });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        isLoading={isLoading}
        state={state}
        onStateChange={setState}
      />
    </div>
  );
};

/** Leaders, each with twenty supervisors, each of them with fifty agents. */
const leaders = 5;
const supervisors = 20;
const agents = 50;
const crew = leaders * (1 + supervisors * (1 + agents));
const placeOf = ({ number }: GridPerson) => number - 1;
const below = (count: number, first: number) => Array.from({ length: count }, (_, at) => personAt(first + at));

/** The reports of somebody: leaders come first, then all supervisors, then all agents. */
const crewOf = (person: GridPerson): readonly GridPerson[] => {
  const place = placeOf(person);
  if (place < leaders) return below(supervisors, leaders + place * supervisors);
  const supervisor = place - leaders;
  return supervisor < leaders * supervisors ? below(agents, leaders * (1 + supervisors) + supervisor * agents) : [];
};

/** For rows below rows, such as an organization, of any depth. */
export const Tree = () => {
  const words = useWords();
  const all = useGridColumns();
  const rows = useMemo(() => below(leaders, 0), []);
  const columns = useMemo(() => {
    const calls = Array.from({ length: crew }, (_, at) => personAt(at).calls).reduce((sum, count) => sum + count, 0);
    return all
      .filter(({ id }) => id !== "number")
      .map((column) => ({
        ...column,
        ...(column.id === "name" && { footer: words.t("gallery.gridTotal"), width: 320 }),
        ...(column.id === "calls" && { footer: words.number(calls) }),
      }));
  }, [all, words]);
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useTreeRows({
    rows,
    childrenOf: crewOf,
    rowId,
    rowLabel,
    columns,
    state,
    locale: words.locale,
  });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        state={state}
        onStateChange={setState}
        isFilterable
      />
    </div>
  );
};
