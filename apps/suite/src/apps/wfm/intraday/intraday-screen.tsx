import { readIntraday } from "@evolve/contracts/intraday";
import { limits } from "@evolve/contracts/limits";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { daysLater } from "@evolve/workforce";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayName } from "../day-names.ts";
import { GroupBar } from "../group-bar.tsx";
import { readInterval } from "../searches.ts";
import styles from "./intraday.module.css";
import { intradayName, useLiveDay } from "./use-live-day.ts";

const IntradayView = lazyPart(async () => (await import("./intraday-view.tsx")).IntradayView);

/** WFM, Intraday: how a planning group's day goes against its forecast and its schedule. */
export const IntradayScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const [asked] = useRouteSearch(readInterval);
  const [chosen, setChosen] = useState<string | null>(asked.group ?? null);
  /** Null for today by the business unit's clock, whatever day that becomes. */
  const [date, setDate] = useState<string | null>(null);
  const groups = useQuery({
    queryKey: ["planningGroups", "all"],
    queryFn: async ({ signal }) =>
      (await client.call(searchPlanningGroups, { body: { top: limits.pageSizeMax } }, { signal })).planningGroups,
  });
  const groupId = chosen ?? groups.data?.[0]?.id ?? null;
  const intraday = useQuery({
    queryKey: [intradayName, groupId, date],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId: groupId ?? "" };
      return (await client.call(readIntraday, { params, query: date === null ? {} : { day: date } }, { signal }))
        .intraday;
    },
    enabled: groupId !== null,
    placeholderData: keepPreviousData,
  });
  const day = intraday.data;
  useLiveDay(day);
  const move = (days: number): void => {
    if (day === undefined) return;
    const next = daysLater(day.date, days);
    setDate(next >= day.today ? null : next);
  };
  if (groups.data?.length === 0)
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
        groups={groups.data ?? []}
        groupId={groupId}
        onGroup={setChosen}
        period={{
          label: t("intraday.day"),
          name: day === undefined ? "" : dayName(words, day.date),
          previous: { label: t("intraday.previousDay"), go: day === undefined ? null : () => move(-1) },
          next: { label: t("intraday.nextDay"), go: isToday ? null : () => move(1) },
        }}
        beside={!isToday && <Button onPress={() => setDate(null)}>{t("intraday.today")}</Button>}
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
      {groups.error !== null || intraday.error !== null || day === undefined ? (
        <QueryState
          error={groups.error ?? intraday.error}
          onRetry={() => void (groups.error === null ? intraday.refetch() : groups.refetch())}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <IntradayView key={day.planningGroup.id} day={day} onPreviousDay={() => move(-1)} />
        </Suspense>
      )}
    </Page>
  );
};
