import { isNumberColumn, reportColumns } from "@evolve/contracts/report-columns";
import type { Report, ReportAsked } from "@evolve/contracts/reports";
import { useShell } from "@evolve/shell";
import { DataGrid, type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useMemo, useState } from "react";
import { cellText } from "./report-words.ts";
import styles from "./report.module.css";

const ColumnStatistics = lazyPart(async () => (await import("./column-statistics.tsx")).ColumnStatistics);

type Row = Report["rows"][number];

interface ReportTableProps {
  readonly asked: ReportAsked;
  readonly report: Report;
}

const rowId = ({ id }: Row): string => id;

/** The lines of a report with their totals: sorted, filtered, exported as they are shown. */
export const ReportTable = ({ asked, report }: ReportTableProps) => {
  const { words } = useShell();
  const { t } = words;
  const columns = useMemo(
    () =>
      reportColumns[asked.report].map((id, at): GridColumn<Row> => {
        const isNumber = isNumberColumn(id);
        const total = report.totals[at] ?? null;
        return {
          id,
          header: t(`reporting.columns.${id}`),
          align: isNumber ? "end" : "start",
          width: isNumber ? 150 : 200,
          isSortable: true,
          isHideable: at > 0,
          value: ({ cells }) => cells[at] ?? (id === "subject" ? t("reporting.noTeam") : null),
          cell: ({ cells }) => <span dir="auto">{cellText(words, asked.grain, id, cells[at] ?? null)}</span>,
          filter: isNumber ? { kind: "number" } : { kind: "text" },
          footer:
            at === 0 ? t("reporting.total") : isNumber && total !== null ? cellText(words, asked.grain, id, total) : "",
        };
      }),
    [asked, report, words, t],
  );
  const [state, setState] = useState(() => initialGridState(columns, []));
  const { source, total, sorted } = useClientRows({ rows: report.rows, rowId, columns, state, locale: words.locale });
  const [openId, setOpenId] = useState<string | null>(null);
  const open = columns.find(({ id }) => id === openId);
  return (
    <>
      <DataGrid
        label={t("reporting.table")}
        labels={{ rowCount: (count) => t("reporting.rows", { count }) }}
        className={styles.grid}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={({ cells }) => cells.slice(0, 2).join(" ")}
        totalCount={total}
        state={state}
        onStateChange={setState}
        isFilterable
        statistics={{
          label: t("list.statistics"),
          has: (id) => columns.some((column) => column.id === id && column.align === "end"),
          onOpen: setOpenId,
        }}
        toolbar={
          <GridExport
            columns={columns}
            state={state}
            locale={words.locale}
            title={`${t(`reporting.names.${asked.report}`)} ${asked.firstDay} ${asked.lastDay}`}
            readPages={async function* () {
              yield { rows: sorted, total: sorted.length };
            }}
          />
        }
      />
      {open && (
        <Suspense>
          <ColumnStatistics
            header={open.header}
            values={sorted.flatMap((row) => {
              const value = open.value?.(row);
              return typeof value === "number" ? value : [];
            })}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  );
};
