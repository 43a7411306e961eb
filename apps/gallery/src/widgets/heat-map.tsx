import { HeatMap } from "@evolve/widgets/heat-map";
import { callsByDay, dayAfter } from "../sample/calls.ts";

const dayName = (day: number, options: Intl.DateTimeFormatOptions): string =>
  new Date(dayAfter(day)).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });

const days = 91;
const values = callsByDay(days);
const columns = values.map((_, day) => dayName(day, { weekday: "short", day: "numeric", month: "short" }));
const rows = Array.from({ length: 26 }, (_, row) => `${7 + Math.floor(row / 2)}:${row % 2 === 0 ? "00" : "30"}`);

const columnTick = (day: number): string =>
  new Date(dayAfter(day)).getUTCDate() === 1 ? dayName(day, { month: "short" }) : "";
const rowTick = (row: number): string => (row % 8 === 2 ? (rows[row] ?? "") : "");

/** Patterns by day and time at a glance. The values are also there as a table. */
export const Filled = () => (
  <HeatMap
    label="Calls by day and half-hour"
    columns={columns}
    rows={rows}
    values={values}
    columnTick={columnTick}
    rowTick={rowTick}
  />
);

/** When there is nothing in the chosen period. Say what would fill it. */
export const Empty = () => (
  <HeatMap
    label="Calls by day and half-hour"
    columns={columns}
    rows={rows}
    values={values.map(() => rows.map(() => null))}
    columnTick={columnTick}
    rowTick={rowTick}
  />
);
