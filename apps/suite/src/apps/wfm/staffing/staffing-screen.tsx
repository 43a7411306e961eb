import { limits } from "@evolve/contracts/limits";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { readStaffing } from "@evolve/contracts/staffing";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
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

const StaffingView = lazyPart(async () => (await import("./staffing-view.tsx")).StaffingView);

/** WFM, Staffing: how many people a planning group needs, and why that many. */
export const StaffingScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const [asked] = useRouteSearch(readInterval);
  const [chosen, setChosen] = useState<string | null>(asked.group ?? null);
  /** The first day of the week that is shown; null for this week. */
  const [from, setFrom] = useState<string | null>(asked.from ?? null);
  const groups = useQuery({
    queryKey: ["planningGroups", "all"],
    queryFn: async ({ signal }) =>
      (await client.call(searchPlanningGroups, { body: { top: limits.pageSizeMax } }, { signal })).planningGroups,
  });
  const groupId = chosen ?? groups.data?.[0]?.id ?? null;
  const staffing = useQuery({
    queryKey: ["staffing", groupId, from],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId: groupId ?? "" };
      return (await client.call(readStaffing, { params, query: from === null ? {} : { from } }, { signal })).staffing;
    },
    enabled: groupId !== null,
    placeholderData: keepPreviousData,
  });
  const week = staffing.data;
  const firstDay = week?.days[0]?.date;
  const lastDay = week?.days.at(-1)?.date;
  const move = (days: number): void => {
    if (firstDay !== undefined) setFrom(daysLater(firstDay, days));
  };
  if (groups.data?.length === 0)
    return (
      <Page title={t("requirement.title")} lead={t("requirement.lead")}>
        <EmptyState icon={<Users />} title={t("planning.groupsEmptyTitle")} text={t("planning.groupsEmptyText")} />
      </Page>
    );
  return (
    <Page title={t("requirement.title")} lead={t("requirement.lead")}>
      <GroupBar
        groups={groups.data ?? []}
        groupId={groupId}
        onGroup={setChosen}
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
      {groups.error !== null || staffing.error !== null || week === undefined || groupId === null ? (
        <QueryState
          error={groups.error ?? staffing.error}
          onRetry={() => void (groups.error === null ? staffing.refetch() : groups.refetch())}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StaffingView key={week.planningGroup.id} week={week} explained={Number(asked.at ?? NaN)} />
        </Suspense>
      )}
    </Page>
  );
};
