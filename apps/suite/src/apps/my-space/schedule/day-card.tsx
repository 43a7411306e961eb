import type { OwnSchedule } from "@evolve/contracts/my-schedule";
import { useWords } from "@evolve/i18n/react";
import { ShellLink } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { EmptyState } from "@evolve/widgets/empty-state";
import { StatusPill } from "@evolve/widgets/status-pill";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarOff from "lucide-react/icons/calendar-off";
import { Card } from "../../../parts/card.tsx";
import { endOf, type Piece } from "./next-activity.ts";
import { durationOf, fullDay, nameOf, spanOf, timeOf } from "./schedule-words.ts";
import styles from "./schedule.module.css";

interface DayCardProps {
  readonly schedule: OwnSchedule;
  readonly day: string;
  readonly now: number;
}

/** The activities of a day: heights follow time, what has passed is grey, and the present is marked. */
export const DayCard = ({ schedule, day, now }: DayCardProps) => {
  const words = useWords();
  const { t } = words;
  const { publishedDays, publishedUntil, zone } = schedule;
  const shifts = schedule.shifts.filter((shift) => shift.day === day);
  const title = fullDay(words, day);
  if (shifts.length === 0)
    return (
      <Card title={title}>
        {publishedDays.includes(day) ? (
          <EmptyState icon={<CalendarOff />} title={t("schedules.dayOffTitle")} text={t("schedules.dayOffText")} />
        ) : (
          <EmptyState
            icon={<CalendarClock />}
            title={t("schedules.notPublishedTitle")}
            text={
              publishedUntil === null
                ? t("schedules.neverPublishedText")
                : t("schedules.notPublishedText", { date: words.date(publishedUntil, "date", "UTC") })
            }
          />
        )}
      </Card>
    );
  const paid = shifts.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0);
  return (
    <Card title={title} note={t("schedules.paid", { duration: durationOf(words, paid) })}>
      {shifts.map((shift) => (
        <div key={shift.id}>
          <p className={styles.shiftHead}>
            <strong className="ev-num">{spanOf(words, zone, shift)}</strong>
            {shift.isChanged && <StatusPill tone="warning">{t("schedules.changed")}</StatusPill>}
            {shift.start > now && (
              <ShellLink to={`/my-space/trades?shift=${shift.id}`} className={styles.offer}>
                {t("schedules.offer")}
              </ShellLink>
            )}
          </p>
          <ol className={styles.pieces}>
            {shift.pieces.map((piece) => (
              <PieceRow key={piece.start} piece={piece} zone={zone} now={now} />
            ))}
          </ol>
        </div>
      ))}
    </Card>
  );
};

const PieceRow = ({ piece, zone, now }: { readonly piece: Piece; readonly zone: string; readonly now: number }) => {
  const words = useWords();
  const isNow = piece.start <= now && now < endOf(piece);
  return (
    <li className={cx(styles.piece, endOf(piece) <= now && styles.past)} aria-current={isNow ? "time" : undefined}>
      <span className={cx(styles.time, "ev-num")}>{timeOf(words, zone, piece.start)}</span>
      <span
        className={styles.block}
        style={{ minBlockSize: `${Math.max(28, piece.minutes / 2)}px`, borderInlineStartColor: piece.colorCode }}
      >
        <span>{nameOf(words, piece)}</span>
        <span className="ev-num">{durationOf(words, piece.minutes)}</span>
      </span>
    </li>
  );
};
