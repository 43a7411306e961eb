import { memo } from "react";
import styles from "./frame.module.css";

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly opacity: number;
}

const rows = 15;
const rowHeight = 44;
const barHeight = 22;
const top = 28;
/** Where the day has got to. */
const now = 486;

/** The minimal standard generator of Park and Miller: the same schedule in the prerendered page and in the browser. */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A shift: work, break, work, lunch, work, break, work. */
const shiftOf = (random: () => number, row: number): Bar[] => {
  let x = Math.round(30 + random() * 120 + Math.sin(row / 2.4) * 70);
  const hours = [2 + random() * 1.6, 0.35, 1.4 + random(), 0.6, 1.6 + random() * 1.4, 0.35, 1 + random()];
  return hours.map((length, index) => {
    const width = Math.round(length * 56);
    const isPause = index % 2 === 1;
    const opacity = isPause ? (index === 3 ? 0.15 : 0.1) : Math.round((0.2 + random() * 0.16) * 100) / 100;
    const bar = { x, width: width - 5, opacity };
    x += width;
    return bar;
  });
};

const schedule = (): Bar[][] => {
  const random = createRandom(7);
  return Array.from({ length: rows }, (_, row) => shiftOf(random, row));
};

/** A day's schedule as decoration: what the product is about, seen from afar. */
export const ScheduleArt = memo(() => (
  <svg
    className={styles.art}
    viewBox="0 0 800 900"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <linearGradient id="art-fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="art-mask">
        <rect width="800" height="640" fill="url(#art-fade)" />
      </mask>
    </defs>
    <g mask="url(#art-mask)" fill="#fff">
      {schedule().map((bars, row) => (
        <g key={row}>
          <rect y={row * rowHeight + 61} width="800" height="1" fillOpacity="0.07" />
          {bars.map(({ x, width, opacity }) => (
            <rect
              key={x}
              x={x}
              y={row * rowHeight + top}
              width={width}
              height={barHeight}
              rx="6"
              fillOpacity={opacity}
            />
          ))}
        </g>
      ))}
      <rect x={now} width="1.5" height="900" fillOpacity="0.55" />
      <circle cx={now + 0.75} cy="10" r="4" fillOpacity="0.9" />
    </g>
  </svg>
));
ScheduleArt.displayName = "ScheduleArt";
