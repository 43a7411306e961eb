import type { StaffingWeek } from "@evolve/contracts/staffing";
import { useWords } from "@evolve/i18n/react";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useMemo } from "react";

interface StaffingExportProps {
  readonly week: StaffingWeek;
}

interface Row {
  readonly date: string;
  readonly time: string;
  readonly place: number;
}

/** The week, an interval a line, as CSV or for Excel. */
export const StaffingExport = ({ week }: StaffingExportProps) => {
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
      { id: "date", header: t("requirement.date"), value: ({ date }) => date, cell: ({ date }) => date },
      { id: "time", header: t("requirement.time"), value: ({ time }) => time, cell: ({ time }) => time },
      number("contacts", t("requirement.contacts"), week.contacts),
      number("handleTime", t("requirement.handleTimeSeconds"), week.handleSeconds),
      number("onQueue", t("requirement.onQueue"), week.onQueue),
      number("shrinkage", t("requirement.shrinkage"), week.shrinkage),
      number("required", t("requirement.requiredPeople"), week.required),
      ...(week.schedule ? [number("scheduled", t("requirement.viewScheduled"), week.schedule.people)] : []),
      number("level", t("requirement.viewLevel"), week.schedule?.serviceLevel ?? week.serviceLevel),
    ];
  }, [t, week]);
  const rows = useMemo(() => rowsOf(week), [week]);
  return (
    <GridExport
      columns={columns}
      state={initialGridState(columns, [])}
      locale={words.locale}
      title={`${t("requirement.title")} ${week.planningGroup.name}`}
      readPages={async function* () {
        yield { rows, total: rows.length };
      }}
    />
  );
};

const rowsOf = ({ days, isOpen, intervalMinutes, zone }: StaffingWeek): readonly Row[] => {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return days.flatMap(({ date, first, startsAt, intervals }) =>
    Array.from({ length: intervals }, (_, at) => ({
      date,
      time: clock.format(startsAt + at * intervalMinutes * 60_000),
      place: first + at,
    })).filter(({ place }) => isOpen[place] === true),
  );
};
