import { useWords } from "@evolve/i18n/react";
import type { CellRange } from "@evolve/widgets/cell-range";
import { HeatMap, type HeatCell, type HeatMapHandle, type HeatTones } from "@evolve/widgets/heat-map";
import { type Ref, useMemo } from "react";
import { rowSize, columnSize } from "./sizes.ts";
import { valuesOf, type WeekMap } from "./staffing-map.ts";

interface WeekHeatMapProps {
  readonly label: string;
  readonly map: WeekMap;
  /** For each interval. */
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
  readonly tones?: HeatTones | undefined;
  readonly highest?: number;
  readonly selected?: HeatCell | null;
  readonly range?: CellRange | null;
  readonly onRange?: (range: CellRange | null) => void;
  readonly onPlace?: (place: number) => void;
  readonly ref?: Ref<HeatMapHandle>;
}

const rowHeight = 32;
const axisHeight = 28;

/** A week by day and interval, with the number in each cell. */
export const WeekHeatMap = ({ map, values, onPlace, ...rest }: WeekHeatMapProps) => {
  const { t } = useWords();
  const cells = useMemo(() => valuesOf(map, values), [map, values]);
  const closed = useMemo(() => ({ label: t("requirement.closed"), isAt: map.isClosed }), [map, t]);
  const rowTick = useMemo(() => (row: number) => map.rows[row] ?? "", [map]);
  return (
    <HeatMap
      {...rest}
      columns={map.columns}
      rows={map.rows}
      values={cells}
      columnTick={map.columnTick}
      rowTick={rowTick}
      height={map.rows.length * rowHeight + axisHeight}
      hasValues
      closed={closed}
      rowSize={rowSize}
      columnSize={columnSize}
      onAction={({ column, row }) => {
        const place = map.places[column]?.[row];
        if (place !== undefined) onPlace?.(place);
      }}
    />
  );
};
