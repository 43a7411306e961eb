import { interactionOverview } from "@evolve/contracts/interaction-overview";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ChartLine from "lucide-react/icons/chart-line";
import { Suspense, useState } from "react";
import { dateIn } from "../../../parts/local-days.ts";
import { QueryState } from "../../../parts/query-state.tsx";
import { askedOf } from "../asked.ts";
import { readFigures } from "../searches.ts";
import styles from "../analytics.module.css";

const AnalyticsFilters = lazyPart(async () => (await import("../analytics-filters.tsx")).AnalyticsFilters);
const OverviewView = lazyPart(async () => (await import("./overview-view.tsx")).OverviewView);

const OverviewExport = lazyPart(async () => (await import("./overview-export.tsx")).OverviewExport);

const noFilter = { teamId: [], channel: [], direction: [], queue: [], wrapUp: [], topicId: [] };

/** Analytics, Overview: the interactions of a period in figures, each of which leads to the interactions it counts. */
export const OverviewScreen = () => {
  const { client, user, words } = useShell();
  const { t } = words;
  const [search, change] = useRouteSearch(readFigures);
  const [openedAt] = useState(Date.now);
  const asked = askedOf(search, dateIn(user.timeZone, openedAt));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["analytics", "overview", asked],
    queryFn: async ({ signal }) => ({
      asked,
      overview: (await client.call(interactionOverview, { body: asked }, { signal })).overview,
    }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(asked.filter).some((values) => values !== undefined && values.length > 0);
  return (
    <Page
      title={t("analytics.overview")}
      lead={t("analytics.overviewLead")}
      actions={
        data !== undefined &&
        error === null &&
        data.overview.figures.interactions > 0 && (
          <Suspense>
            <OverviewExport overview={data.overview} asked={data.asked} />
          </Suspense>
        )
      }
    >
      <div className={styles.parts}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <AnalyticsFilters asked={asked} onChange={change} />
        </Suspense>
        {data === undefined || error !== null ? (
          <QueryState error={error} onRetry={() => void refetch()} />
        ) : data.overview.figures.interactions === 0 ? (
          <EmptyState
            icon={<ChartLine />}
            title={t("analytics.emptyTitle")}
            text={t("analytics.emptyText")}
            action={isFiltered && <Button onPress={() => change(noFilter)}>{t("analytics.showAll")}</Button>}
          />
        ) : (
          <div className={styles.parts} aria-busy={isPlaceholderData}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <OverviewView overview={data.overview} asked={data.asked} />
            </Suspense>
          </div>
        )}
      </div>
    </Page>
  );
};
