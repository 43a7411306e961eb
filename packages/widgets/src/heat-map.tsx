import "./chart.css";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { ChartTable } from "./charts/chart-table.tsx";
import { type HeatCell, heatSteps, heatOptions } from "./charts/heat-options.ts";
import { numberFormat } from "./charts/formats.ts";
import { usePlot } from "./charts/use-plot.ts";
import { useWidgetLabels } from "./labels.tsx";
import ChartColumn from "lucide-react/icons/grid-3x3";
import Table from "lucide-react/icons/table-2";
import { IconButton } from "./icon-button.tsx";

export interface HeatMapProps {
  /** Names the figure. */
  label: string;
  /** Their full names, from left to right: days, say. */
  columns: readonly string[];
  /** From top to bottom: intervals of a day, say. */
  rows: readonly string[];
  /** By column, then by row; null where there is no value. */
  values: readonly (readonly (number | null)[])[];
  /** Words beneath a column; none where it answers nothing. */
  columnTick: (column: number) => string;
  /** Words beside a row. */
  rowTick: (row: number) => string;
  format?: ((value: number) => string) | undefined;
  height?: number | undefined;
  /** A cell was pressed, or chosen by Enter. */
  onAction?: ((cell: HeatCell) => void) | undefined;
}

/** A value for each cell of two axes, by depth of colour: under the pointer, by the arrow keys, and as a table. */
export function HeatMap(props: HeatMapProps) {
  const { label, columns, rows, values, columnTick, rowTick, height = 220, onAction } = props;
  const labels = useWidgetLabels("chart");
  const { locale } = useLocale();
  const ownFormat = useMemo(() => numberFormat(locale), [locale]);
  const { format = ownFormat } = props;
  const [at, setAt] = useState<HeatCell | null>(null);
  const [isTable, setTable] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const hint = useId();
  const highest = useMemo(() => Math.max(0, ...values.flat().map((value) => value ?? 0)), [values]);

  const options = useMemo(
    () => heatOptions({ values, rows: rows.length, highest, columnTick, rowTick, onCursor: setAt }),
    [values, rows.length, highest, columnTick, rowTick],
  );
  const data = useMemo(
    (): [number[], (number | null)[]] => [columns.map((_, column) => column), columns.map(() => null)],
    [columns],
  );
  const plot = usePlot(host, options, data, height);

  const textOf = ({ column, row }: HeatCell): string => {
    const value = values[column]?.[row];
    return value === null || value === undefined ? labels.noValue : format(value);
  };
  const spoken = at && `${columns[at.column] ?? ""}, ${rows[at.row] ?? ""}: ${textOf(at)}`;
  const moveTo = (cell: HeatCell | null): void => {
    const drawn = plot.current;
    if (!drawn) return;
    if (cell) drawn.setCursor({ left: drawn.valToPos(cell.column, "x"), top: drawn.valToPos(cell.row, "y") });
    else drawn.setCursor({ left: -10, top: -10 });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && at) return onAction?.(at);
    const next = nextCell(event.key, at, columns.length, rows.length);
    if (next === undefined) return undefined;
    event.preventDefault();
    return moveTo(next);
  };

  return (
    <figure className="ev-chart" aria-label={label}>
      <div className="ev-chart-head">
        <span className="ev-chart-note ev-num" role="status">
          {spoken}
        </span>
        <span className="ev-heat-scale ev-num">
          {format(0)}
          {heatSteps.map((step) => (
            <span key={step} className={`ev-heat-swatch ev-heat-${step}`} />
          ))}
          {format(highest)}
        </span>
        <IconButton
          size="small"
          label={isTable ? labels.showChart : labels.showTable}
          icon={isTable ? <ChartColumn /> : <Table />}
          onPress={() => setTable(!isTable)}
        />
      </div>
      {isTable && (
        <ChartTable
          label={label}
          height={height}
          head={[labels.time, ...rows]}
          rows={columns.map((name, column) => [name, ...rows.map((_, row) => textOf({ column, row }))])}
        />
      )}
      <div hidden={isTable} className="ev-chart-body">
        <span id={hint} hidden>
          {labels.keys}
        </span>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move through its cells */}
        <div
          ref={host}
          className="ev-chart-plot"
          role="application"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
          tabIndex={0}
          aria-label={label}
          aria-describedby={hint}
          style={{ height }}
          onKeyDown={onKeyDown}
          onBlur={() => moveTo(null)}
          onClick={() => at && onAction?.(at)}
        />
        <span className="ev-chart-colours" aria-hidden="true">
          {["tick", "line", "mark"].map((part) => (
            <span key={part} className={`ev-chart-${part}`} />
          ))}
          {heatSteps.map((step) => (
            <span key={step} data-step={step} className={`ev-heat-${step}`} />
          ))}
        </span>
      </div>
    </figure>
  );
}

/** Undefined for a key that moves nothing. */
const nextCell = (key: string, at: HeatCell | null, columns: number, rows: number): HeatCell | null | undefined => {
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
    PageDown: [10, 0],
    PageUp: [-10, 0],
    Home: [-columns, 0],
    End: [columns, 0],
  };
  if (key === "Escape") return at === null ? undefined : null;
  const move = moves[key];
  if (move === undefined || columns === 0 || rows === 0) return undefined;
  if (at === null) return { column: 0, row: 0 };
  const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);
  return { column: within(at.column + move[0], columns), row: within(at.row + move[1], rows) };
};
