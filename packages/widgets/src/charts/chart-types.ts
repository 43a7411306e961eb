/** Series differ in tone and in stroke or points too, for those who do not see the hue. */
export type ChartTone = "brand" | "strong" | "neutral" | "accent" | "warning";

export interface ChartSeries {
  id: string;
  label: string;
  /** One for each instant; null leaves a gap. */
  values: readonly (number | null)[];
  tone: ChartTone;
  /** A line unless it says so. */
  kind?: "line" | "bars" | undefined;
  isDashed?: boolean | undefined;
  hasPoints?: boolean | undefined;
}

/** The area between two values for each instant: a prediction interval, a usual range. */
export interface ChartBand {
  id: string;
  label: string;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
  tone: ChartTone;
}

/** A part of the time axis: shaded, or hatched where nothing is expected. */
export interface ChartSpan {
  /** Milliseconds since 1970, the end exclusive. */
  from: number;
  to: number;
  label: string;
  kind: "highlight" | "closed";
}

/** A vertical line with a name: now, a release, a campaign's start. */
export interface ChartMark {
  at: number;
  label: string;
}

/** A series whose values a person changes in the chart. */
export interface ChartAdjust {
  readonly seriesId: string;
  readonly canChange: (index: number) => boolean;
  /** What is let go, a whole number of 0 or more. */
  readonly onChange: (index: number, value: number) => void;
  /** Says how, for pointer and keyboard. */
  readonly hint: string;
}

export interface ChartLabels {
  showTable: string;
  showChart: string;
  /** Heads the first column of the table. */
  time: string;
  noValue: string;
  /** "1,278 to 1,460" */
  range: (low: string, high: string) => string;
  /** Says how the arrow keys move through the values. */
  keys: string;
  /** Says how cells are chosen and copied. */
  rangeKeys: string;
  /** "6 cells, 09:00, Monday to 10:00, Tuesday" */
  chosen: (count: number, from: string, to: string) => string;
}
