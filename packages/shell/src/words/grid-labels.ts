import type { Words } from "@evolve/i18n";
import type { WidgetLabels } from "@evolve/widgets/labels";

/* What a data grid says. What not every grid does is of the area `grid`, which only screens with such grids load. */

const grid = ({ t, number }: Words): WidgetLabels["grid"] => ({
  selectAll: t("shell.gridSelectAll"),
  selectRow: (row) => t("shell.gridSelectRow", { row }),
  rowCount: (total) => t("shell.gridRowCount", { count: total }),
  selected: (count, total) =>
    total === null
      ? t("shell.gridSelectedAnywhere", { count })
      : t("shell.gridSelected", { count: number(count), total: number(total) }),
  clearSelection: t("shell.gridClearSelection"),
  bulkActions: t("shell.gridBulkActions"),
  rowMenu: (row) => t("shell.gridRowMenu", { row }),
  columnMenu: (column) => t("shell.gridColumnMenu", { column }),
  sortedInPlace: (place, descending) =>
    t(descending ? "shell.gridSortedDescending" : "shell.gridSortedAscending", { place: number(place) }),
  sortAscending: t("shell.gridSortAscending"),
  sortDescending: t("shell.gridSortDescending"),
  clearSort: t("shell.gridClearSort"),
  moveLeft: t("shell.gridMoveLeft"),
  moveRight: t("shell.gridMoveRight"),
  pinLeft: t("shell.gridPin"),
  pinRight: t("shell.gridPinRight"),
  unpin: t("shell.gridUnpin"),
  hide: t("shell.gridHide"),
  resize: t("shell.gridResize"),
  resizeColumn: (column) => t("shell.gridResizeColumn", { column }),
  columns: t("shell.gridColumns"),
  showColumn: (column) => t("shell.gridShowColumn", { column }),
  moveColumnUp: (column) => t("shell.gridMoveColumnUp", { column }),
  moveColumnDown: (column) => t("shell.gridMoveColumnDown", { column }),
  pinColumn: (column) => t("shell.gridPinColumn", { column }),
  resetColumns: t("shell.gridReset"),
  loading: t("common.loading"),
  loadingMore: t("shell.gridLoadingMore"),
  retry: t("common.retry"),
  noRows: t("common.noResults"),
});

const filter = ({ t }: Words): WidgetLabels["gridFilters"] => ({
  filter: t("grid.filter"),
  filterColumn: (column) => t("grid.filterColumn", { column }),
  filtered: t("grid.filtered"),
  operator: t("grid.operator"),
  operators: {
    contains: t("grid.contains"),
    notContains: t("grid.notContains"),
    equals: t("grid.equals"),
    startsWith: t("grid.startsWith"),
    endsWith: t("grid.endsWith"),
    empty: t("grid.empty"),
    notEmpty: t("grid.notEmpty"),
  },
  text: t("grid.text"),
  least: t("grid.least"),
  most: t("grid.most"),
  from: t("grid.from"),
  to: t("grid.to"),
  wrongOrder: t("grid.wrongOrder"),
  apply: t("grid.apply"),
  clear: t("grid.clear"),
  clearAll: (count) => t("grid.clearAll", { count }),
});

const group = ({ t }: Words): WidgetLabels["gridGroups"] => ({
  groupBy: t("grid.groupBy"),
  ungroup: t("grid.ungroup"),
  group: (column, value) => t("grid.group", { column, value }),
  count: (count) => t("grid.groupCount", { count }),
  selectGroup: (group) => t("grid.selectGroup", { group }),
  nothing: t("grid.nothing"),
});

const pager = ({ t, number }: Words): WidgetLabels["gridPager"] => ({
  pages: t("grid.pages"),
  pageSize: t("grid.pageSize"),
  range: (first, last, total) => t("grid.range", { first: number(first), last: number(last), total: number(total) }),
  goTo: (page) => t("grid.goTo", { page: number(page) }),
  first: t("grid.firstPage"),
  previous: t("grid.previousPage"),
  next: t("grid.nextPage"),
  last: t("grid.lastPage"),
});

const totalDigits = { maximumFractionDigits: 1 };

const cell = ({ t, number }: Words): WidgetLabels["gridCells"] => ({
  edit: (column, row) => t("grid.editCell", { column, row }),
  copied: (count) => t("grid.copied", { count }),
  pasted: (count) => t("grid.pasted", { count }),
  totals: ({ count, sum, mean }) =>
    t("grid.totals", { count, sum: number(sum, totalDigits), mean: number(mean, totalDigits) }),
  undone: t("grid.undone"),
  redone: t("grid.redone"),
  refusal: ({ row, column, reason }) => t("grid.refusal", { row: number(row), column, reason }),
  refused: (count) => t("grid.refused", { count }),
  readOnly: t("grid.readOnly"),
  noCell: t("grid.noCell"),
  close: t("grid.close"),
  rowGone: (text) => t("grid.rowGone", { text }),
  failed: t("grid.changeFailed"),
});

const deletion = ({ t }: Words): WidgetLabels["gridDeletion"] => ({
  delete: (row) => t("grid.deleteRow", { row }),
  title: t("grid.deleteTitle"),
  question: (row) => t("grid.deleteQuestion", { row }),
  confirm: t("grid.delete"),
  cancel: t("grid.cancel"),
  deleted: (row) => t("grid.deleted", { row }),
  undo: t("grid.undo"),
  undone: (row) => t("grid.undeleted", { row }),
  failed: t("grid.changeFailed"),
});

const sparse = ({ t }: Words): WidgetLabels["gridLines"] => ({
  pending: t("grid.pending"),
  failed: t("grid.pageFailed"),
  retry: t("grid.retry"),
});

const exporting = ({ t, number }: Words): WidgetLabels["gridExport"] => ({
  export: t("grid.export"),
  csv: t("grid.exportCsv"),
  xlsx: t("grid.exportXlsx"),
  exporting: t("grid.exporting"),
  progress: (done, total) => t("grid.exportProgress", { done: number(done), total: number(total) }),
  cancel: t("grid.exportCancel"),
  done: (rows) => t("grid.exportDone", { count: rows }),
  cancelled: t("grid.exportCancelled"),
  failed: t("grid.exportFailed"),
  tooMany: (most) => t("grid.exportTooMany", { most: number(most) }),
});

const timeline = ({ t }: Words): WidgetLabels["timeline"] => ({
  zoom: t("grid.timelineZoom"),
  zoomIn: t("grid.timelineZoomIn"),
  zoomOut: t("grid.timelineZoomOut"),
  showTable: t("grid.timelineShowTable"),
  showChart: t("grid.timelineShowChart"),
  time: t("grid.timelineTime"),
  rows: t("grid.timelineRows"),
  now: t("grid.timelineNow"),
  expand: (row) => t("grid.expandRow", { row }),
  collapse: (row) => t("grid.collapseRow", { row }),
  bar: (label, time) => t("grid.timelineBar", { label, time }),
  count: (count) => t("grid.timelineCount", { count }),
  menu: (bar) => t("grid.timelineMenu", { bar }),
  earlier: t("grid.timelineEarlier"),
  later: t("grid.timelineLater"),
  startEarlier: t("grid.timelineStartEarlier"),
  startLater: t("grid.timelineStartLater"),
  endEarlier: t("grid.timelineEndEarlier"),
  endLater: t("grid.timelineEndLater"),
  open: t("grid.timelineOpen"),
  locked: t("grid.timelineLocked"),
  moved: (bar) => t("grid.timelineMoved", { bar }),
  failed: t("grid.changeFailed"),
  loading: t("common.loading"),
  retry: t("common.retry"),
  noRows: t("common.noResults"),
});

type GridPart = Extract<keyof WidgetLabels, `grid${string}`>;

export const gridLabels = {
  grid,
  gridFilters: filter,
  gridGroups: group,
  gridPager: pager,
  gridCells: cell,
  gridDeletion: deletion,
  gridLines: sparse,
  gridExport: exporting,
  timeline,
} satisfies { readonly [Part in GridPart | "timeline"]: (words: Words) => WidgetLabels[Part] };
