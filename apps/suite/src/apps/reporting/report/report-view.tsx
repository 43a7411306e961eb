import { reportColumns, type ReportColumn, reportFigures, reportSeries } from "@evolve/contracts/report-columns";
import type { Report, ReportAsked } from "@evolve/contracts/reports";
import { useShell } from "@evolve/shell";
import { Chart, type ChartSeries } from "@evolve/widgets/chart";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import ChartColumn from "lucide-react/icons/chart-column";
import { Suspense, useMemo } from "react";
import { Card } from "../../../parts/card.tsx";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { PrintedTable } from "./printed-table.tsx";
import { cellText } from "./report-words.ts";
import styles from "./report.module.css";

const ReportTable = lazyPart(async () => (await import("./report-table.tsx")).ReportTable);

interface ReportViewProps {
  readonly asked: ReportAsked;
  readonly report: Report;
}

/** A report: its totals, the chart over time, the lines, and how all of it is calculated. */
export const ReportView = ({ asked, report }: ReportViewProps) => {
  const { words } = useShell();
  const { t } = words;
  const columns: readonly ReportColumn[] = reportColumns[asked.report];
  const series = useMemo(
    (): ChartSeries[] =>
      reportSeries[asked.report].map((id, at) => ({
        id,
        label: t(`reporting.columns.${id}`),
        values: report.chart.series[at] ?? [],
        ...(at === 0 ? { tone: "brand", kind: "bars" } : { tone: "strong", hasPoints: true }),
      })),
    [asked.report, report.chart.series, t],
  );
  if (report.rows.length === 0)
    return (
      <EmptyState
        icon={<ChartColumn />}
        title={t("reporting.emptyTitle")}
        text={t(`reporting.empty.${asked.report}`)}
      />
    );
  return (
    <>
      <Figures label={t("reporting.figures")}>
        {reportFigures[asked.report].map((column) => (
          <Figure key={column} name={t(`reporting.columns.${column}`)}>
            {cellText(words, asked.grain, column, report.totals[columns.indexOf(column)] ?? null)}
          </Figure>
        ))}
      </Figures>
      <Card title={t("reporting.chart")}>
        <Chart
          label={t(`reporting.names.${asked.report}`)}
          instants={report.chart.instants}
          timeZone={report.zone}
          series={series}
        />
      </Card>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ReportTable asked={asked} report={report} />
      </Suspense>
      <PrintedTable asked={asked} report={report} />
      <Card title={t("reporting.how")}>
        <p className={styles.method}>{t(`reporting.methods.${asked.report}`)}</p>
      </Card>
    </>
  );
};
