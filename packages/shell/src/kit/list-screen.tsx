import { failureCode } from "@evolve/session";
import { Button } from "@evolve/widgets/button";
import { DataGrid } from "@evolve/widgets/data-grid";
import { EmptyState } from "@evolve/widgets/empty-state";
import { GridExport } from "@evolve/widgets/grid-export";
import { useServerRows } from "@evolve/widgets/grid-sources";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import SearchX from "lucide-react/icons/search-x";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { useWatchRoom } from "../layout/room.ts";
import { Page } from "../page/page.tsx";
import { useShell } from "../shell-context.ts";
import { type List, listPageSize, type ListRow } from "./define-list.ts";
import { ListBar } from "./list-bar.tsx";
import { gridCellsOf, type ListCells, withEdits } from "./list-cells.ts";
import { useBulkActions } from "./use-bulk-actions.tsx";
import { useCreateCommand } from "./use-create-command.ts";
import { useListState } from "./use-list-state.ts";
import { usePanel } from "./use-panel.ts";
import { useRowActions } from "./use-row-actions.tsx";
import { useStatistics } from "./use-statistics.tsx";
import { ViewsButton } from "./views-button.tsx";

export interface PanelProps {
  /** `null`: for a new row. */
  readonly rowId: string | null;
  readonly onClose: () => void;
}

interface ListScreenProps<Row extends ListRow> {
  readonly list: List<Row>;
  /** Shown beside the list, lazily: what creates and edits a row; absent where neither is possible. */
  readonly Panel?: ComponentType<PanelProps>;
  /** Fetches the panel's code, when pointer or focus come near what opens it. */
  readonly fetchPanel?: () => void;
  /** At the head of the page, before the button that creates a row. */
  readonly headActions?: ReactNode;
  /** Cells that are changed in place, copied and pasted. */
  readonly cells?: ListCells<Row>;
}

/** The bar says how many there are. */
const noRowCount = { rowCount: undefined };

const nothing = (): void => undefined;

const idOf = ({ id }: ListRow): string => id;

/** A screen that lists what the server has: search, filters, order, columns, export, actions of a row and a panel. */
export const ListScreen = <Row extends ListRow>({
  list,
  Panel,
  fetchPanel = nothing,
  headActions,
  cells,
}: ListScreenProps<Row>) => {
  const { client, holds, words } = useShell();
  const texts = useMemo(() => list.texts(words), [list, words]);
  const columns = useMemo(() => withEdits(list.columns(words), cells), [list, words, cells]);
  const state = useListState(list, columns);
  const { body } = state;
  const panel = usePanel();
  const rows = useServerRows<Row>({
    queryKey: [list.name, body],
    pageSize: listPageSize,
    fetchPage: (page, signal) => list.fetchPage(client, body, page, signal),
    rowId: idOf,
    isEnabled: state.isKnown,
  });
  const actions = useRowActions(list);
  const bulk = useBulkActions(list, body);
  const { statistics, statisticsModal } = useStatistics(list, columns, body);
  const watchRoom = useWatchRoom();
  const { edit } = list;
  const mayEdit = edit !== undefined && holds(edit.permission);
  const canEdit = (row: Row): boolean => mayEdit && edit.appliesTo(row);
  const mayView = !mayEdit && edit?.viewPermission !== undefined && holds(edit.viewPermission);
  const mayOpenRows = mayEdit || mayView;
  const canOpen = (row: Row): boolean => mayView || canEdit(row);
  const mayCreate = list.createPermission !== undefined && holds(list.createPermission);
  const mayOpenPanel = panel.rowId === null ? mayCreate : mayOpenRows;
  const rowActions = (row: Row) => [
    ...(canEdit(row)
      ? [
          {
            id: "edit",
            label: edit?.label?.(words) ?? words.t("list.edit"),
            icon: edit?.icon ?? <Pencil />,
            onAction: () => panel.open(row.id),
          },
        ]
      : []),
    ...(mayView
      ? [{ id: "view", label: words.t("list.view"), icon: <Eye />, onAction: () => panel.open(row.id) }]
      : []),
    ...actions.entriesOf(row),
  ];

  useCreateCommand(mayCreate, list.texts, () => panel.open(null));

  const create = (variant: "primary" | "default") =>
    mayCreate && (
      <Button
        variant={variant}
        icon={<Plus />}
        onHoverStart={fetchPanel}
        onFocus={fetchPanel}
        onPress={() => panel.open(null)}
      >
        {texts.create}
      </Button>
    );
  const empty = state.isNarrowed ? (
    <EmptyState
      icon={<SearchX />}
      title={words.t("list.noMatchTitle")}
      text={words.t("list.noMatchText")}
      action={<Button onPress={state.clearFilters}>{words.t("list.clearFilters")}</Button>}
    />
  ) : (
    <EmptyState
      icon={list.icon}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={create("default") || undefined}
    />
  );

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          {headActions}
          {create("primary")}
        </>
      }
      isFilling
    >
      {/* A list is defined by the call whose answer this is. */}
      {list.above?.(state, rows.answer as undefined)}
      <DataGrid<Row>
        label={texts.title}
        labels={noRowCount}
        columns={columns}
        source={rows.source}
        rowId={idOf}
        rowLabel={list.rowLabel}
        totalCount={rows.total}
        isLoading={rows.isLoading}
        error={rows.error && words.error(failureCode(rows.error))}
        onRetry={rows.retry}
        empty={empty}
        state={state.grid}
        onStateChange={state.changeGrid}
        statistics={statistics}
        {...(cells && { cells: gridCellsOf(cells, rows.source, mayEdit ? canEdit : undefined) })}
        {...bulk.gridProps}
        {...((mayOpenRows || actions.hasActions) && { rowActions })}
        {...(mayOpenRows && { onRowOpen: (row) => canOpen(row) && panel.open(row.id) })}
        queryKey={JSON.stringify(body)}
        watchRoom={watchRoom}
        toolbar={
          <>
            <ListBar list={list} texts={texts} state={state} total={rows.total} />
            <ViewsButton list={list.name} state={state.views} />
            <GridExport
              columns={columns}
              state={state.grid}
              locale={words.locale}
              title={texts.title}
              readPages={async (signal) => (await import("./stream-all.ts")).streamAll(list, client, body, signal)}
              isDisabled={!rows.total}
            />
          </>
        }
      />
      {actions.question}
      {bulk.run}
      {statisticsModal}
      <Suspense>
        {panel.isOpen && mayOpenPanel && Panel && <Panel rowId={panel.rowId} onClose={panel.close} />}
      </Suspense>
    </Page>
  );
};
