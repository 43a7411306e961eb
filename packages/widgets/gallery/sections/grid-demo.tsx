import Filter from "lucide-react/icons/list-filter";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useEffect, useMemo, useState } from "react";
import { Avatar } from "../../src/avatar.tsx";
import { Button } from "../../src/button.tsx";
import {
  DataGrid,
  type GridColumn,
  type GridLabels,
  type GridSort,
  initialGridState,
  nothingSelected,
} from "../../src/data-grid.tsx";
import { SearchField } from "../../src/search-field.tsx";
import { StatusPill } from "../../src/status-pill.tsx";
import { TagList } from "../../src/tag-list.tsx";
import { toasts } from "../../src/toast.tsx";
import { makePeople, type Person } from "./people.ts";

const tones = { Active: "ok", Pending: "warn", Locked: "bad", Disabled: "idle" } as const;
const pageSize = 50;

const columns: GridColumn<Person>[] = [
  {
    id: "name",
    header: "Name",
    width: 240,
    isSortable: true,
    isHideable: false,
    cell: ({ name, email }) => (
      <span className="gallery-person">
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      </span>
    ),
  },
  { id: "role", header: "Role", width: 120, isSortable: true, cell: ({ role }) => role },
  { id: "team", header: "Team", width: 140, isSortable: true, cell: ({ team }) => team },
  {
    id: "status",
    header: "Status",
    width: 120,
    isSortable: true,
    cell: ({ status }) => <StatusPill tone={tones[status]}>{status}</StatusPill>,
  },
  {
    id: "skills",
    header: "Skills",
    width: 190,
    cell: ({ skills }) => (
      <TagList items={skills.map((label) => ({ id: label, label }))} isCompact moreLabel={(count) => `${count} more`} />
    ),
  },
  { id: "email", header: "Email", width: 180, isHiddenAtFirst: true, cell: ({ email }) => <a href="#mail">{email}</a> },
  {
    id: "minutes",
    header: "Last sign-in",
    width: 130,
    align: "end",
    isSortable: true,
    cell: (row) => `${row.minutes} min`,
  },
];

const labels: GridLabels = {
  selectAll: "Select all",
  selectRow: (row) => `Select ${row}`,
  rowCount: (total) => `${total} users`,
  selected: (count, total) => (
    <>
      <b>{count}</b> of <b>{total}</b> selected
    </>
  ),
  clearSelection: "Clear selection",
  bulkActions: "Actions for the selection",
  rowMenu: (row) => `Actions for ${row}`,
  columnMenu: (column) => `Column ${column}`,
  sortedInPlace: (place, descending) => `sorted in place ${place}, ${descending ? "descending" : "ascending"}`,
  sortAscending: "Sort ascending",
  sortDescending: "Sort descending",
  clearSort: "Clear sort",
  moveLeft: "Move left",
  moveRight: "Move right",
  pinLeft: "Pin left",
  unpin: "Unpin",
  hide: "Hide column",
  resize: "Resize",
  resizeColumn: (column) => `Resize ${column}`,
  columns: "Columns",
  showColumn: (column) => `Show ${column}`,
  moveColumnUp: (column) => `Move ${column} up`,
  moveColumnDown: (column) => `Move ${column} down`,
  pinColumn: (column) => `Pin ${column}`,
  resetColumns: "Reset",
  loading: "Loading users",
  loadingMore: "Loading more users",
  retry: "Try again",
  noRows: "No users",
};

/** A server of `count` people behind a delay; `?count=0`, `?fails=1` and `?waits=1` show the other states. */
function usePeople(sorting: readonly GridSort[], search: string) {
  const { searchParams } = new URL(location.href);
  const count = Number(searchParams.get("count") ?? 1248);
  const delay = Number(searchParams.get("delay") ?? 300);
  const [fails, setFails] = useState(searchParams.has("fails"));
  const [answer, setAnswer] = useState<{ key: string; rows: Person[]; total: number } | null>(null);
  const [wanted, setWanted] = useState(pageSize);
  const everybody = useMemo(() => makePeople(count), [count]);
  const key = JSON.stringify([sorting, search, wanted, fails]);

  useEffect(() => {
    if (searchParams.has("waits")) return undefined;
    const timer = setTimeout(() => {
      const found = everybody.filter((person) => person.name.toLowerCase().includes(search.toLowerCase()));
      const sorted = found.toSorted((a, b) => compare(a, b, sorting));
      setAnswer({ key, rows: fails && wanted === pageSize ? [] : sorted.slice(0, wanted), total: found.length });
    }, delay);
    return () => clearTimeout(timer);
    // The key says all that the answer depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, everybody]);

  const isWaiting = answer?.key !== key;
  const isMore = isWaiting && wanted > pageSize && (answer?.rows.length ?? 0) > 0;
  return {
    rows: answer?.rows ?? [],
    totalCount: answer?.total ?? null,
    isLoading: isWaiting && !isMore,
    isLoadingMore: isMore,
    error: fails && !isWaiting ? "Users could not be loaded." : undefined,
    loadMore: () => setWanted((before) => before + pageSize),
    retry: () => setFails(false),
  };
}

function compare(a: Person, b: Person, sorting: readonly GridSort[]): number {
  for (const { id, descending } of sorting) {
    const [left, right] = [String(a[id as keyof Person]), String(b[id as keyof Person])];
    const order = left.localeCompare(right, "en", { numeric: true });
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

export function GridDemo() {
  const [state, setState] = useState(() => initialGridState(columns, [{ id: "name", descending: false }]));
  const [selection, setSelection] = useState(nothingSelected);
  const [search, setSearch] = useState("");
  const people = usePeople(state.sorting, search);
  return (
    <>
      <div className="gallery-grid">
        <DataGrid
          label="Users"
          labels={labels}
          columns={columns}
          rows={people.rows}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          totalCount={people.totalCount}
          isLoading={people.isLoading}
          isLoadingMore={people.isLoadingMore}
          onLoadMore={people.loadMore}
          error={people.error}
          onRetry={people.retry}
          state={state}
          onStateChange={setState}
          selection={selection}
          onSelectionChange={setSelection}
          queryKey={search}
          onRowOpen={(row) => toasts.show({ text: row.name, duration: "short" })}
          rowActions={(row) => [
            { id: "edit", label: "Edit", icon: <Pencil />, onAction: () => toasts.show({ text: `Edit ${row.name}` }) },
            { id: "line", isLine: true },
            { id: "delete", label: "Delete", icon: <Trash />, tone: "danger" },
          ]}
          bulkActions={[
            { id: "delete", label: "Delete", tone: "danger", orderIndex: 1, onAction: () => undefined },
            { id: "team", label: "Assign team", orderIndex: 3, onAction: () => undefined },
            { id: "skills", label: "Add skills", orderIndex: 2, onAction: () => undefined },
          ]}
          toolbar={
            <>
              <SearchField
                className="gallery-search"
                label="Search users"
                placeholder="Search name or email"
                clearLabel="Clear"
                onSearch={setSearch}
              />
              <Button icon={<Filter />}>Filters</Button>
            </>
          }
        />
      </div>
      <p>
        Tab leaves the grid <a href="#after">here</a>.
      </p>
    </>
  );
}
