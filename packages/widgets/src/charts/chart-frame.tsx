import ChartLine from "lucide-react/icons/chart-line";
import Table from "lucide-react/icons/table-2";
import { type ReactNode, useId } from "react";
import { IconButton } from "../icon-button.tsx";
import { cx } from "../internal/cx.ts";
import { useWidgetLabels } from "../labels.tsx";
import type { ChartTone } from "./chart-types.ts";

interface LegendEntry {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly kind?: "line" | "bars" | undefined;
  readonly isDashed?: boolean | undefined;
  readonly hasPoints?: boolean | undefined;
  readonly isBand: boolean;
  /** Of the instant under the cursor. */
  readonly value: string | undefined;
}

interface ChartFrameProps {
  readonly label: string;
  readonly legend: readonly LegendEntry[];
  /** Beside the legend: what the cursor is at. */
  readonly note: string | null;
  readonly isTable: boolean;
  readonly onTableChange: (isTable: boolean) => void;
  readonly table: ReactNode;
  readonly children: ReactNode;
}

/** Legend and the switch between chart and table. Its hidden elements carry the colours that the canvas is drawn with. */
export const ChartFrame = ({ label, legend, note, isTable, onTableChange, table, children }: ChartFrameProps) => {
  const labels = useWidgetLabels("chart");
  const id = useId();
  return (
    <figure className="ev-chart" aria-labelledby={id}>
      <figcaption id={id} className="ev-sr">
        {label}
      </figcaption>
      <div className="ev-chart-head">
        <span className="ev-chart-note ev-num">{note}</span>
        <ul className="ev-chart-legend">
          {legend.map(({ id: series, label: name, tone, kind, isDashed, hasPoints, isBand, value }) => (
            <li key={series}>
              <svg className={cx("ev-chart-swatch", `ev-chart-${tone}`)} viewBox="0 0 20 10" aria-hidden="true">
                {isBand || kind === "bars" ? (
                  <rect x="2" y="0" width="16" height="10" rx="2" fillOpacity={isBand ? 0.25 : 1} />
                ) : (
                  <path d="M1 5h18" strokeDasharray={isDashed ? "5 4" : undefined} />
                )}
                {hasPoints && <circle cx="10" cy="5" r="3" />}
              </svg>
              {name}
              <span className="ev-chart-value ev-num">{value}</span>
            </li>
          ))}
        </ul>
        <IconButton
          size="small"
          label={isTable ? labels.showChart : labels.showTable}
          icon={isTable ? <ChartLine /> : <Table />}
          onPress={() => onTableChange(!isTable)}
        />
      </div>
      {table}
      <div hidden={isTable} className="ev-chart-body">
        {children}
        <ChartColours series={legend} />
      </div>
    </figure>
  );
};

/** Elements of no size whose computed colours the canvas is drawn with. */
export const ChartColours = ({ series }: { readonly series: readonly Pick<LegendEntry, "id" | "tone">[] }) => (
  <span className="ev-chart-colours" aria-hidden="true">
    {["tick", "line", "mark", "highlight", "surface", "accent", "warning", "neutral"].map((part) => (
      <span key={part} className={`ev-chart-${part}`} />
    ))}
    {series.map(({ id, tone }) => (
      <span key={id} data-series={id} className={`ev-chart-${tone}`} />
    ))}
  </span>
);
