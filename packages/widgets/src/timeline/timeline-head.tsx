import type { ReactNode } from "react";
import { placeOfTime, ticksBetween } from "./time-scale.ts";
import type { Tick, TimeScale } from "./time-scale.ts";
import type { TimelineLabels } from "./types.ts";
import type { TimeWindow } from "./use-time-window.ts";
import type { TimeWords } from "./use-time-words.ts";

interface HeadProps {
  readonly scale: TimeScale;
  readonly shown: TimeWindow;
  readonly ticks: readonly Tick[];
  readonly words: TimeWords;
  readonly labels: TimelineLabels;
  readonly now: number | undefined;
  /** Pixels above it that stick as well. */
  readonly top: number;
}

export const stripHeight = 88;
/** Two rows: days and hours, or months and days. */
export const axisHeight = 46;

export const timesOf = ({ from, msPerPixel, to }: TimeScale, { left, right }: TimeWindow) => ({
  first: from + left * msPerPixel,
  last: Math.min(to, from + right * msPerPixel),
});

export const ticksIn = (scale: TimeScale, shown: TimeWindow): readonly Tick[] => {
  const { first, last } = timesOf(scale, shown);
  return ticksBetween(scale, first, last);
};

/** The axis, which sticks above the rows. */
export const TimelineHead = ({ scale, shown, ticks, words, labels, now, top }: HeadProps) => {
  const { first, last } = timesOf(scale, shown);
  const isNowSeen = now !== undefined && now >= first && now <= last;
  const majors = [first, ...ticks.filter(({ at, isMajor }) => isMajor && at > first).map(({ at }) => at)];
  return (
    <div role="rowgroup" className="ev-tl-head" style={{ top }}>
      <div role="row" aria-rowindex={1} className="ev-tl-axis" style={{ height: axisHeight }}>
        <div role="columnheader" className="ev-tl-corner ev-tl-corner-axis">
          {labels.rows}
        </div>
        <div role="columnheader" className="ev-tl-ticks" aria-label={words.datedSpan(scale.from, scale.to)}>
          {majors.map((at, index) => {
            const end = majors[index + 1] ?? last;
            return (
              <Placed key={at} at={at} scale={scale} className="ev-tl-major" width={(end - at) / scale.msPerPixel}>
                <span>{words.major(at)}</span>
              </Placed>
            );
          })}
          {ticks.map(({ at }) => (
            <Placed key={at} at={at} scale={scale} className="ev-tl-minor ev-num">
              {words.minor(at)}
            </Placed>
          ))}
          {isNowSeen && (
            <Placed at={now} scale={scale} className="ev-tl-now-time ev-num">
              <span className="ev-sr">{labels.now}</span>
              {words.clock(now)}
            </Placed>
          )}
        </div>
      </div>
    </div>
  );
};

interface PlacedProps {
  readonly at: number;
  readonly scale: TimeScale;
  readonly className: string;
  readonly width?: number;
  readonly children?: ReactNode;
}

/** Something at a time. */
export const Placed = ({ at, scale, className, width, children }: PlacedProps) => (
  <span
    className={className}
    style={{ insetInlineStart: `calc(var(--ev-tl-names) + ${placeOfTime(scale, at)}px)`, width }}
  >
    {children}
  </span>
);
