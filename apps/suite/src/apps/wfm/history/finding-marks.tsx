import type { FindingKind, HistorySeries } from "@evolve/contracts/history";
import styles from "./history.module.css";

interface FindingMarksProps {
  readonly history: HistorySeries;
  /** The place of the day that is shown. */
  readonly day: number;
  /** Pixels that the map above leaves for the names of its rows. */
  readonly rowSize: number;
}

/** Each kind has a shape of its own, for those who do not see the hue. */
const shapes: Readonly<Record<FindingKind | "decided" | "shown", string>> = {
  gap: "M1 1h8v8h-8z",
  zero: "M1 1h8v8h-8z",
  low: "M0 1h10l-5 8z",
  high: "M0 9h10l-5 -8z",
  decided: "M5 1a4 4 0 1 0 .01 0z",
  shown: "M1 9h8",
};

/** Under the map's columns: where something stands out, and which day is shown. The list beside it says the same in words. */
export const FindingMarks = ({ history: { days, findings, layers }, day, rowSize }: FindingMarksProps) => {
  const dayOf = (date: string): number => days.findIndex((one) => one.date === date);
  const marks = [
    ...layers.map(({ id, fromDate }) => ({ id, at: dayOf(fromDate), kind: "decided" as const })),
    ...findings.map(({ id, kind, fromDate }) => ({ id, at: dayOf(fromDate), kind })),
    { id: "shown", at: day, kind: "shown" as const },
  ];
  return (
    <div className={styles.marks} style={{ marginInlineStart: rowSize }} aria-hidden="true">
      {marks.map(({ id, at, kind }) => (
        <svg
          key={id}
          viewBox="0 0 10 10"
          data-kind={kind}
          style={{ insetInlineStart: `${((at + 0.5) / Math.max(1, days.length)) * 100}%` }}
        >
          <path d={shapes[kind]} />
        </svg>
      ))}
    </div>
  );
};
