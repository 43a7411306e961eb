import type { IntradayDay } from "@evolve/contracts/intraday";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { Card } from "../../../parts/card.tsx";
import { type IntradayRow, shortBand } from "./intraday-rows.ts";

interface IntradayChartsProps {
  readonly day: IntradayDay;
  readonly rows: readonly IntradayRow[];
}

const height = 220;

/** Contacts by interval, and below them the people that they require beside those scheduled. */
export const IntradayCharts = ({ day, rows }: IntradayChartsProps) => {
  const words = useWords();
  const { t } = words;
  const holdsFor = day.intervalMinutes * 60_000;
  const of = (value: (row: IntradayRow) => number | null) => rows.map(value);
  const people = (count: number): string => words.number(count, { maximumFractionDigits: 1 });
  // Of a day that is over nothing is left to correct.
  const hasRest = rows.some(({ corrected }) => corrected !== null);
  const [first, last] = [rows[0]?.startsAt ?? 0, (rows.at(-1)?.startsAt ?? 0) + holdsFor];
  const shared = {
    instants: rows.map(({ startsAt }) => startsAt),
    timeZone: day.zone,
    holdsFor,
    height,
    marks: day.now >= first && day.now < last ? [{ at: day.now, label: t("intraday.now") }] : [],
  };
  return (
    <>
      <Card title={t("intraday.contactsChart")}>
        <Chart
          {...shared}
          label={t("intraday.contactsChart")}
          series={[
            { id: "forecast", label: t("intraday.forecast"), values: of((row) => row.forecast), tone: "brand" },
            { id: "actual", label: t("intraday.actual"), values: of((row) => row.actual), tone: "strong" },
            ...(hasRest
              ? [
                  {
                    id: "corrected",
                    label: t("intraday.corrected"),
                    values: of((row) => row.corrected),
                    tone: "accent" as const,
                    isDashed: true,
                  },
                ]
              : []),
          ]}
          format={(value) => words.number(Math.round(value))}
        />
      </Card>
      <Card title={t("intraday.peopleChart")}>
        <Chart
          {...shared}
          label={t("intraday.peopleChart")}
          series={[
            { id: "required", label: t("intraday.required"), values: of((row) => row.required), tone: "strong" },
            ...(hasRest
              ? [
                  {
                    id: "correctedRequired",
                    label: t("intraday.correctedRequired"),
                    values: of((row) => row.correctedRequired),
                    tone: "accent" as const,
                    isDashed: true,
                  },
                ]
              : []),
            ...(day.schedule
              ? [
                  {
                    id: "scheduled",
                    label: t("intraday.scheduled"),
                    values: of((row) => row.scheduled),
                    tone: "brand" as const,
                  },
                ]
              : []),
          ]}
          bands={
            day.schedule
              ? [
                  {
                    id: "short",
                    label: t("intraday.short"),
                    ...shortBand(rows),
                    tone: "danger",
                    format: (low, high) => people(high - low),
                  },
                ]
              : []
          }
          format={people}
        />
      </Card>
    </>
  );
};
