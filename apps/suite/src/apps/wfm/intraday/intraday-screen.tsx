import { readIntraday } from "@evolve/contracts/intraday";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { daysLater } from "@evolve/workforce";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayName } from "../day-names.ts";
import { GroupBar } from "../group-bar.tsx";
import { readDay } from "../searches.ts";
import { usePlanningGroup } from "../use-planning-group.ts";
import styles from "./intraday.module.css";
import { intradayName, useLiveDay } from "./use-live-day.ts";

const IntradayView = lazyPart(async () => (await import("./intraday-view.tsx")).IntradayView);

/** WFM, Intraday: how a planning group's day goes against its forecast and its schedule. */
export const IntradayScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  /** Without a day it is today by the business unit's clock, whatever day that becomes. */
  const [{ day: date }, change] = useRouteSearch(readDay);
  const chosen = usePlanningGroup();
  const groupId = chosen.group?.id;
  const intraday = useQuery({
    queryKey: [intradayName, groupId, date],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId: groupId ?? "" };
      return (await client.call(readIntraday, { params, query: { day: date } }, { signal })).intraday;
    },
    enabled: groupId !== undefined,
    placeholderData: keepPreviousData,
  });
  const day = intraday.data;
  useLiveDay(day);
  const move = (days: number): void => {
    if (day === undefined) return;
    const next = daysLater(day.date, days);
    change({ day: next >= day.today ? undefined : next });
  };
  if (chosen.isEmpty)
    return (
      <Page title={t("intraday.title")} lead={t("intraday.lead")}>
        <EmptyState icon={<Users />} title={t("planning.groupsEmptyTitle")} text={t("planning.groupsEmptyText")} />
      </Page>
    );
  const isToday = day === undefined || day.date === day.today;
  const clock = (time: number): string => words.date(time, "time", day?.zone);
  return (
    <Page title={t("intraday.title")} lead={t("intraday.lead")}>
      <GroupBar
        chosen={chosen}
        period={{
          label: t("intraday.day"),
          name: day === undefined ? "" : dayName(words, day.date),
          previous: { label: t("intraday.previousDay"), go: day === undefined ? null : () => move(-1) },
          next: { label: t("intraday.nextDay"), go: isToday ? null : () => move(1) },
        }}
        beside={!isToday && <Button onPress={() => change({ day: undefined })}>{t("intraday.today")}</Button>}
      >
        {day !== undefined && isToday && day.isOpen.includes(true) && (
          <p className={cx(styles.quiet, styles.asOf)}>
            {day.known === 0
              ? t("intraday.asOfWithoutData", { time: clock(day.now) })
              : t("intraday.asOf", {
                  time: clock(day.now),
                  until: clock(day.startsAt + day.known * day.intervalMinutes * 60_000),
                })}
            {". "}
            {t("intraday.live")}
          </p>
        )}
      </GroupBar>
      {chosen.error !== null || intraday.error !== null || day === undefined ? (
        <QueryState
          error={chosen.error ?? intraday.error}
          onRetry={() => void (chosen.error === null ? intraday.refetch() : chosen.retry())}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <IntradayView key={day.planningGroup.id} day={day} onPreviousDay={() => move(-1)} />
        </Suspense>
      )}
    </Page>
  );
};
