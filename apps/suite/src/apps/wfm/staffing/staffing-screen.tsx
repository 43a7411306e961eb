import { readStaffing } from "@evolve/contracts/staffing";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
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
import { readInterval } from "../searches.ts";
import { usePlanningGroup } from "../use-planning-group.ts";

const StaffingView = lazyPart(async () => (await import("./staffing-view.tsx")).StaffingView);

/** WFM, Staffing: how many people a planning group needs, and why that many. */
export const StaffingScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  /** Without a first day it is this week. */
  const [{ from, at }, change] = useRouteSearch(readInterval);
  const chosen = usePlanningGroup();
  const groupId = chosen.group?.id;
  const staffing = useQuery({
    queryKey: ["staffing", groupId, from],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId: groupId ?? "" };
      return (await client.call(readStaffing, { params, query: { from } }, { signal })).staffing;
    },
    enabled: groupId !== undefined,
    placeholderData: keepPreviousData,
  });
  const week = staffing.data;
  const firstDay = week?.days[0]?.date;
  const lastDay = week?.days.at(-1)?.date;
  const move = (days: number): void => {
    if (firstDay !== undefined) change({ from: daysLater(firstDay, days), at: undefined });
  };
  if (chosen.isEmpty)
    return (
      <Page title={t("requirement.title")} lead={t("requirement.lead")}>
        <EmptyState icon={<Users />} title={t("planning.groupsEmptyTitle")} text={t("planning.groupsEmptyText")} />
      </Page>
    );
  return (
    <Page title={t("requirement.title")} lead={t("requirement.lead")}>
      <GroupBar
        chosen={chosen}
        period={{
          label: t("requirement.week"),
          name:
            firstDay === undefined || lastDay === undefined
              ? ""
              : `${dayName(words, firstDay)} – ${dayName(words, lastDay)}`,
          previous: { label: t("requirement.previousWeek"), go: firstDay === undefined ? null : () => move(-7) },
          next: { label: t("requirement.nextWeek"), go: firstDay === undefined ? null : () => move(7) },
        }}
      />
      {chosen.error !== null || staffing.error !== null || week === undefined ? (
        <QueryState
          error={chosen.error ?? staffing.error}
          onRetry={() => void (chosen.error === null ? staffing.refetch() : chosen.retry())}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StaffingView key={week.planningGroup.id} week={week} explained={Number(at ?? NaN)} />
        </Suspense>
      )}
    </Page>
  );
};
