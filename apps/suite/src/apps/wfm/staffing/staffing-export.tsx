import type { StaffingWeek } from "@evolve/contracts/staffing";
import type { ScenarioResult } from "@evolve/contracts/staffing-scenarios";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useMemo } from "react";

interface StaffingExportProps {
  readonly week: StaffingWeek;
}

interface CompareExportProps {
  readonly name: string;
  readonly compared: Days & { readonly results: readonly ScenarioResult[] };
}

/** What is compared, an interval a line: the numbers of each scenario side by side. */
export const CompareExport = ({ name, compared }: CompareExportProps) => {
  const { t } = useWords();
  const columns = useMemo(
    () => [
      ...clockColumns(t),
      ...compared.results.flatMap(({ name: scenario, onQueue, required, serviceLevel }, at) => {
        const of = scenario ?? t("requirement.asSetUp");
        return [
          numberColumn(`onQueue${at}`, `${t("requirement.onQueue")}: ${of}`, onQueue),
          numberColumn(`required${at}`, `${t("requirement.requiredPeople")}: ${of}`, required),
          numberColumn(`level${at}`, `${t("requirement.viewLevel")}: ${of}`, serviceLevel),
        ];
      }),
    ],
    [t, compared],
  );
  return <IntervalExport days={compared} columns={columns} title={`${t("requirement.compare")} ${name}`} />;
};

type Days = Pick<StaffingWeek, "days" | "isOpen" | "intervalMinutes" | "zone">;

interface IntervalLine {
  readonly date: string;
  readonly time: string;
  readonly place: number;
}

/** The week, an interval a line, as CSV or for Excel. */
export const StaffingExport = ({ week }: StaffingExportProps) => {
  const { t } = useWords();
  const columns = useMemo(
    (): readonly GridColumn<IntervalLine>[] => [
      ...clockColumns(t),
      numberColumn("contacts", t("requirement.contacts"), week.contacts),
      numberColumn("handleTime", t("requirement.handleTimeSeconds"), week.handleSeconds),
      numberColumn("onQueue", t("requirement.onQueue"), week.onQueue),
      numberColumn("shrinkage", t("requirement.shrinkage"), week.shrinkage),
      numberColumn("required", t("requirement.requiredPeople"), week.required),
      ...(week.schedule ? [numberColumn("scheduled", t("requirement.viewScheduled"), week.schedule.people)] : []),
      numberColumn("level", t("requirement.viewLevel"), week.schedule?.serviceLevel ?? week.serviceLevel),
    ],
    [t, week],
  );
  return (
    <IntervalExport days={week} columns={columns} title={`${t("requirement.title")} ${week.planningGroup.name}`} />
  );
};

interface IntervalExportProps {
  readonly days: Days;
  readonly columns: readonly GridColumn<IntervalLine>[];
  readonly title: string;
}

const IntervalExport = ({ days, columns, title }: IntervalExportProps) => {
  const { locale } = useWords();
  const rows = useMemo(() => rowsOf(days), [days]);
  return (
    <GridExport
      columns={columns}
      state={initialGridState(columns, [])}
      locale={locale}
      title={title}
      readPages={async function* () {
        yield { rows, total: rows.length };
      }}
    />
  );
};

const clockColumns = (t: Words["t"]): readonly GridColumn<IntervalLine>[] => [
  { id: "date", header: t("requirement.date"), value: ({ date }) => date, cell: ({ date }) => date },
  { id: "time", header: t("requirement.time"), value: ({ time }) => time, cell: ({ time }) => time },
];

const numberColumn = (id: string, header: string, values: readonly (number | null)[]): GridColumn<IntervalLine> => ({
  id,
  header,
  align: "end",
  value: ({ place }) => values[place] ?? null,
  cell: ({ place }) => values[place],
});

const rowsOf = ({ days, isOpen, intervalMinutes, zone }: Days): readonly IntervalLine[] => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return days.flatMap(({ date, first, startsAt, intervals }) =>
    Array.from({ length: intervals }, (_, at) => ({
      date,
      time: clock.format(startsAt + at * intervalMinutes * 60_000),
      place: first + at,
    })).filter(({ place }) => isOpen[place] === true),
  );
};
