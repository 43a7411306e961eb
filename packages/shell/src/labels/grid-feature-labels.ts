import type { Words } from "@evolve/i18n";
import type {
  GridCellLabels,
  GridDeletion,
  GridFilterLabels,
  GridGrouping,
  GridPaging,
} from "@evolve/widgets/data-grid";
import type { GridExportLabels } from "@evolve/widgets/grid-export";
import type { SparseLabels } from "@evolve/widgets/grid-sources";

/* The words of what a data grid may do beyond the common. They are of their own area, which only screens with such grids load. */

export const gridFilterLabels = ({ t }: Words): GridFilterLabels => ({
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

export const gridGroupLabels = ({ t }: Words): GridGrouping["labels"] => ({
  groupBy: t("grid.groupBy"),
  ungroup: t("grid.ungroup"),
  group: (column, value) => t("grid.group", { column, value }),
  count: (count) => t("grid.groupCount", { count }),
  selectGroup: (group) => t("grid.selectGroup", { group }),
  nothing: t("grid.nothing"),
});

export const gridPagerLabels = ({ t, number }: Words): GridPaging["labels"] => ({
  pages: t("grid.pages"),
  pageSize: t("grid.pageSize"),
  range: (first, last, total) => t("grid.range", { first: number(first), last: number(last), total: number(total) }),
  goTo: (page) => t("grid.goTo", { page: number(page) }),
  first: t("grid.firstPage"),
  previous: t("grid.previousPage"),
  next: t("grid.nextPage"),
  last: t("grid.lastPage"),
});

export const gridCellLabels = ({ t, number }: Words): GridCellLabels => ({
  edit: (column, row) => t("grid.editCell", { column, row }),
  copied: (count) => t("grid.copied", { count }),
  pasted: (count) => t("grid.pasted", { count }),
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

export const gridDeletionLabels = ({ t }: Words): GridDeletion<never>["labels"] => ({
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

export const gridSparseLabels = ({ t }: Words): SparseLabels => ({
  pending: t("grid.pending"),
  failed: t("grid.pageFailed"),
  retry: t("grid.retry"),
});

export const gridExportLabels = ({ t, number }: Words): GridExportLabels => ({
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
