/** Under which the meaning of columns is remembered, by their names. */
export const remembered = ["history-import", "columns"] as const;
