import "./chart.css";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type uPlot from "uplot";
import { useLocale } from "react-aria-components/I18nProvider";
import { ChartTable } from "./charts/chart-table.tsx";
import {
  frameCell,
  frameRange,
  type HeatCell,
  heatSteps,
  heatOptions,
  type HeatTone,
  heatTones,
  missingTone,
  stepOf,
} from "./charts/heat-options.ts";
import { numberFormat } from "./charts/formats.ts";
import { nextCell } from "./charts/heat-keys.ts";
import { useHeatRange } from "./charts/use-heat-range.ts";
import { usePlot } from "./charts/use-plot.ts";
import { useWidgetLabels } from "./labels.tsx";
import { boxOf, type CellRange } from "./logic/cell-range.ts";
import ChartColumn from "lucide-react/icons/grid-3x3";
import Table from "lucide-react/icons/table-2";
import { IconButton } from "./icon-button.tsx";

export type { HeatCell, HeatTone } from "./charts/heat-options.ts";

export interface HeatMapProps {
  /** Names the figure. */
  readonly label: string;
  /** Their full names, from left to right: days, say. */
  readonly columns: readonly string[];
  /** From top to bottom: intervals of a day, say. */
  readonly rows: readonly string[];
  /** By column, then by row; null where there is no value. */
  readonly values: readonly (readonly (number | null)[])[];
  /** Words beneath a column; none where it answers nothing. */
  readonly columnTick: (column: number) => string;
  /** Words beside a row. */
  readonly rowTick: (row: number) => string;
  readonly format?: ((value: number) => string) | undefined;
  readonly height?: number | undefined;
  /** A cell was pressed, or chosen by Enter. */
  readonly onAction?: ((cell: HeatCell) => void) | undefined;
  /** Writes its value into each cell. */
  readonly hasValues?: boolean | undefined;
  /** Colours with a meaning, and what they mean; by depth from 0 to the highest value where none is given. */
  readonly tones?: HeatTones | undefined;
  /** The value of the deepest colour, so that several maps have one scale; the highest of its own where none is given. */
  readonly highest?: number | undefined;
  /** Cells in which nothing can be: hatched, and left out by the arrow keys. */
  readonly closed?: { readonly label: string; readonly isAt: (cell: HeatCell) => boolean } | undefined;
  /** Cells whose value ought to be there; they have a colour of their own. */
  readonly missing?: { readonly label: string; readonly isAt: (cell: HeatCell) => boolean } | undefined;
  /** Stays framed; the arrow keys go on from it. */
  readonly selected?: HeatCell | null | undefined;
  /** Cells chosen together, framed: drawn with the mouse, or with Shift and the arrow keys where `onRange` takes them. */
  readonly range?: CellRange | null | undefined;
  readonly onRange?: ((range: CellRange | null) => void) | undefined;
  /** Pixels for the names of the rows, and at least for a column: it scrolls sideways rather than be narrower. */
  readonly rowSize?: number | undefined;
  readonly columnSize?: number | undefined;
  /** Takes the focus. */
  readonly ref?: Ref<HeatMapHandle>;
}

export interface HeatTones {
  readonly of: (value: number) => HeatTone;
  readonly legend: readonly { readonly tone: HeatTone; readonly label: string }[];
}

export interface HeatMapHandle {
  readonly focus: () => void;
}

const never = (): boolean => false;
const edge = 8;

/** A value for each cell of two axes, by colour: under the pointer, by the arrow keys, and as a table. */
export const HeatMap = (props: HeatMapProps) => {
  const { label, columns, rows, values, columnTick, rowTick, height = 220, onAction } = props;
  const { hasValues = false, tones, closed, missing, selected = null, rowSize = 56, columnSize = 0, ref } = props;
  const { range = null, onRange } = props;
  const labels = useWidgetLabels("chart");
  const { locale } = useLocale();
  const ownFormat = useMemo(() => numberFormat(locale), [locale]);
  const { format = ownFormat } = props;
  const [at, setAt] = useState<HeatCell | null>(null);
  const [isTable, setTable] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const hint = useId();
  const ownHighest = useMemo(() => Math.max(0, ...values.flat().map((value) => value ?? 0)), [values]);
  const { highest = ownHighest } = props;
  const toneOf = tones?.of;
  const isClosed = closed?.isAt ?? never;
  const isMissing = missing?.isAt ?? never;

  const options = useMemo(
    () =>
      heatOptions({
        values,
        rows: rows.length,
        toneOf: toneOf ?? ((value) => stepOf(value, highest)),
        textOf: hasValues ? format : undefined,
        isClosed,
        isMissing,
        rowSize,
        columnTick,
        rowTick,
        onCursor: setAt,
      }),
    [values, rows.length, highest, toneOf, hasValues, format, isClosed, isMissing, rowSize, columnTick, rowTick],
  );
  const data = useMemo(
    (): [number[], (number | null)[]] => [columns.map((_, column) => column), columns.map(() => null)],
    [columns],
  );
  usePlot({ plotRef: plot, element: host, options, data, height });
  const frameSelected = useEffectEvent(() => {
    if (plot.current && at === null) frameCell(plot.current, selected);
  });
  useEffect(() => frameSelected(), [at, options, selected?.column, selected?.row]);
  useEffect(() => {
    if (plot.current) frameRange(plot.current, range && boxOf(range));
  }, [options, range]);
  const ranging = useHeatRange({
    plot,
    columns: columns.length,
    rows: rows.length,
    range,
    onRange,
    start: at ?? selected,
  });
  useImperativeHandle(ref, () => ({ focus: () => host.current?.focus() }), []);

  const textOf = (cell: HeatCell): string => {
    if (closed?.isAt(cell)) return closed.label;
    const value = values[cell.column]?.[cell.row];
    if (value !== null && value !== undefined) return format(value);
    return missing?.isAt(cell) ? missing.label : labels.noValue;
  };
  const nameOf = ({ column, row }: HeatCell): string => `${columns[column] ?? ""}, ${rows[row] ?? ""}`;
  const chosenText = (chosen: CellRange): string => {
    const { top, bottom, left, right } = boxOf(chosen);
    const count = (bottom - top + 1) * (right - left + 1);
    return labels.chosen(count, nameOf({ column: left, row: top }), nameOf({ column: right, row: bottom }));
  };
  const spoken = range ? chosenText(range) : at && `${nameOf(at)}: ${textOf(at)}`;
  const moveTo = (cell: HeatCell | null): void => {
    const drawn = plot.current;
    if (!drawn) return;
    if (cell) drawn.setCursor({ left: drawn.valToPos(cell.column, "x"), top: drawn.valToPos(cell.row, "y") });
    else drawn.setCursor({ left: -10, top: -10 });
  };
  const act = (cell: HeatCell | null): void => {
    if (cell && !isClosed(cell)) onAction?.(cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") return act(at ?? selected);
    const end = ranging.onKey(event);
    if (end) {
      event.preventDefault();
      return moveTo(end);
    }
    const next = nextCell(event.key, at, { columns: columns.length, rows: rows.length, isClosed, start: selected });
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
        {!tones && (
          <span className="ev-heat-scale ev-num">
            {format(0)}
            {heatSteps.map((step) => (
              <span key={step} className={`ev-heat-swatch ev-heat-${step}`} />
            ))}
            {format(highest)}
          </span>
        )}
        <HeatLegend
          entries={[
            ...(tones?.legend ?? []),
            ...(missing ? [{ tone: missingTone, label: missing.label }] : []),
            ...(closed ? [{ tone: "closed" as const, label: closed.label }] : []),
          ]}
        />
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
      <div hidden={isTable} className="ev-chart-body ev-heat-sideways">
        <span id={hint} hidden>
          {onRange ? `${labels.keys} ${labels.rangeKeys}` : labels.keys}
        </span>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move through its cells */}
        <div
          ref={host}
          className="ev-chart-plot"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
          tabIndex={0}
          aria-label={label}
          aria-describedby={hint}
          style={{ height, minWidth: columnSize === 0 ? undefined : rowSize + edge + columns.length * columnSize }}
          onKeyDown={onKeyDown}
          onBlur={() => moveTo(null)}
          onPointerDown={ranging.onPointerDown}
          onPointerMove={ranging.onPointerMove}
          onPointerUp={ranging.onPointerUp}
          onClick={(event) => act(ranging.pressed(event))}
        />
        <span className="ev-chart-colours" aria-hidden="true">
          {["tick", "line", "mark", "ink", "surface"].map((part) => (
            <span key={part} className={`ev-chart-${part}`} />
          ))}
          {[...heatSteps, ...heatTones].map((tone) => (
            <span key={tone} data-tone={tone} className={`ev-heat-${tone}`} />
          ))}
        </span>
      </div>
    </figure>
  );
};

interface HeatLegendProps {
  readonly entries: readonly { readonly tone: HeatTone | "closed"; readonly label: string }[];
}

const HeatLegend = ({ entries }: HeatLegendProps) =>
  entries.length > 0 && (
    <ul className="ev-heat-legend">
      {entries.map(({ tone, label }) => (
        <li key={tone}>
          <span className={`ev-heat-swatch ev-heat-${tone}`} />
          {label}
        </li>
      ))}
    </ul>
  );
