/** Series differ in tone and in stroke or points too, for those who do not see the hue. */
export type ChartTone = "brand" | "strong" | "neutral" | "accent" | "warning" | "danger" | "info";

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** One for each instant; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly tone: ChartTone;
  /** A line unless it says so. */
  readonly kind?: "line" | "bars" | undefined;
  readonly isDashed?: boolean | undefined;
  readonly hasPoints?: boolean | undefined;
}

/** The area between two values for each instant: a prediction interval, a usual range. */
export interface ChartBand {
  readonly id: string;
  readonly label: string;
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  readonly tone: ChartTone;
  /** How it is written; as "low to high" unless it is given. */
  readonly format?: ((low: number, high: number) => string) | undefined;
}

/** A part of the time axis: shaded, or hatched where nothing is expected. */
export interface ChartSpan {
  /** Milliseconds since 1970, the end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly kind: "highlight" | "closed";
}

/** A vertical line with a name: now, a release, a campaign's start. */
export interface ChartMark {
  readonly at: number;
  readonly label: string;
}

/** What happens over a part of the time, as a bar with a name above the plot: an event, a change that a person made. */
export interface ChartPeriod {
  readonly label: string;
  /** Milliseconds since 1970, the ends exclusive; at least one, ascending. */
  readonly parts: readonly { readonly from: number; readonly to: number }[];
  readonly tone: Extract<ChartTone, "accent" | "warning" | "neutral">;
}

export interface ChartPeriods {
  /** Heads their column of the table. */
  readonly label: string;
  readonly entries: readonly ChartPeriod[];
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
  readonly showTable: string;
  readonly showChart: string;
  /** Heads the first column of the table. */
  readonly time: string;
  readonly noValue: string;
  /** "1,278 to 1,460" */
  readonly range: (low: string, high: string) => string;
  /** Says how the arrow keys move through the values. */
  readonly keys: string;
  /** Says how cells are chosen and copied. */
  readonly rangeKeys: string;
  /** "6 cells, 09:00, Monday to 10:00, Tuesday" */
  readonly chosen: (count: number, from: string, to: string) => string;
}
