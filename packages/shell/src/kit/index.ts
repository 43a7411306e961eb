export { defineList, type ListFilters, type RowAction, type SearchedChoices } from "./define-list.ts";
export { FormPanel } from "./form-panel.tsx";
export type { ListCellChange, ListCells } from "./list-cells.ts";
export { RowPanel } from "./row-panel.tsx";
export { useAction } from "./use-action.ts";
export { useSaved } from "./use-saved.ts";
export { ListScreen, type PanelProps } from "./list-screen.tsx";
