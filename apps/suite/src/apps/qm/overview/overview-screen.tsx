import { qualityOverview } from "@evolve/contracts/quality-overview";
import { Page, ShellLink, useRouteSearch, useShell } from "@evolve/shell";
import { buttonClass } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { daysLater } from "@evolve/workforce";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ChartLine from "lucide-react/icons/chart-line";
import { Suspense } from "react";
import { dateIn, startOfWeek } from "../../../parts/local-days.ts";
import { QueryState } from "../../../parts/query-state.tsx";
import { readOverview, weeksOffered } from "../searches.ts";
import styles from "./overview.module.css";

const OverviewView = lazyPart(async () => (await import("./overview-view.tsx")).OverviewView);

/** The Monday that many weeks ago, and today, where the reader is. */
const periodOf = (weeks: number, zone: string) => {
  const until = dateIn(zone, Date.now());
  return { from: daysLater(startOfWeek(until, 1), -(weeks - 1) * 7), until };
};

/** Quality Management, Overview: scores of the last weeks, and where they are lost. */
export const OverviewScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const [{ weeks }, change] = useRouteSearch(readOverview);
  const body = periodOf(Number(weeks), words.timeZone);
  const { data, error, refetch } = useQuery({
    queryKey: ["evaluations", "overview", body],
    queryFn: ({ signal }) => client.call(qualityOverview, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  const overview = data?.overview;
  return (
    <Page
      title={t("quality.overview")}
      lead={t("quality.overviewLead")}
      actions={
        <Select
          label={t("quality.period")}
          isLabelHidden
          placeholder=""
          options={weeksOffered.map((id) => ({ id, label: t("quality.lastWeeks", { count: Number(id) }) }))}
          value={weeks}
          onChange={(id) => change({ weeks: weeksOffered.find((one) => one === id) })}
        />
      }
    >
      {overview === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : overview.evaluations === 0 ? (
        <EmptyState
          icon={<ChartLine />}
          title={t("quality.overviewEmptyTitle")}
          text={t("quality.overviewEmptyText")}
          action={
            <ShellLink to="/qm/evaluations" className={buttonClass({})}>
              {t("quality.evaluations")}
            </ShellLink>
          }
        />
      ) : (
        <div className={styles.parts}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <OverviewView overview={overview} period={body} />
          </Suspense>
        </div>
      )}
    </Page>
  );
};
