import type { AgentDay } from "@evolve/contracts/adherence";
import { useShell } from "@evolve/shell";
import { daysLater, localDateOf } from "@evolve/workforce";
import { EmptyState } from "@evolve/widgets/empty-state";
import { IconButton } from "@evolve/widgets/icon-button";
import { StatusPill } from "@evolve/widgets/status-pill";
import CalendarOff from "lucide-react/icons/calendar-off";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { percent } from "../../../parts/percent.ts";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { useNow } from "../../../parts/use-now.ts";
import { durationOf, fullDay } from "../../my-space/schedule/schedule-words.ts";
import { statusNames, statusTones } from "./adherence-words.ts";
import { DayTimeline } from "./day-timeline.tsx";
import { Deviations } from "./deviations.tsx";
import styles from "./adherence.module.css";

interface AgentDayViewProps {
  readonly day: AgentDay;
  /** It is the day whose shift is under way, or the coming one. */
  readonly isNow: boolean;
  /** Whether deviations can be approved here. */
  readonly canApprove: boolean;
  readonly onDate: (date: string) => void;
}

/** A day: its figures, what was scheduled above what was done, and each stretch that deviates. */
export const AgentDayView = ({ day, isNow, canApprove, onDate }: AgentDayViewProps) => {
  const { words } = useShell();
  const { t } = words;
  const now = useNow();
  const { date, status, totals, zone } = day;
  const minutesOf = (milliseconds: number): string => durationOf(words, Math.round(milliseconds / 60_000));
  return (
    <>
      <div className={styles.dayHead}>
        <IconButton
          label={t("adherence.previousDay")}
          icon={<ChevronLeft />}
          onPress={() => onDate(daysLater(date, -1))}
        />
        <h3 className={styles.date}>{fullDay(words, date)}</h3>
        <IconButton
          label={t("adherence.nextDay")}
          icon={<ChevronRight />}
          isDisabled={date >= localDateOf(now, zone)}
          onPress={() => onDate(daysLater(date, 1))}
        />
        {isNow && <StatusPill tone={statusTones[status]}>{t(statusNames[status])}</StatusPill>}
      </div>
      {day.scheduled.length === 0 ? (
        <EmptyState icon={<CalendarOff />} title={t("adherence.noShift")} text={t("adherence.noShiftText")} />
      ) : (
        <>
          <Figures>
            <Figure name={t("adherence.share")}>{percent(words, totals.adherence)}</Figure>
            <Figure name={t("adherence.conformance")}>{percent(words, totals.conformance)}</Figure>
            <Figure name={t("adherence.totalOut")}>{minutesOf(totals.out)}</Figure>
            <Figure name={t("adherence.totalUnknown")}>{minutesOf(totals.unknown)}</Figure>
          </Figures>
          <DayTimeline key={date} day={day} />
          <Deviations day={day} canApprove={canApprove} />
          <p className={styles.explained}>{t("adherence.explained")}</p>
        </>
      )}
    </>
  );
};
