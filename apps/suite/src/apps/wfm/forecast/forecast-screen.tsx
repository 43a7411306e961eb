import { listForecasts } from "@evolve/contracts/forecasts";
import { Page, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import TrendingUp from "lucide-react/icons/trending-up";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { GroupSelect } from "../group-select.tsx";
import { usePlanningGroup } from "../use-planning-group.ts";
import styles from "./forecast.module.css";
import { isCalculating } from "./is-calculating.ts";
import { spanOf } from "./span-of.ts";

const AllForecastsDialog = lazyPart(async () => (await import("./all-forecasts-dialog.tsx")).AllForecastsDialog);
const ForecastActions = lazyPart(async () => (await import("./forecast-actions.tsx")).ForecastActions);
const ForecastDetail = lazyPart(async () => (await import("./forecast-detail.tsx")).ForecastDetail);
const ForecastState = lazyPart(async () => (await import("./forecast-state.tsx")).ForecastState);
const SnapshotsDialog = lazyPart(async () => (await import("./snapshots-dialog.tsx")).SnapshotsDialog);
const NewForecastDialog = lazyPart(async () => (await import("./new-forecast-dialog.tsx")).NewForecastDialog);

const pollMs = 1_000;

/** WFM, Forecast: what will be offered, and who changed it. */
export const ForecastScreen = () => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const chosen = usePlanningGroup();
  const { group } = chosen;
  const [chosenForecast, setForecast] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [asks, setAsks] = useState<"all" | "snapshots" | null>(null);
  const businessUnitId = group?.businessUnitId ?? "";
  const list = useQuery({
    queryKey: ["forecasts", businessUnitId, chosenForecast],
    queryFn: ({ signal }) => {
      // One that was opened may be older than those that are listed.
      const query = chosenForecast === null ? {} : { with: chosenForecast };
      return client.call(listForecasts, { params: { businessUnitId }, query }, { signal });
    },
    enabled: group !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === businessUnitId ? before : undefined),
    // Also others' calculations are followed, whose jobs one may not read.
    refetchInterval: ({ state }) => (state.data?.forecasts.some(isCalculating) ? pollMs : false),
  });
  const forecasts = list.data?.forecasts ?? [];
  const main = list.data?.main ?? null;
  const forecast =
    forecasts.find(({ id }) => id === chosenForecast) ??
    forecasts.find(({ id }) => id === main?.forecastId) ??
    forecasts.find(({ calculatedAt }) => calculatedAt !== null) ??
    forecasts[0];
  const mayEdit = holds("wfm:forecast:edit");
  const dialog = isCreating && list.data && (
    <Suspense>
      <NewForecastDialog
        businessUnitId={businessUnitId}
        weekStart={list.data.weekStart}
        onStarted={setForecast}
        onClose={() => setCreating(false)}
      />
    </Suspense>
  );
  const create = mayEdit && group && (
    <Button variant={forecast ? "default" : "primary"} onPress={() => setCreating(true)}>
      {t("forecast.create")}
    </Button>
  );
  if (chosen.isEmpty)
    return (
      <Page title={t("forecast.title")} lead={t("forecast.lead")}>
        <EmptyState icon={<TrendingUp />} title={t("planning.groupsEmptyTitle")} text={t("planning.groupsEmptyText")} />
      </Page>
    );
  return (
    <Page
      title={t("forecast.title")}
      lead={t("forecast.lead")}
      actions={
        forecast && (
          <>
            {create}
            {mayEdit && (
              <Suspense>
                <ForecastActions key={forecast.id} forecast={forecast} main={list.data?.main ?? null} />
              </Suspense>
            )}
          </>
        )
      }
    >
      <div className={styles.bar}>
        <GroupSelect chosen={chosen} />
        {forecast && (
          <Select
            label={t("forecast.forecast")}
            placeholder={t("forecast.forecast")}
            options={forecasts.map((one) => ({
              id: one.id,
              label: one.id === main?.forecastId ? `${spanOf(words, one)}, ${t("forecast.main")}` : spanOf(words, one),
              description: t("forecast.byWhom", { name: one.createdBy, date: words.date(one.createdAt, "dateTime") }),
            }))}
            value={forecast.id}
            onChange={setForecast}
          />
        )}
        {forecast && forecasts.length > 1 && (
          <Button onPressStart={AllForecastsDialog.fetch} onPress={() => setAsks("all")}>
            {t("forecast.all")}
          </Button>
        )}
        {main !== null && (
          <Button onPressStart={SnapshotsDialog.fetch} onPress={() => setAsks("snapshots")}>
            {t("forecast.snapshots")}
          </Button>
        )}
        <Suspense>{forecast && <ForecastState forecast={forecast} main={main} />}</Suspense>
      </div>
      {chosen.error !== null || list.data === undefined ? (
        <QueryState
          error={chosen.error ?? list.error}
          onRetry={() => void (chosen.error === null ? list.refetch() : chosen.retry())}
        />
      ) : forecast && group ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ForecastDetail key={`${forecast.id} ${group.id}`} forecast={forecast} planningGroupId={group.id} />
        </Suspense>
      ) : (
        <EmptyState
          icon={<TrendingUp />}
          title={t("forecast.emptyTitle")}
          text={t("forecast.emptyText")}
          action={create}
        />
      )}
      {dialog}
      <Suspense>
        {asks === "all" && forecast && (
          <AllForecastsDialog shown={forecast} onOpen={setForecast} onClose={() => setAsks(null)} />
        )}
        {asks === "snapshots" && group && <SnapshotsDialog group={group} onClose={() => setAsks(null)} />}
      </Suspense>
    </Page>
  );
};
