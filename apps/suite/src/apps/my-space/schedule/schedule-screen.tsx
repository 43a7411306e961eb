import { seeMySchedule } from "@evolve/contracts/my-schedule";
import { timeZoneName } from "@evolve/i18n/time-zone";
import { Page, useScreenKeys, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { daysLater } from "@evolve/workforce";
import { useQueryClient } from "@tanstack/react-query";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Suspense, useEffect, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { useNow } from "../../../parts/use-now.ts";
import { WaitingNote } from "../waiting/waiting-note.tsx";
import { DayCard } from "./day-card.tsx";
import { DaysGrid } from "./days-grid.tsx";
import { dateIn, monthsLater, startOfMonth, startOfWeek, weekOf, weeksOfMonth } from "../../../parts/local-days.ts";
import { NextCard } from "./next-card.tsx";
import { useMySchedule } from "./use-my-schedule.ts";
import styles from "./schedule.module.css";

// What comes next does not wait for it.
const RequestsPart = lazyPart(async () => (await import("./requests-part.tsx")).RequestsPart);
const CalendarDialog = lazyPart(async () => (await import("./calendar-dialog.tsx")).CalendarDialog);

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** My Space, Schedule: one's published shifts by day, week and month, and what is next. */
export const ScheduleScreen = () => {
  const { client, navigate, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const now = useNow();
  const [day, setDay] = useState<string | null>(null);
  const [isMonth, setMonth] = useState(false);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const present = useMySchedule(dateIn(ownZone, now));
  const zone = present.schedule?.zone ?? ownZone;
  const weekStart = present.schedule?.weekStart ?? 1;
  const today = dateIn(zone, now);
  const chosen = day ?? today;
  const first = startOfWeek(chosen, weekStart);
  const weeks = isMonth ? weeksOfMonth(chosen, weekStart) : [weekOf(first)];
  const last = weeks.at(-1)?.at(-1) ?? chosen;
  const shown = useMySchedule(chosen, last);
  const { schedule } = shown;

  const offered = schedule?.shifts.find((shift) => shift.day === chosen && shift.start > now);
  const hasChanged =
    day === chosen && (schedule?.shifts.some((shift) => shift.day === day && shift.isChanged) ?? false);
  // What is marked as changed keeps its mark while its day is shown.
  useEffect(() => {
    if (!hasChanged) return undefined;
    void client.call(seeMySchedule, { body: { day: chosen } }).catch(() => undefined);
    return () => void queryClient.invalidateQueries({ queryKey: ["my-schedule"] });
  }, [chosen, client, hasChanged, queryClient]);

  const go = (days: number) => () => setDay(daysLater(chosen, days));
  useScreenKeys([
    { id: "schedule.previousDay", name: (w) => w.t("schedules.previousDay"), keys: "ArrowLeft", run: go(-1) },
    { id: "schedule.nextDay", name: (w) => w.t("schedules.nextDay"), keys: "ArrowRight", run: go(1) },
    { id: "schedule.previousWeek", name: (w) => w.t("schedules.previousWeek"), keys: "Shift+ArrowLeft", run: go(-7) },
    { id: "schedule.nextWeek", name: (w) => w.t("schedules.nextWeek"), keys: "Shift+ArrowRight", run: go(7) },
    { id: "schedule.today", name: (w) => w.t("schedules.today"), keys: "t", run: () => setDay(null) },
  ]);

  const move = (by: 1 | -1) => setDay(isMonth ? monthsLater(chosen, by) : daysLater(chosen, by * 7));
  const period = isMonth
    ? words.date(startOfMonth(chosen), "month", "UTC")
    : t("schedules.span", { from: words.date(first, "date", "UTC"), to: words.date(last, "date", "UTC") });
  return (
    <Page
      title={t("schedules.title")}
      lead={t("schedules.zone", { zone: timeZoneName(words, zone, now) })}
      actions={
        <Button icon={<CalendarPlus />} onPress={() => setCalendarOpen(true)}>
          {t("schedules.calendar")}
        </Button>
      }
    >
      <WaitingNote />
      <div className={styles.parts}>
        {shown.asOf !== null && schedule !== undefined && (
          <Banner tone="warning">
            {t("schedules.offline", { time: words.date(shown.asOf, "dateTime") })} {t("schedules.sentLater")}
          </Banner>
        )}
        {schedule === undefined ? (
          <QueryState error={shown.error} onRetry={() => void shown.refetch()} />
        ) : (
          <>
            <section className={styles.weekCard} aria-label={period}>
              <div className={styles.bar}>
                <IconButton
                  icon={<ChevronLeft />}
                  label={t(isMonth ? "schedules.previousMonth" : "schedules.previousWeek")}
                  onPress={() => move(-1)}
                />
                <h2 className={styles.period}>{period}</h2>
                <IconButton
                  icon={<ChevronRight />}
                  label={t(isMonth ? "schedules.nextMonth" : "schedules.nextWeek")}
                  onPress={() => move(1)}
                />
                <span className={styles.views}>
                  <Button size="small" isDisabled={chosen === today} onPress={() => setDay(null)}>
                    {t("schedules.today")}
                  </Button>
                  <Button size="small" onPress={() => setMonth(!isMonth)}>
                    {t(isMonth ? "schedules.week" : "schedules.month")}
                  </Button>
                </span>
              </div>
              <DaysGrid schedule={schedule} weeks={weeks} chosen={chosen} today={today} onChoose={setDay} />
            </section>
            <div className={styles.columns}>
              <DayCard schedule={schedule} day={chosen} now={now} />
              <div className={styles.side}>
                {present.schedule && (
                  <div className={styles.nextPart}>
                    <NextCard shifts={present.schedule.shifts} zone={zone} now={now} />
                  </div>
                )}
                <Suspense>
                  <RequestsPart />
                </Suspense>
              </div>
            </div>
            <div className={styles.thumb} data-foot-bar="">
              {offered && (
                <Button onPress={() => navigate(`/my-space/trades?shift=${offered.id}`)}>{t("schedules.offer")}</Button>
              )}
              <Button
                variant="primary"
                icon={<CalendarOff />}
                onPress={() => navigate(`/my-space/time-off?day=${chosen}`)}
              >
                {t("schedules.askTimeOff")}
              </Button>
            </div>
          </>
        )}
      </div>
      {isCalendarOpen && (
        <Suspense fallback={null}>
          <CalendarDialog onClose={() => setCalendarOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
};
