import type { HistorySeries } from "@evolve/contracts/history";
import { useWords } from "@evolve/i18n/react";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useMemo } from "react";

interface HistoryExportProps {
  /** Of the planning group. */
  readonly name: string;
  readonly history: HistorySeries;
}

interface Row {
  readonly date: string;
  readonly time: string;
  readonly place: number;
}

/** The history, an interval a line, as CSV or for Excel: what came, what a forecast learns from, and what is usual. */
export const HistoryExport = ({ name, history }: HistoryExportProps) => {
  const words = useWords();
  const { t } = words;
  const columns = useMemo((): readonly GridColumn<Row>[] => {
    const number = (id: string, header: string, values: readonly (number | null)[]): GridColumn<Row> => ({
      id,
      header,
      align: "end",
      value: ({ place }) => values[place] ?? null,
      cell: ({ place }) => values[place],
    });
    return [
      { id: "date", header: t("planning.exportDate"), value: ({ date }) => date, cell: ({ date }) => date },
      { id: "time", header: t("planning.exportTime"), value: ({ time }) => time, cell: ({ time }) => time },
      number("offered", t("planning.measureContacts"), history.offered),
      number("cleaned", t("planning.asLearnt"), history.cleaned),
      number("handle", t("planning.exportHandle"), history.handleSeconds),
      number("median", t("planning.median"), history.expected),
      number("handleCleaned", t("planning.exportHandleLearnt"), history.handle.cleaned),
    ];
  }, [t, history]);
  return (
    <GridExport
      columns={columns}
      state={initialGridState(columns, [])}
      locale={words.locale}
      title={`${t("planning.historyTitle")} ${name}`}
      readPages={async function* () {
        const rows = rowsOf(history);
        yield { rows, total: rows.length };
      }}
    />
  );
};

/** Intervals of which anything is known or usual. */
const rowsOf = ({ days, zone, intervalMinutes, offered, expected }: HistorySeries): readonly Row[] => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return days.flatMap(({ date, first, startsAt, intervals }) =>
    Array.from({ length: intervals }, (_, at) => ({ date, at, place: first + at }))
      .filter(({ place }) => offered[place] !== null || (expected[place] ?? 0) > 0)
      .map(({ at, place }) => ({ date, time: clock.format(startsAt + at * intervalMinutes * 60_000), place })),
  );
};
