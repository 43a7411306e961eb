import type { KeyboardEvent, ReactNode } from "react";
import type { MenuEntry } from "../menu.tsx";
import type { TimelineZoom } from "./time-scale.ts";

export type { TimelineZoom };

/** One of eight hues that differ in light and dark, or no hue. */
export type TimelineTone = "blue" | "amber" | "green" | "violet" | "red" | "teal" | "brown" | "neutral";

export interface TimelineRow {
  readonly id: string;
  readonly name: string;
  /** Below the name, in small. */
  readonly detail?: string | undefined;
  /** Before the name: an avatar. */
  readonly icon?: ReactNode;
  /** After the name: a warning. */
  readonly mark?: ReactNode;
  /** Rows that belong to it, to any depth; they can be closed. */
  readonly children?: readonly TimelineRow[] | undefined;
}

interface TimelineSpan {
  readonly id: string;
  /** Milliseconds since 1970; the end is no longer part of it. */
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly tone: TimelineTone;
  /** Told apart without colour, too. */
  readonly pattern?: "plain" | "hatched" | "outlined" | undefined;
}

export interface TimelineBar extends TimelineSpan {
  readonly rowId: string;
  /** What lies upon it: the activities of a shift. They move with it. */
  readonly parts?: readonly TimelineSpan[] | undefined;
  /** It can be moved and resized, where the timeline has `onBarChange`. */
  readonly isLocked?: boolean | undefined;
}

export interface TimelineChange {
  readonly barId: string;
  readonly rowId: string;
  readonly start: number;
  readonly end: number;
}

/** A line of the strip above the rows. */
export interface TimelineSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: TimelineTone;
  readonly isDashed?: boolean | undefined;
  /** In the order of time; each value holds until the next. Null: there is none. */
  readonly points: readonly { readonly at: number; readonly value: number | null }[];
  /** Not drawn: only in the table of the lines' values. */
  readonly isInTableOnly?: boolean | undefined;
  /** Values are shares. */
  readonly isPercent?: boolean | undefined;
}

/** Where a menu was opened or a key was pressed: on a bar, or in a row without one. */
export interface TimelinePlace {
  readonly rowId: string;
  readonly bar?: TimelineBar | undefined;
  /** The time under the pointer, in steps; null with the keyboard. */
  readonly at: number | null;
}

export interface TimelineLabels {
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Of the switch between the lines above the rows and a table of their values. */
  readonly showTable: string;
  readonly showChart: string;
  /** The first column of that table. */
  readonly time: string;
  /** The header of the column with the names. */
  readonly rows: string;
  readonly now: string;
  readonly expand: (row: string) => string;
  readonly collapse: (row: string) => string;
  /** Names a bar: "Break, 09:00 – 09:15". */
  readonly bar: (label: string, time: string) => string;
  /** How many bars a row has, for a screen reader. */
  readonly count: (count: number) => string;
  /** Names the menu of a bar. */
  readonly menu: (bar: string) => string;
  readonly earlier: string;
  readonly later: string;
  readonly startEarlier: string;
  readonly startLater: string;
  readonly endEarlier: string;
  readonly endLater: string;
  readonly open: string;
  readonly locked: string;
  /** Said once a bar has another time. */
  readonly moved: (bar: string) => string;
  readonly failed: string;
  readonly loading: string;
  readonly retry: string;
  readonly noRows: string;
}

export interface TimelineProps {
  /** Names the timeline. */
  readonly label: string;
  readonly labels?: Partial<TimelineLabels> | undefined;
  readonly rows: readonly TimelineRow[];
  readonly bars: readonly TimelineBar[];
  /** The time that can be scrolled through, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The IANA zone whose clock the axis shows. */
  readonly zone: string;
  readonly zoom: TimelineZoom;
  readonly onZoomChange: (zoom: TimelineZoom) => void;
  /** Where the line of the present stands; none without it. */
  readonly now?: number | undefined;
  /** Lines above the rows, which scroll with the time. */
  readonly series?: readonly TimelineSeries[] | undefined;
  /** Stands beside the series: a figure, a legend. */
  readonly seriesSummary?: ReactNode;
  /** Two series with the same times: where the second is below the first, people are short. */
  readonly seriesGap?: { readonly required: string; readonly actual: string } | undefined;
  /** The pointer is over the lines, at a time; null once it has left them. */
  readonly onSeriesHover?: ((at: number | null) => void) | undefined;
  /** Says the series in words, for a screen reader. */
  readonly seriesDescription?: string | undefined;
  /** A bar has been moved or resized; without it bars stay where they are. When the promise is rejected, that is said. */
  readonly onBarChange?: ((change: TimelineChange) => void | Promise<void>) | undefined;
  /** What a bar would become if it were let go now; null once it has been. */
  readonly onBarDrag?: ((change: TimelineChange | null) => void) | undefined;
  /** Whether a bar may go to another row. */
  readonly canChangeRow?: ((bar: TimelineBar, rowId: string) => boolean) | undefined;
  /** What times snap to, in minutes of the local day; 15 without it. */
  readonly snapMinutes?: number | undefined;
  readonly onBarOpen?: ((bar: TimelineBar) => void) | undefined;
  /** While it is there, a drag over a bar marks a part of it instead of moving it. */
  readonly onBarPaint?: ((change: TimelineChange) => void) | undefined;
  /** More in the menu of a bar, and what is in the menu of a row without children. */
  readonly menuItems?: ((place: TimelinePlace) => readonly MenuEntry[]) | undefined;
  /** Takes a key on a bar or on the name of a row before the timeline does; answers whether it did something. */
  readonly onKey?: ((event: KeyboardEvent, place: TimelinePlace) => boolean) | undefined;
  readonly isLoading?: boolean | undefined;
  readonly error?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Stands in for the rows when there are none: an EmptyState. */
  readonly empty?: ReactNode;
  /** Above the axis: dates, buttons. */
  readonly toolbar?: ReactNode;
  readonly className?: string | undefined;
}
