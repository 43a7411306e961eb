/** How a column can be narrowed. */
export type GridColumnFilter =
  | { kind: "text" }
  | { kind: "set"; options: readonly { id: string; label: string }[] }
  | { kind: "number" }
  | { kind: "date" };

export type GridTextOperator = "contains" | "notContains" | "equals" | "startsWith" | "endsWith" | "empty" | "notEmpty";

/** What a column is narrowed to. It is plain data: it is kept per user, stands in links and goes to the server. */
export type GridFilter =
  | { kind: "text"; operator: GridTextOperator; text: string }
  /** The ids of options; a row passes with any of them. */
  | { kind: "set"; ids: readonly string[] }
  /** Both ends belong to it; `null` leaves one open. */
  | { kind: "number"; least: number | null; most: number | null }
  /** Days as `2026-11-21`, both included. */
  | { kind: "date"; from: string | null; to: string | null };

export interface GridFilterLabels {
  /** The menu's entry. */
  readonly filter: string;
  /** Names the dialog. */
  readonly filterColumn: (column: string) => string;
  /** Said of a header whose column is narrowed. */
  readonly filtered: string;
  readonly operator: string;
  readonly operators: Record<GridTextOperator, string>;
  readonly text: string;
  readonly least: string;
  readonly most: string;
  readonly from: string;
  readonly to: string;
  /** Said when the end comes before the start. */
  readonly wrongOrder: string;
  readonly apply: string;
  readonly clear: string;
  /** Above the columns: takes all filters off. */
  readonly clearAll: (count: number) => string;
}

export interface GridFiltering {
  readonly labels: GridFilterLabels;
}
