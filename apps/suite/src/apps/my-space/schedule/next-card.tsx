import type { OwnShift } from "@evolve/contracts/my-schedule";
import { useWords } from "@evolve/i18n/react";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { Card } from "../../../parts/card.tsx";
import { endOf, nextActivity } from "./next-activity.ts";
import { countdownOf, fullDay, nameOf, spanOf, timeOf } from "./schedule-words.ts";
import { dateIn } from "../../../parts/local-days.ts";
import styles from "./schedule.module.css";

interface NextCardProps {
  readonly shifts: readonly OwnShift[];
  readonly zone: string;
  readonly now: number;
}

/** What people open the page for: what comes next, and when. */
export const NextCard = ({ shifts, zone, now }: NextCardProps) => {
  const words = useWords();
  const { t } = words;
  const { current, next } = nextActivity(shifts, now);
  if (next === null && current === null)
    return (
      <Card title={t("schedules.next")}>
        <p className={styles.quiet}>{t("schedules.nothingNext")}</p>
      </Card>
    );
  const until = next !== null && (current === null || next.start <= endOf(current)) ? next.start : null;
  return (
    <Card title={t("schedules.next")}>
      {next !== null && (
        <div className={styles.next}>
          <span className={styles.dot} style={{ background: next.colorCode }} />
          <span className={styles.nextName}>
            <strong>{nameOf(words, next)}</strong>
            <span className={styles.quiet}>
              {dateIn(zone, next.start) !== dateIn(zone, now) && `${fullDay(words, dateIn(zone, next.start))}, `}
              {spanOf(words, zone, next)}
            </span>
          </span>
          <span className={styles.countdown}>
            <span className={styles.quiet}>{t("schedules.startsIn")}</span>
            <strong className="ev-num">{countdownOf(words, next.start - now)}</strong>
          </span>
        </div>
      )}
      {current !== null && (
        <>
          <ProgressBar label={nameOf(words, current)} value={(now - current.start) / (current.minutes * 60_000)} />
          <p className={styles.ends}>
            <span>
              {t("schedules.nowOn", { activity: nameOf(words, current), time: timeOf(words, zone, current.start) })}
            </span>
            <span>{t("schedules.until", { time: timeOf(words, zone, until ?? endOf(current)) })}</span>
          </p>
        </>
      )}
    </Card>
  );
};
