import { Chart, type ChartSeries } from "@evolve/widgets/chart";
import { calls, dayAfter, instants } from "../sample/calls.ts";

const days = 2;
const week = instants(days);
const forecast = calls(days);
const now = week[31] ?? 0;
const actual = forecast.map((value, index) => (index <= 31 ? Math.round(value * (1 + 0.1 * Math.sin(index))) : null));

const series: readonly ChartSeries[] = [
  { id: "actual", label: "Actual", tone: "strong", values: actual, hasPoints: true },
  { id: "forecast", label: "Forecast", tone: "brand", values: forecast },
  { id: "baseline", label: "Baseline", tone: "neutral", isDashed: true, values: forecast.map((value) => value * 0.92) },
];

/** A forecast beside what happened, with its range, and marks for what is special about a time. */
export const Filled = () => (
  <Chart
    label="Calls, 1 and 2 November"
    instants={week}
    timeZone="UTC"
    series={series}
    bands={[
      {
        id: "interval",
        label: "80% band",
        tone: "brand",
        low: forecast.map((value) => value * 0.85),
        high: forecast.map((value) => value * 1.15),
      },
    ]}
    spans={[
      { from: week[68] ?? 0, to: week[76] ?? 0, label: "Campaign", kind: "highlight" },
      { from: week[40] ?? 0, to: week[62] ?? 0, label: "Closed", kind: "closed" },
    ]}
    marks={[{ at: now, label: "Now" }]}
    periods={{
      label: "Layers",
      entries: [
        { parts: [{ from: week[68] ?? 0, to: week[76] ?? 0 }], label: "Campaign · +20%", tone: "accent" },
        { parts: [{ from: week[40] ?? 0, to: week[62] ?? 0 }], label: "Inventory · Closed", tone: "neutral" },
        { parts: [{ from: week[20] ?? 0, to: week[28] ?? 0 }], label: "Letters go out · +50", tone: "warning" },
      ],
    }}
  />
);

/** For amounts that add up within an interval or a category. */
export const Bars = () => (
  <Chart
    label="Calls a day"
    instants={Array.from({ length: 28 }, (_, day) => dayAfter(day))}
    timeZone="UTC"
    series={[
      {
        id: "calls",
        label: "Calls",
        tone: "brand",
        kind: "bars",
        values: Array.from({ length: 28 }, (_, day) =>
          day % 7 === 0 || day % 7 === 6 ? 240 : 900 + ((day * 37) % 90),
        ),
      },
    ]}
  />
);

const [morning, evening] = [16, 36];
const shown = instants(1).slice(morning, evening);
const required = calls(1)
  .slice(morning, evening)
  .map((value) => Math.round(value / 5));
const offBy = [0, 0, -1, 0, 1, 1, 0];
const scheduled = required.map((value, index) => value + (offBy[index % 7] ?? 0));

/** For values that hold for a whole interval, with the difference between two of them shaded. */
export const Steps = () => (
  <Chart
    label="People required and scheduled"
    instants={shown}
    timeZone="UTC"
    holdsFor={30 * 60_000}
    series={[
      { id: "required", label: "Required", tone: "strong", isDashed: true, values: required },
      { id: "scheduled", label: "Scheduled", tone: "brand", values: scheduled },
    ]}
    bands={[
      {
        id: "short",
        label: "Short",
        tone: "danger",
        low: scheduled.map((value, index) => (value < (required[index] ?? 0) ? value : null)),
        high: required,
        format: (low, high) => `${high - low}`,
      },
      {
        id: "over",
        label: "Over",
        tone: "info",
        low: required.map((value, index) => (value < (scheduled[index] ?? 0) ? value : null)),
        high: scheduled,
        format: (low, high) => `${high - low}`,
      },
    ]}
  />
);

/** 17,520 points: drag over a part to enlarge it. Every chart can also be read as a table. */
export const Year = () => (
  <Chart
    label="Calls of a year, by half-hour"
    instants={instants(365)}
    timeZone="Europe/Berlin"
    series={[{ id: "calls", label: "Calls", tone: "brand", values: calls(365) }]}
  />
);

/** When there is nothing in the chosen period. Say what would fill it. */
export const Empty = () => (
  <Chart
    label="Calls"
    instants={[]}
    timeZone="UTC"
    series={[{ id: "calls", label: "Calls", tone: "brand", values: [] }]}
  />
);
