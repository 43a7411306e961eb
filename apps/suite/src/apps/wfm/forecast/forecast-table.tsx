import type { Override } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { DataGrid, type GridCellChange, type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import Pencil from "lucide-react/icons/pencil";
import { useMemo, useState } from "react";
import styles from "./forecast.module.css";
import type { ForecastRow, Grain } from "./forecast-rows.ts";
import { readAmount } from "./read-amount.ts";

export interface TableChanges {
  readonly overrides: readonly Override[];
  /** Cells that were emptied: their overrides are taken back. */
  readonly cleared: readonly Pick<Override, "from" | "to" | "measure">[];
}

interface ForecastTableProps {
  readonly grain: Grain;
  readonly rows: readonly ForecastRow[];
  readonly total: ForecastRow | null;
  /** All rows of the grain, over the whole period, for the file. */
  readonly readAll: () => readonly ForecastRow[];
  readonly onChange: ((changes: TableChanges) => void) | null;
}

const idOf = (row: ForecastRow): string => row.id;
const labelOf = (row: ForecastRow): string => row.label;
const measures = { override: "offered", handle: "handleTime" } as const;

/** What the layers make of each row. Override and handle time are typed, pasted and emptied in place. */
export const ForecastTable = ({ grain, rows, total, readAll, onChange }: ForecastTableProps) => {
  const { words } = useShell();
  const columns = useMemo(() => columnsOf(grain, words), [grain, words]);
  const [state, setState] = useState(() => initialGridState(columns));
  const inFile = useMemo(() => fileColumns(grain, columns, words), [grain, columns, words]);
  const shown = useMemo(() => (total ? [...rows, total] : rows), [rows, total]);
  const change = (changes: readonly GridCellChange[]): void => {
    const overrides: Override[] = [];
    const cleared: Pick<Override, "from" | "to" | "measure">[] = [];
    for (const { rowId, columnId, to: value } of changes) {
      const row = rows.find(({ id }) => id === rowId);
      if (!row || (columnId !== "override" && columnId !== "handle")) continue;
      const span = { from: row.from, to: row.to, measure: measures[columnId] };
      const amount = readAmount(String(value ?? ""), words.locale);
      if (amount) overrides.push({ ...span, ...amount });
      else cleared.push(span);
    }
    onChange?.({ overrides, cleared });
  };
  async function* readPages() {
    const all = readAll();
    yield { rows: all, total: all.length };
  }
  return (
    <DataGrid
      label={words.t("forecast.table")}
      className={styles.grid}
      columns={columns}
      rows={shown}
      rowId={idOf}
      rowLabel={labelOf}
      totalCount={shown.length}
      state={state}
      onStateChange={setState}
      cells={{
        ...(onChange && { onChange: change }),
        canEdit: (row, columnId) => row.id !== "total" && (columnId === "override" || columnId === "handle"),
      }}
      toolbar={
        <>
          {onChange && <p className={styles.hint}>{words.t("forecast.typeHint")}</p>}
          <GridExport
            columns={inFile}
            state={state}
            locale={words.locale}
            title={words.t("forecast.title")}
            readPages={readPages}
          />
        </>
      }
    />
  );
};

type Words = ReturnType<typeof useShell>["words"];

const columnsOf = (grain: Grain, words: Words): GridColumn<ForecastRow>[] => {
  const { t, locale } = words;
  const count = (value: number): string => words.number(value, { maximumFractionDigits: grain === "interval" ? 1 : 0 });
  const more = (value: number): string =>
    Math.abs(value) < 0.05
      ? ""
      : words.number(value, { maximumFractionDigits: grain === "interval" ? 1 : 0, signDisplay: "exceptZero" });
  const read = (text: string) =>
    text.trim() === "" || readAmount(text, locale) ? { value: text.trim() } : { error: t("forecast.notAnAmount") };
  const edit = { kind: "text" as const, read, maxLength: 20 };
  const numeric = { align: "end" as const, width: 88 };
  const names = { interval: "forecast.interval", day: "forecast.day", week: "forecast.week" } as const;
  // The foot has the sums of the rows: in a range with them it would count them again.
  const amount = (value: (row: ForecastRow) => number | null) => (row: ForecastRow) =>
    row.id === "total" ? null : value(row);
  const figure = (id: string, header: string, value: (row: ForecastRow) => number | null) => ({
    ...numeric,
    id,
    header,
    value,
    amount: amount(value),
    cell: (row: ForecastRow) => {
      const given = value(row);
      return given === null ? "" : count(given);
    },
  });
  return [
    {
      id: "label",
      header: t(names[grain]),
      width: grain === "week" ? 200 : 120,
      isHideable: false,
      value: labelOf,
      cell: (row) => (row.id === "total" ? <strong>{row.label}</strong> : row.label),
    },
    figure("actual", t("forecast.actual"), (row) => row.actual),
    figure("baseline", t("forecast.baseline"), (row) => row.baseline),
    {
      ...numeric,
      id: "events",
      header: t("forecast.events"),
      value: (row) => row.events,
      amount: amount((row) => row.events),
      cell: (row) => more(row.events),
    },
    {
      ...numeric,
      id: "override",
      header: t("forecast.override"),
      value: (row) => more(row.override),
      amount: amount((row) => row.override),
      edit,
      cell: (row) => <Changed isChanged={Math.abs(row.override) >= 0.05} text={more(row.override)} />,
    },
    {
      ...numeric,
      id: "forecast",
      header: t("forecast.forecast"),
      value: (row) => row.forecast,
      amount: amount((row) => row.forecast),
      cell: (row) => <strong>{count(row.forecast)}</strong>,
    },
    {
      ...numeric,
      id: "band",
      header: t("forecast.band"),
      width: 130,
      value: (row) => `${count(row.lower)} – ${count(row.upper)}`,
      cell: (row) => `${count(row.lower)} – ${count(row.upper)}`,
    },
    {
      ...numeric,
      id: "handle",
      header: t("forecast.handleTime"),
      value: (row) => count(Math.round(row.handleSeconds)),
      amount: amount((row) => Math.round(row.handleSeconds)),
      edit,
      cell: (row) => <Changed isChanged={row.hasHandleOverride} text={count(Math.round(row.handleSeconds))} />,
    },
    figure("actualHandle", t("forecast.actualHandleTime"), ({ actualHandleSeconds: seconds }) =>
      seconds === null ? null : Math.round(seconds),
    ),
    { id: "layers", header: t("forecast.layers"), width: 180, value: (row) => row.layers, cell: (row) => row.layers },
  ];
};

/** A file of intervals has all days, so its rows name theirs. */
const fileColumns = (
  grain: Grain,
  [label, ...others]: readonly GridColumn<ForecastRow>[],
  { t }: Words,
): readonly GridColumn<ForecastRow>[] => {
  if (!label) return [];
  if (grain !== "interval") return [label, ...others];
  const date = { id: "date", header: t("forecast.date"), value: (row: ForecastRow) => row.date, cell: () => null };
  return [date, { ...label, value: ({ clock }) => clock }, ...others];
};

/** A person changed the cell: it carries a pencil, for those who do not see the colour. */
const Changed = ({ isChanged, text }: { readonly isChanged: boolean; readonly text: string }) =>
  isChanged ? (
    <span className={styles.changed}>
      <Pencil aria-hidden="true" />
      {text}
    </span>
  ) : (
    text
  );
