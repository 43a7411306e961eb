/** What a cell holds, as it is sorted, filtered, grouped, copied and exported. */
export type GridValue = string | number | boolean | Date | null;
