import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import {
  DataGrid,
  type GridCellChange,
  type GridColumn,
  type GridSort,
  initialGridState,
  nothingSelected,
} from "@evolve/widgets/data-grid";
import { EmptyState } from "@evolve/widgets/empty-state";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { SearchField } from "@evolve/widgets/search-field";
import { StatusPill } from "@evolve/widgets/status-pill";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { type GridPerson, makeGridPeople } from "../sample/grid-people.ts";
import { makePeople, type Person } from "../sample/people.ts";
import { useGridColumns } from "../sample/use-grid-columns.tsx";
import { useSample } from "../sample/use-sample.ts";

const everybody = makePeople(1248);
const hundred = makeGridPeople(100);
const rowId = ({ id }: GridPerson) => id;

const useColumns = (): GridColumn<Person>[] => {
  const { t, label, options, statuses } = useSample();
  return [
    { id: "name", header: label, width: 200, isSortable: true, isHideable: false, cell: ({ name }) => name },
    { id: "team", header: t("gallery.sampleTeam"), width: 160, cell: ({ team }) => options[team]?.label },
    {
      id: "status",
      header: t("gallery.sampleStatus"),
      width: 130,
      cell: ({ status }) => {
        const { tone, label: words } = statuses[status] ?? statuses[0];
        return <StatusPill tone={tone}>{words}</StatusPill>;
      },
    },
    { id: "email", header: t("gallery.sampleEmail"), width: 190, isSortable: true, cell: ({ email }) => email },
  ];
};

const sorted = (people: readonly Person[], [sort]: readonly GridSort[]): Person[] => {
  if (sort === undefined) return [...people];
  const key = sort.id === "email" ? "email" : "name";
  const order = people.toSorted((a, b) => a[key].localeCompare(b[key], undefined, { numeric: true }));
  return sort.descending ? order.toReversed() : order;
};

/** For records that people sort, compare and open. Columns can be moved, resized, pinned and hidden. */
export const Filled = () => {
  const { t } = useSample();
  const columns = useColumns();
  const [state, setState] = useState(() => initialGridState(columns, [{ id: "name", descending: false }]));
  return (
    <DataGrid
      label={t("gallery.sampleTeam")}
      columns={columns}
      rows={sorted(everybody.slice(0, 8), state.sorting)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      totalCount={8}
      state={state}
      onStateChange={setState}
    />
  );
};

/** The full list screen: search, selection, a menu in each row, and rows that load as one scrolls. */
export const ManyRows = () => {
  const { t, remove, options } = useSample();
  const columns = useColumns();
  const [state, setState] = useState(() => initialGridState(columns, [{ id: "name", descending: false }]));
  const [selection, setSelection] = useState(nothingSelected);
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState(50);
  const found = everybody.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <div className="ga-grid">
      <DataGrid
        label={t("gallery.sampleTeam")}
        columns={columns}
        rows={sorted(found, state.sorting).slice(0, wanted)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        totalCount={found.length}
        onLoadMore={() => setWanted(wanted + 50)}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        queryKey={search}
        rowActions={() => [
          { id: "edit", label: t("gallery.sampleEdit"), icon: <Pencil /> },
          { id: "delete", label: remove, icon: <Trash />, tone: "danger" },
        ]}
        bulkActions={[
          { id: "team", label: options[1].label, orderIndex: 2, onAction: () => undefined },
          { id: "delete", label: remove, tone: "danger", orderIndex: 1, onAction: () => undefined },
        ]}
        toolbar={
          <SearchField label={t("gallery.sampleSearch")} placeholder={t("gallery.sampleSearch")} onSearch={setSearch} />
        }
      />
    </div>
  );
};

/** The first load. Lines stand where the rows will be, so that nothing jumps. */
export const Loading = () => {
  const { t } = useSample();
  const columns = useColumns();
  const [state, setState] = useState(() => initialGridState(columns, []));
  return (
    <DataGrid
      label={t("gallery.sampleTeam")}
      columns={columns}
      rows={[]}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      totalCount={null}
      isLoading
      state={state}
      onStateChange={setState}
    />
  );
};

/** When there are no records yet: say what belongs here and offer the first step. */
export const Empty = () => {
  const { t, text, action } = useSample();
  const columns = useColumns();
  const [state, setState] = useState(() => initialGridState(columns, []));
  return (
    <DataGrid
      label={t("gallery.sampleTeam")}
      columns={columns}
      rows={[]}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      totalCount={0}
      empty={
        <EmptyState
          icon={<Users />}
          title={t("gallery.sampleNobody")}
          text={text}
          action={<Button variant="primary">{action}</Button>}
        />
      }
      state={state}
      onStateChange={setState}
    />
  );
};

/** When the list could not be loaded. Trying again is one press away. */
export const WithError = () => {
  const { t } = useSample();
  const columns = useColumns();
  const [state, setState] = useState(() => initialGridState(columns, []));
  const [hasFailed, setFailed] = useState(true);
  return (
    <DataGrid
      label={t("gallery.sampleTeam")}
      columns={columns}
      rows={hasFailed ? [] : everybody.slice(0, 4)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      totalCount={hasFailed ? null : 4}
      error={hasFailed ? t("gallery.sampleFailed") : undefined}
      onRetry={() => setFailed(false)}
      state={state}
      onStateChange={setState}
    />
  );
};

/** When a deletion can be undone: the row goes at once and an undo is offered. A row may refuse to be selected or deleted. */
export const Deletable = () => {
  const words = useWords();
  const { t } = words;
  const columns = useGridColumns();
  const [rows, setRows] = useState<readonly GridPerson[]>(() =>
    hundred.slice(0, 12).map((person, at) => ({ ...person, hideCheckBox: at === 2, hideDeleteButton: at < 2 })),
  );
  const [state, setState] = useState(() => initialGridState(columns));
  const [selection, setSelection] = useState(nothingSelected);
  const { source, total } = useClientRows({ rows, rowId, columns, state, locale: words.locale });
  return (
    <div className="ga-grid">
      <DataGrid
        label={t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={({ name }) => name}
        totalCount={total}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[
          { id: "refresh", label: t("gallery.gridRefresh"), orderIndex: 1, onAction: () => setRows([...rows]) },
          {
            id: "archive",
            label: t("gallery.gridArchive"),
            orderIndex: 2,
            onAction: () => setSelection(nothingSelected),
          },
        ]}
        deletion={{
          onDelete: (row) => setRows((before) => before.filter(({ id }) => id !== row.id)),
          onUndo: (row) => setRows((before) => [...before, row].toSorted((a, b) => a.number - b.number)),
        }}
      />
    </div>
  );
};

/** When many values change at a time: typed, pasted from a spreadsheet, undone and redone. */
export const Editable = () => {
  const words = useWords();
  const columns = useGridColumns();
  const [rows, setRows] = useState(hundred);
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total } = useClientRows({ rows, rowId, columns, state, locale: words.locale });
  const change = (changes: readonly GridCellChange[]) =>
    setRows((before) =>
      before.map((row) =>
        changes
          .filter((one) => one.rowId === row.id)
          .reduce((changed, { columnId, to }) => ({ ...changed, [columnId]: to }), row),
      ),
    );
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={({ name }) => name}
        totalCount={total}
        state={state}
        onStateChange={setState}
        cells={{ onChange: change }}
      />
    </div>
  );
};
