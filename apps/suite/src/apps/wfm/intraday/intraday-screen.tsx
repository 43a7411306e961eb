import { readIntraday } from "@evolve/contracts/intraday";
import { limits } from "@evolve/contracts/limits";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { EmptyState } from "@evolve/widgets/empty-state";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { daysLater } from "@evolve/workforce";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Users from "lucide-react/icons/users";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { dayName as nameOfDay } from "../day-names.ts";
import { readInterval } from "../searches.ts";
import styles from "./intraday.module.css";
import { dayName, useLiveDay } from "./use-live-day.ts";

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
    queryKey: [dayName, groupId, date],
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
      <div className={styles.bar}>
        <Select
          className={styles.group}
          label={t("planning.planningGroup")}
          placeholder={t("planning.planningGroup")}
          options={(groups.data ?? []).map(({ id, name }) => ({ id, label: name }))}
          value={groupId}
          onChange={setChosen}
        />
        <div className={styles.day} role="group" aria-label={t("intraday.day")}>
          <IconButton
            variant="outline"
            label={t("intraday.previousDay")}
            icon={<ChevronLeft />}
            isDisabled={day === undefined}
            onPress={() => move(-1)}
          />
          <span className={styles.dayName} role="status">
            {day !== undefined && nameOfDay(words, day.date)}
          </span>
          <IconButton
            variant="outline"
            label={t("intraday.nextDay")}
            icon={<ChevronRight />}
            isDisabled={isToday}
            onPress={() => move(1)}
          />
          {!isToday && <Button onPress={() => setDate(null)}>{t("intraday.today")}</Button>}
        </div>
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
      </div>
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
