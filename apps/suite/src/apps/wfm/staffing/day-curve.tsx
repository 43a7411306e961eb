import type { StaffingWeek } from "@evolve/contracts/staffing";
import { useWords } from "@evolve/i18n/react";
import { Chart, type ChartSpan } from "@evolve/widgets/chart";
import { useMemo } from "react";
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

const peopleHeight = 200;
const levelHeight = 120;

/** One day under the map's columns: people required and scheduled, where there are too few or too many, and the service level beside its goal. */
export const DayCurve = ({ week, map, day, column }: DayCurveProps) => {
  const words = useWords();
  const { t } = words;
  const { serviceLevel: goal } = week.planningGroup.goal;
  const curves = useMemo(() => curvesOf(week, map, day), [week, map, day]);
  const { instants, required, scheduled, level } = curves;
  const holdsFor = week.intervalMinutes * 60_000;
  const name = dayName(words, week.days[day]?.date ?? "");
  const people = (count: number): string => words.number(count, { maximumFractionDigits: 1 });
  const peak = Math.max(0, ...required.map((need) => need ?? 0));
  const chosen = column === null ? undefined : curves.instantOf(column);
  const spans: readonly ChartSpan[] =
    chosen === undefined
      ? []
      : [{ from: chosen, to: chosen + holdsFor, label: map.columns[column ?? 0] ?? "", kind: "highlight" }];
  const shared = { instants, timeZone: week.zone, holdsFor, axisSize: rowSize, spans };
  return (
    <div className={styles.sideways}>
      <div className={styles.curves} style={{ minWidth: rowSize + edgeSize + map.columns.length * columnSize }}>
        <Chart
          {...shared}
          label={t("requirement.curveOf", { day: name, peak })}
          series={[
            { id: "required", label: t("requirement.viewRequired"), values: required, tone: "strong", isDashed: true },
            ...(week.schedule
              ? [
                  {
                    id: "scheduled",
                    label: t("requirement.viewScheduled"),
                    values: scheduled,
                    tone: "brand" as const,
                  },
                ]
              : []),
          ]}
          bands={
            week.schedule
              ? [
                  {
                    id: "short",
                    label: t("requirement.legendShort"),
                    ...between(scheduled, required),
                    tone: "danger",
                    format: (low, high) => people(high - low),
                  },
                  {
                    id: "over",
                    label: t("requirement.legendOver"),
                    ...between(required, scheduled),
                    tone: "info",
                    format: (low, high) => people(high - low),
                  },
                ]
              : []
          }
          format={people}
          height={peopleHeight}
        />
        {viewsOf(week).includes("level") && (
          <Chart
            {...shared}
            label={t("requirement.levelOn", { day: name })}
            series={[
              { id: "level", label: t("requirement.viewLevel"), values: level, tone: "brand" },
              ...(goal === null
                ? []
                : [
                    {
                      id: "goal",
                      label: t("planning.goal"),
                      values: level.map((value) => (value === null ? null : goal)),
                      tone: "neutral" as const,
                      isDashed: true,
                    },
                  ]),
            ]}
            format={(share) => percent(words, wholePercent(share, goal) / 100, 0)}
            height={levelHeight}
          />
        )}
      </div>
    </div>
  );
};

type Values = readonly (number | null)[];

/** The intervals of a day under the map's columns; null where it is closed. */
const curvesOf = (week: StaffingWeek, map: WeekMap, day: number) => {
  const { required, schedule, serviceLevel, intervalMinutes, days } = week;
  const { startsAt = 0, first = 0 } = days[day] ?? {};
  const instantAt = (place: number): number => startsAt + (place - first) * intervalMinutes * 60_000;
  const levels = schedule?.serviceLevel ?? serviceLevel;
  const places = map.places.flatMap((rows, column) => {
    const place = rows[day];
    return place === undefined ? [] : [{ place, isClosed: map.isClosed({ column, row: day }) }];
  });
  const part = (values: Values): Values =>
    places.map(({ place, isClosed }) => (isClosed || required[place] === null ? null : (values[place] ?? null)));
  return {
    instants: places.map(({ place }) => instantAt(place)),
    required: part(required),
    scheduled: part(schedule?.people ?? []),
    level: part(levels),
    instantOf: (column: number): number | undefined => {
      const place = map.places[column]?.[day];
      return place === undefined ? undefined : instantAt(place);
    },
  };
};

/** A band where the one is below the other. */
const between = (low: Values, high: Values) => {
  const isIn = (at: number): boolean => (low[at] ?? Infinity) < (high[at] ?? -Infinity);
  const within = (values: Values): Values => values.map((value, at) => (isIn(at) ? value : null));
  return { low: within(low), high: within(high) };
};
