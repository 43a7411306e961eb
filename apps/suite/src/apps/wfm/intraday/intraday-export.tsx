import type { IntradayDay } from "@evolve/contracts/intraday";
import { useWords } from "@evolve/i18n/react";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import type { IntradayColumn, IntradayRow } from "./intraday-rows.ts";

interface IntradayExportProps {
  readonly day: IntradayDay;
  readonly rows: readonly IntradayRow[];
  readonly columns: readonly IntradayColumn[];
}

/** The day, an interval a line, as CSV or for Excel. */
export const IntradayExport = ({ day, rows, columns }: IntradayExportProps) => {
  const { t, locale, date } = useWords();
  const clock = ({ startsAt }: IntradayRow): string => date(startsAt, "time", day.zone);
  const exported: readonly GridColumn<IntradayRow>[] = [
    { id: "date", header: t("requirement.date"), value: () => day.date, cell: () => day.date },
    { id: "time", header: t("requirement.time"), value: clock, cell: clock },
    ...columns.map(([key, header]): GridColumn<IntradayRow> => ({
      id: key,
      header,
      align: "end",
      value: (row) => row[key],
      cell: (row) => row[key],
    })),
  ];
  return (
    <GridExport
      columns={exported}
      state={initialGridState(exported, [])}
      locale={locale}
      title={`${t("intraday.title")} ${day.planningGroup.name} ${day.date}`}
      readPages={async function* () {
        yield { rows, total: rows.length };
      }}
    />
  );
};
