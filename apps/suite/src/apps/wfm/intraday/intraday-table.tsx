import type { IntradayDay } from "@evolve/contracts/intraday";
import { useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { type GridColumn, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { IconButton } from "@evolve/widgets/icon-button";
import Copy from "lucide-react/icons/copy";
import { useMemo } from "react";
import { percent } from "../../../parts/percent.ts";
import { useCopy } from "../staffing/use-copy.ts";
import styles from "./intraday.module.css";
import type { IntradayRow } from "./intraday-rows.ts";

interface IntradayTableProps {
  readonly day: IntradayDay;
  readonly rows: readonly IntradayRow[];
}

type Key = Exclude<keyof IntradayRow, "at" | "startsAt">;

/** All figures of the day by interval, to be read, copied and exported. */
export const IntradayTable = ({ day, rows }: IntradayTableProps) => {
  const { words } = useShell();
  const { t, locale } = words;
  const copy = useCopy();
  const whole = (value: number): string => words.number(Math.round(value));
  const people = (value: number): string => words.number(value, { maximumFractionDigits: 1 });
  const level = (value: number): string => percent(words, value);
  const columns = [
    ["forecast", t("intraday.forecast"), whole],
    ["actual", t("intraday.actual"), whole],
    ["corrected", t("intraday.corrected"), whole],
    ["handleSeconds", t("intraday.forecastHandle"), whole],
    ["actualHandleSeconds", t("intraday.actualHandle"), whole],
    ...(day.planningGroup.isDeferrable ? [] : [["serviceLevel", t("intraday.level"), level] as const]),
    ["required", t("intraday.required"), people],
    ["correctedRequired", t("intraday.correctedRequired"), people],
    ...(day.schedule
      ? [["scheduled", t("intraday.scheduled"), people] as const, ["short", t("intraday.short"), people] as const]
      : []),
  ] as const satisfies readonly (readonly [Key, string, (value: number) => string])[];
  const cellOf = (row: IntradayRow, [key, , text]: (typeof columns)[number]): string =>
    row[key] === null ? "–" : text(row[key]);
  const clock = (row: IntradayRow): string => words.date(row.startsAt, "time", day.zone);
  const exported = useMemo(
    (): readonly GridColumn<IntradayRow>[] => [
      { id: "date", header: t("requirement.date"), value: () => day.date, cell: () => day.date },
      { id: "time", header: t("requirement.time"), value: clock, cell: clock },
      ...columns.map(([key, header]): GridColumn<IntradayRow> => ({
        id: key,
        header,
        align: "end",
        value: (row) => row[key],
        cell: (row) => row[key],
      })),
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns follow from the day and the language
    [t, day],
  );
  const copyAll = (): void => {
    const lines = [
      [t("requirement.time"), ...columns.map(([, header]) => header)],
      ...rows.map((row) => [clock(row), ...columns.map((column) => cellOf(row, column))]),
    ];
    void copy(lines.map((cells) => cells.join("\t")).join("\n"), rows.length);
  };
  const isNow = ({ startsAt }: IntradayRow): boolean =>
    day.now >= startsAt && day.now < startsAt + day.intervalMinutes * 60_000;
  return (
    <section className={styles.section} aria-label={t("intraday.byInterval")}>
      <div className={styles.sectionHead}>
        <h2>{t("intraday.byInterval")}</h2>
        <IconButton variant="outline" label={t("intraday.copy")} icon={<Copy />} onPress={copyAll} />
        <GridExport
          columns={exported}
          state={initialGridState(exported, [])}
          locale={locale}
          title={`${t("intraday.title")} ${day.planningGroup.name} ${day.date}`}
          readPages={async function* () {
            yield { rows, total: rows.length };
          }}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("intraday.byInterval")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("requirement.time")}</th>
              {columns.map(([key, header]) => (
                <th key={key} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.at} className={isNow(row) ? styles.now : undefined} aria-current={isNow(row) || undefined}>
                <th scope="row">{clock(row)}</th>
                {columns.map((column) => (
                  <td key={column[0]} className={cx(column[0] === "short" && row.short !== null && styles.short)}>
                    {cellOf(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
