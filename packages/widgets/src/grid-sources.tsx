export { useClientRows } from "./grid/rows/use-client-rows.tsx";
export type { ClientRowsInput } from "./grid/rows/use-client-rows.tsx";
export { useSparseRows } from "./grid/rows/use-sparse-rows.tsx";
export type { SparseRowsInput } from "./grid/rows/use-sparse-rows.tsx";
export type { SparseLabels } from "./grid/rows/lines.tsx";
