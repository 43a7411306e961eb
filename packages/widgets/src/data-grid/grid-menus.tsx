import { Suspense } from "react";
import type { RefObject } from "react";
import Filter from "lucide-react/icons/list-filter";
import Group from "lucide-react/icons/rows-3";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { Menu } from "../internal/later.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { MenuEntry } from "../menu.tsx";
import { afterMenu } from "../internal/after-menu.ts";
import type { LabelledGridProps, GridColumn, GridSource } from "./types.ts";
import type { Anchored } from "./use-anchored.ts";
import type { GridLayout } from "./use-grid-layout.ts";

const ColumnMenu = lazyPart(async () => (await import("./column-menu.tsx")).ColumnMenu);

/** Fetches the menus of rows and columns. */
export const fetchMenus = () => {
  Menu.fetch();
  ColumnMenu.fetch();
};

const FilterPopover = lazyPart(async () => (await import("../grid/filter/filter-popover.tsx")).FilterPopover);

interface GridMenusProps<Row extends object> {
  readonly grid: LabelledGridProps<Row>;
  readonly source: GridSource<Row>;
  readonly layout: GridLayout<Row>;
  readonly element: RefObject<HTMLElement | null>;
  readonly rowMenu: Anchored;
  readonly columnMenu: Anchored;
  readonly filterMenu: Anchored;
  /** The header's cell has gone with its column. */
  readonly onColumnGone: () => void;
}

/** The grid's overlays: the menu of a row, of a column, and a column's filter. */
export const GridMenus = <Row extends object>(props: GridMenusProps<Row>) => {
  const { grid, layout, element, rowMenu, columnMenu, filterMenu } = props;
  const { labels, state, onStateChange, filtering, grouping } = grid;
  const menuRow = rowOf(props.source, rowMenu);
  const menuColumn = layout.shown.find(({ column }) => column.id === columnMenu.openId);
  const filterColumn = grid.columns.find(({ id }) => id === filterMenu.openId);

  const setFilter = (id: string, filter: GridFilter | null) => {
    const others = Object.entries(state.filters ?? {}).filter(([other]) => other !== id);
    onStateChange({ ...state, filters: Object.fromEntries(filter ? [...others, [id, filter]] : others) });
  };
  const openFilter = (id: string) => {
    const button = headerOf(element.current, id)?.querySelector<HTMLElement>(".ev-grid-head-menu");
    if (button) filterMenu.open(id, button);
  };
  const moreFor = ({ id, filter, isGroupable }: GridColumn<Row>): readonly MenuEntry[] => {
    const isGrouped = state.groupBy === id;
    const entries: MenuEntry[] = [];
    if (filtering && filter)
      entries.push({ id: "filter", label: filtering.labels.filter, icon: <Filter />, onAction: () => openFilter(id) });
    if (grouping && isGroupable)
      entries.push({
        id: "group",
        label: isGrouped ? grouping.labels.ungroup : grouping.labels.groupBy,
        icon: <Group />,
        onAction: () => onStateChange({ ...state, groupBy: isGrouped ? null : id }),
      });
    return entries.length === 0 ? [] : [...afterMenu(entries), { id: "line-more", isLine: true }];
  };

  return (
    <Suspense>
      {menuRow && (
        <Menu
          anchor={rowMenu.anchor}
          isOpen
          onOpenChange={rowMenu.close}
          label={labels.rowMenu(grid.rowLabel(menuRow))}
          items={afterMenu(grid.rowActions?.(menuRow) ?? [])}
        />
      )}
      {menuColumn && (
        <ColumnMenu
          shown={menuColumn}
          region={layout.shown.filter(({ pinned }) => pinned === menuColumn.pinned).map(({ column }) => column.id)}
          columns={grid.columns}
          anchor={columnMenu.anchor}
          labels={labels}
          state={state}
          more={moreFor(menuColumn.column)}
          statistics={grid.statistics}
          onStateChange={onStateChange}
          onResize={() => focusResizer(element.current, menuColumn.column.id)}
          onClose={columnMenu.close}
          onGone={() => {
            columnMenu.close();
            props.onColumnGone();
          }}
        />
      )}
      {filtering && filterColumn?.filter && (
        <FilterPopover
          key={filterColumn.id}
          header={filterColumn.header}
          column={filterColumn.filter}
          filter={state.filters?.[filterColumn.id] ?? null}
          anchor={filterMenu.anchor}
          labels={filtering.labels}
          onChange={(filter) => setFilter(filterColumn.id, filter)}
          onClose={filterMenu.close}
        />
      )}
    </Suspense>
  );
};

/** The row whose menu is open; it is known by its id, and is near the button that was pressed. */
const rowOf = <Row,>(source: GridSource<Row>, { openId, index }: Anchored): Row | null => {
  if (openId === null) return null;
  const isIt = (at: number) => at >= 0 && at < source.count && source.lineAt(at).id === openId;
  const at = isIt(index)
    ? index
    : (source.indexOf?.(openId) ?? Array.from({ length: source.count }).findIndex((_, other) => isIt(other)));
  const line = at < 0 ? null : source.lineAt(at);
  return line?.kind === "row" ? line.row : null;
};

const headerOf = (grid: HTMLElement | null, id: string): HTMLElement | undefined => {
  const cells = [...(grid?.querySelectorAll<HTMLElement>("[data-column-id]") ?? [])];
  return cells.find((cell) => cell.dataset.columnId === id);
};

const focusResizer = (grid: HTMLElement | null, id: string): void => {
  // Once the menu has gone and given the focus back.
  setTimeout(() => headerOf(grid, id)?.querySelector<HTMLElement>(".ev-grid-resizer")?.focus(), 200);
};
