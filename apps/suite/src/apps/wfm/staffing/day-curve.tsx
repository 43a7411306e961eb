import type { StaffingWeek } from "@evolve/contracts/staffing";
import { useWords } from "@evolve/i18n/react";
import { ChartTable } from "@evolve/widgets/charts/chart-table";
import { IconButton } from "@evolve/widgets/icon-button";
import ChartLine from "lucide-react/icons/chart-line";
import Table from "lucide-react/icons/table-2";
import { useState } from "react";
import { dayName } from "../day-names.ts";
import { columnSize, edgeSize, rowSize } from "./sizes.ts";
import styles from "./staffing.module.css";
import { percent, viewsOf, wholePercent, type WeekMap } from "./staffing-map.ts";

interface DayCurveProps {
  readonly week: StaffingWeek;
  readonly map: WeekMap;
  /** The place of the day, and of the column that is chosen. */
  readonly day: number;
  readonly column: number | null;
}

interface Point {
  readonly column: number;
  readonly required: number;
  readonly scheduled: number | null;
  readonly level: number | null;
}

const pointsOf = ({ required, schedule, serviceLevel }: StaffingWeek, map: WeekMap, day: number): Point[] =>
  map.places.flatMap((rows, column) => {
    const place = rows[day];
    if (place === undefined || map.isClosed({ column, row: day })) return [];
    const need = required[place] ?? null;
    if (need === null) return [];
    const levels = schedule?.serviceLevel ?? serviceLevel;
    return { column, required: need, scheduled: schedule?.people[place] ?? null, level: levels[place] ?? null };
  });

/** A line of steps; it starts again after a gap. */
const stepsOf = (points: readonly Point[], valueOf: (point: Point) => number | null, top: number): string =>
  points
    .map((point, index) => {
      const value = valueOf(point);
      if (value === null) return "";
      const isNew = index === 0 || points[index - 1]?.column !== point.column - 1;
      const y = top - value;
      return `${isNew ? "M" : "L"}${point.column} ${y}H${point.column + 1}`;
    })
    .join("");

const tableHeight = 240;

/**
 * One day under the map's columns: people required and scheduled, and where the service level is below the goal. The same numbers are a
 * table, for those who do not see the drawing.
 */
export const DayCurve = ({ week, map, day, column }: DayCurveProps) => {
  const words = useWords();
  const { t } = words;
  const [isTable, setTable] = useState(false);
  const points = pointsOf(week, map, day);
  const most = Math.max(1, ...points.flatMap(({ required, scheduled }) => [required, scheduled ?? 0]));
  const top = Math.ceil(most / 5) * 5;
  const { serviceLevel: goal } = week.planningGroup.goal;
  const columns = map.columns.length;
  const name = dayName(words, week.days[day]?.date ?? "");
  const peak = Math.max(0, ...points.map(({ required }) => required));
  const label = t("requirement.curveOf", { day: name, peak });
  const hasLevel = viewsOf(week).includes("level");
  const people = (count: number | null): string =>
    count === null ? "–" : words.number(count, { maximumFractionDigits: 1 });
  const head = (
    <div className={styles.curveHead}>
      <CurveLegend hasSchedule={week.schedule !== null} />
      <IconButton
        size="small"
        label={t(isTable ? "charts.showChart" : "charts.showTable")}
        icon={isTable ? <ChartLine /> : <Table />}
        onPress={() => setTable(!isTable)}
      />
    </div>
  );
  if (isTable)
    return (
      <>
        {head}
        <ChartTable
          label={label}
          height={tableHeight}
          head={[
            t("requirement.time"),
            t("requirement.viewRequired"),
            ...(week.schedule === null ? [] : [t("requirement.viewScheduled")]),
            ...(hasLevel ? [t("requirement.viewLevel")] : []),
          ]}
          rows={points.map(({ column: at, required, scheduled, level }) => [
            map.columns[at] ?? "",
            people(required),
            ...(week.schedule === null ? [] : [people(scheduled)]),
            ...(hasLevel ? [level === null ? "–" : percent(words, wholePercent(level, goal) / 100, 0)] : []),
          ])}
        />
      </>
    );
  return (
    <div className={styles.sideways}>
      {head}
      <div
        className={styles.curve}
        style={{
          gridTemplateColumns: `${rowSize}px minmax(0, 1fr) ${edgeSize}px`,
          minWidth: rowSize + edgeSize + columns * columnSize,
        }}
      >
        <div className={styles.scale} aria-hidden="true">
          <span>{words.number(top)}</span>
          <span>{words.number(0)}</span>
        </div>
        <svg
          className={styles.steps}
          viewBox={`0 0 ${columns} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {column !== null && <rect className={styles.chosen} x={column} y="0" width="1" height={top} />}
          {points.map(({ column: at, required, scheduled }) =>
            scheduled === null || scheduled === required ? null : (
              <rect
                key={at}
                className={scheduled < required ? styles.short : styles.over}
                x={at}
                y={top - Math.max(required, scheduled)}
                width="1"
                height={Math.abs(scheduled - required)}
              />
            ),
          )}
          <path className={styles.scheduledLine} d={stepsOf(points, ({ scheduled }) => scheduled, top)} />
          <path className={styles.requiredLine} d={stepsOf(points, ({ required }) => required, top)} />
        </svg>
        <span className={styles.scaleLabel}>{goal === null ? "" : t("requirement.viewLevel")}</span>
        {goal !== null && (
          <div className={styles.levels} aria-hidden="true">
            {points.map(({ column: at, level }) => (
              <span
                key={at}
                className={level !== null && level < goal ? styles.below : styles.reached}
                style={{ insetInlineStart: `${((at + 0.5) / columns) * 100}%` }}
                title={level === null ? undefined : percent(words, wholePercent(level, goal) / 100, 0)}
                hidden={level === null}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

interface CurveLegendProps {
  readonly hasSchedule: boolean;
}

const CurveLegend = ({ hasSchedule }: CurveLegendProps) => {
  const { t } = useWords();
  const line = <path d="M1 5h18" />;
  const area = <rect width="20" height="10" rx="2" />;
  const entries = [
    { name: t("requirement.viewRequired"), style: styles.requiredLine, shape: line },
    ...(hasSchedule
      ? [
          { name: t("requirement.viewScheduled"), style: styles.scheduledLine, shape: line },
          { name: t("requirement.legendShort"), style: styles.short, shape: area },
          { name: t("requirement.legendOver"), style: styles.over, shape: area },
        ]
      : []),
  ];
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, style, shape }) => (
        <li key={name}>
          <svg viewBox="0 0 20 10" className={style} aria-hidden="true">
            {shape}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
};
