/* In pixels; the day's curve stands under the map's columns. */
export const rowSize = 92;
export const columnSize = 24;
/** What the map leaves free at its end. */
export const edgeSize = 8;
