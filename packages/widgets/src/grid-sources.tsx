export { useClientRows } from "./grid/rows/use-client-rows.tsx";
export type { ClientRowsInput } from "./grid/rows/use-client-rows.tsx";
export { useServerRows } from "./grid/rows/use-server-rows.tsx";
export type { PageAnswer, ServerRowsInput } from "./grid/rows/use-server-rows.tsx";
export { useTreeRows } from "./grid/rows/use-tree-rows.ts";
export type { TreeRowsInput } from "./grid/rows/use-tree-rows.ts";
