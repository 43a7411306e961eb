import type { HistoryPeriod, HistorySeries } from "@evolve/contracts/history";
import { useShell } from "@evolve/shell";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useMemo } from "react";
import { historyOf } from "./history-query.ts";
import { learntIn } from "./year-map.ts";

interface HistoryExportProps {
  readonly group: { readonly id: string; readonly name: string };
  readonly period: HistoryPeriod;
}

interface Row {
  readonly date: string;
  readonly time: string;
  readonly offered: number | null;
  readonly learnt: number | null;
  readonly handle: number | null;
  readonly median: number | null;
  readonly handleLearnt: number | null;
}

/** The history, an interval a line, as CSV or for Excel: what came, what a forecast learns from, and what is usual. */
export const HistoryExport = ({ group, period }: HistoryExportProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const columns = useMemo((): readonly GridColumn<Row>[] => {
    const number = (id: Exclude<keyof Row, "date" | "time">, header: string): GridColumn<Row> => ({
      id,
      header,
      align: "end",
      value: (row) => row[id],
      cell: (row) => row[id],
    });
    return [
      { id: "date", header: t("planning.exportDate"), value: ({ date }) => date, cell: ({ date }) => date },
      { id: "time", header: t("planning.exportTime"), value: ({ time }) => time, cell: ({ time }) => time },
      number("offered", t("planning.measureContacts")),
      number("learnt", t("planning.asLearnt")),
      number("handle", t("planning.exportHandle")),
      number("median", t("planning.median")),
      number("handleLearnt", t("planning.exportHandleLearnt")),
    ];
  }, [t]);
  return (
    <GridExport
      columns={columns}
      state={initialGridState(columns, [])}
      locale={words.locale}
      title={`${t("planning.historyTitle")} ${group.name}`}
      readPages={async function* (signal) {
        const asked = { planningGroupId: group.id, period };
        const [contacts, handleTimes] = await Promise.all([
          historyOf(client, { ...asked, measure: "offered" }, signal),
          historyOf(client, { ...asked, measure: "handleTime" }, signal),
        ]);
        // A new day began, or an import ended, between the two.
        if (!contacts || !handleTimes || contacts.days[0]?.startsAt !== handleTimes.days[0]?.startsAt)
          throw new Error("the history has changed while it was read");
        const rows = rowsOf(contacts, handleTimes);
        yield { rows, total: rows.length };
      }}
    />
  );
};

/** Intervals of which anything is known or usual. */
const rowsOf = (contacts: HistorySeries, handleTimes: HistorySeries): readonly Row[] => {
  const { days, zone, intervalMinutes, imported, expected } = contacts;
  const [learnt, handleLearnt] = [learntIn(contacts), learntIn(handleTimes)];
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return days.flatMap(({ date, first, startsAt, intervals }) =>
    Array.from({ length: intervals }, (_, at) => ({ at, place: first + at }))
      .filter(({ place }) => imported[place] !== null || (expected[place] ?? 0) > 0)
      .map(({ at, place }) => ({
        date,
        time: clock.format(startsAt + at * intervalMinutes * 60_000),
        offered: imported[place] ?? null,
        learnt: learnt[place] ?? null,
        handle: handleTimes.imported[place] ?? null,
        median: expected[place] ?? null,
        handleLearnt: handleLearnt[place] ?? null,
      })),
  );
};
