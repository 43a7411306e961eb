import type { InteractionOverview } from "@evolve/contracts/interaction-overview";
import { useShell } from "@evolve/shell";
import { HeatMap } from "@evolve/widgets/heat-map";

/** A Monday, to name the days by. */
const someMonday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const rowHeight = 30;
const axisHeight = 28;

/** Weekdays by hour, from the first hour that has interactions to the last. */
export const HourMap = ({ hours }: { readonly hours: InteractionOverview["hours"] }) => {
  const { words } = useShell();
  const { t } = words;
  const used = hours.map(({ hour }) => hour);
  const first = Math.min(...used);
  const shown = Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
  const counts = new Map(hours.map(({ weekday, hour, interactions }) => [`${weekday} ${hour}`, interactions]));
  const hourOf = (hour: number): string => t("analytics.hourOf", { hour: String(hour).padStart(2, "0") });
  const nameOf = (day: number, style: "weekday" | "shortWeekday"): string =>
    words.date(someMonday + (day - 1) * dayMs, style, "UTC");
  return (
    <HeatMap
      label={t("analytics.byHour")}
      columns={shown.map(hourOf)}
      rows={weekdays.map((day) => nameOf(day, "weekday"))}
      values={shown.map((hour) => weekdays.map((day) => counts.get(`${day} ${hour}`) ?? 0))}
      columnTick={(column) => String(shown[column] ?? "")}
      rowTick={(row) => nameOf(weekdays[row] ?? 1, "shortWeekday")}
      height={weekdays.length * rowHeight + axisHeight}
      hasValues
      rowSize={44}
      columnSize={30}
    />
  );
};
