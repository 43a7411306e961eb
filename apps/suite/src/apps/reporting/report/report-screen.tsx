import { reportNames } from "@evolve/contracts/report-names";
import { reportChoices, runReport } from "@evolve/contracts/reports";
import { Page, ShellLink, useRouteParam, useRouteSearch, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import Printer from "lucide-react/icons/printer";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readReportSearch } from "../searches.ts";
import { askedOf } from "./report-asked.ts";
import styles from "./report.module.css";

const ReportFilters = lazyPart(async () => (await import("./report-filters.tsx")).ReportFilters);
const ReportView = lazyPart(async () => (await import("./report-view.tsx")).ReportView);

/** Reporting, one report: its filters in the address, totals, a chart and the lines. */
export const ReportScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const named = useRouteParam("report");
  const report = reportNames.find((name) => name === named) ?? reportNames[0];
  const [search, change] = useRouteSearch(readReportSearch);
  const choices = useQuery({
    queryKey: ["reports", "choices"],
    queryFn: async ({ signal }) => (await client.call(reportChoices, {}, { signal })).businessUnits,
  });
  const unit = choices.data?.find(({ id }) => id === search.unit) ?? choices.data?.[0];
  const asked = unit && askedOf(report, unit, search);
  const result = useQuery({
    queryKey: ["reports", "run", asked],
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error("there is no business unit");
      return { asked, report: (await client.call(runReport, { body: asked }, { signal })).report };
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // Another report has other columns: what is kept from it is not shown.
  const shown = result.data?.asked.report === report ? result.data : undefined;
  return (
    <Page
      title={t(`reporting.names.${report}`)}
      lead={t(`reporting.answers.${report}`)}
      actions={
        <>
          <ShellLink className={styles.back} to="/reporting/reports">
            {t("reporting.allReports")}
          </ShellLink>
          <Button icon={<Printer />} onPress={() => window.print()} isDisabled={shown === undefined}>
            {t("reporting.print")}
          </Button>
        </>
      }
    >
      {choices.data?.length === 0 ? (
        <EmptyState icon={<ChartColumn />} title={t("reporting.noUnitsTitle")} text={t("reporting.noUnitsText")} />
      ) : (
        <div className={styles.report}>
          {unit && asked && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <ReportFilters units={choices.data ?? []} unit={unit} asked={asked} onChange={change} />
            </Suspense>
          )}
          {choices.error === null && result.error === null && shown ? (
            <div aria-busy={result.isPlaceholderData} className={styles.report}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <ReportView key={`${report} ${shown.asked.grain}`} asked={shown.asked} report={shown.report} />
              </Suspense>
            </div>
          ) : (
            <QueryState
              error={choices.error ?? result.error}
              onRetry={() => void (choices.error === null ? result.refetch() : choices.refetch())}
            />
          )}
        </div>
      )}
    </Page>
  );
};
