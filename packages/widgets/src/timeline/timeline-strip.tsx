import { useId } from "react";
import type { PointerEvent, ReactNode } from "react";
import { isMirrored } from "../virtual-grid/flow-key.ts";
import { stripHeight, timesOf } from "./timeline-head.tsx";
import type { TimeScale } from "./time-scale.ts";
import type { TimelineProps, TimelineSeries } from "./types.ts";
import type { TimeWindow } from "./use-time-window.ts";

const room = { above: 10, below: 6 };

interface StripProps {
  readonly series: readonly TimelineSeries[];
  readonly gap: TimelineProps["seriesGap"];
  readonly summary: ReactNode;
  readonly scale: TimeScale;
  readonly shown: TimeWindow;
  readonly description: string | undefined;
  readonly onHover: TimelineProps["onSeriesHover"];
}

/** Stepped lines from zero to the highest value, and what lies between two of them. */
export const TimelineStrip = ({ series, gap, summary, scale, shown, description, onHover }: StripProps) => {
  const hatch = useId();
  const { first, last } = timesOf(scale, shown);
  const drawn = series.filter(({ isInTableOnly }) => isInTableOnly !== true);
  const most = Math.max(1, ...drawn.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const height = stripHeight - room.above - room.below;
  const y = (value: number) => (room.above + height * (1 - value / most)).toFixed(1);
  const x = (at: number) => ((Math.min(Math.max(at, first), last) - first) / scale.msPerPixel).toFixed(1);
  const pathOf = (one: TimelineSeries): string =>
    stepsOf(one, first, last)
      .map(({ at, until, value }, index, steps) => {
        if (value === null) return "";
        const isOn = (steps[index - 1]?.value ?? null) !== null;
        return `${isOn ? "V" : `M${x(at)} `}${y(value)}H${x(until)}`;
      })
      .join("");
  const [wanted, held] = [gap?.required, gap?.actual].map((id) => drawn.find((one) => one.id === id));
  const gaps = wanted && held ? gapsOf(stepsOf(wanted, first, last), held) : [];
  const areaOf = (isShort: boolean): string =>
    gaps
      .filter(({ required, actual }) => actual < required === isShort)
      .map(({ at, until, required, actual }) => `M${x(at)} ${y(required)}H${x(until)}V${y(actual)}H${x(at)}Z`)
      .join("");
  const width = (last - first) / scale.msPerPixel;
  const look = ({ clientX, currentTarget }: PointerEvent<SVGElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const from = isMirrored(currentTarget) ? box.right - clientX : clientX - box.left;
    onHover?.(first + from * scale.msPerPixel);
  };
  return (
    <div className="ev-tl-strip" style={{ height: stripHeight }}>
      <div className="ev-tl-corner ev-tl-summary">{summary}</div>
      <svg
        role="img"
        aria-label={[description, ...drawn.map(({ label }) => label)].filter(Boolean).join(", ")}
        className="ev-tl-series"
        width={width}
        height={stripHeight}
        viewBox={`0 0 ${width} ${stripHeight}`}
        style={{ insetInlineStart: `calc(var(--ev-tl-names) + ${shown.left}px)` }}
        onPointerMove={look}
        onPointerLeave={() => onHover?.(null)}
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="6" className="ev-tl-hatch" />
        </pattern>
        <path d={areaOf(false)} data-gap="over" />
        <path d={areaOf(true)} data-gap="short" />
        <path d={areaOf(true)} data-gap="hatch" fill={`url(#${hatch})`} />
        {drawn.map((one) => (
          <path key={one.id} d={pathOf(one)} data-tone={one.tone} data-dashed={one.isDashed} />
        ))}
      </svg>
    </div>
  );
};

interface Step {
  readonly at: number;
  readonly until: number;
  readonly value: number | null;
}

/** What holds from when until when, as far as it is drawn. */
const stepsOf = ({ points }: TimelineSeries, first: number, last: number): Step[] =>
  points
    .map(({ at, value }, index) => ({ at, value, until: points[index + 1]?.at ?? last }))
    .filter(({ at, until }) => until > first && at < last);

const gapsOf = (steps: readonly Step[], { points }: TimelineSeries) => {
  const values = new Map(points.map(({ at, value }) => [at, value]));
  return steps.flatMap(({ at, until, value: required }) => {
    const actual = values.get(at) ?? null;
    return required === null || actual === null || required === actual ? [] : [{ at, until, required, actual }];
  });
};
