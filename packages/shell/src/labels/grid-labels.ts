import type { Words } from "@evolve/i18n";
import type { DataGridProps } from "@evolve/widgets/data-grid";

/** The words of every data grid. */
export const gridLabels = (words: Words): DataGridProps<object>["labels"] => {
  const { t, number } = words;
  return {
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
  };
};
