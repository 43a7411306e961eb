import type { IntradayDay } from "@evolve/contracts/intraday";
import { useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Copy from "lucide-react/icons/copy";
import { Suspense } from "react";
import { percent } from "../../../parts/percent.ts";
import { useCopy } from "../staffing/use-copy.ts";
import styles from "./intraday.module.css";
import type { IntradayColumn, IntradayRow } from "./intraday-rows.ts";

const IntradayExport = lazyPart(async () => (await import("./intraday-export.tsx")).IntradayExport);

interface IntradayTableProps {
  readonly day: IntradayDay;
  readonly rows: readonly IntradayRow[];
}

/** All figures of the day by interval, to be read, copied and exported. */
export const IntradayTable = ({ day, rows }: IntradayTableProps) => {
  const { words } = useShell();
  const { t } = words;
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
  ] as const satisfies readonly IntradayColumn[];
  const cellOf = (row: IntradayRow, [key, , text]: (typeof columns)[number]): string =>
    row[key] === null ? "–" : text(row[key]);
  const clock = (row: IntradayRow): string => words.date(row.startsAt, "time", day.zone);
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
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t("intraday.byInterval")}</h2>
        <IconButton variant="outline" label={t("intraday.copy")} icon={<Copy />} onPress={copyAll} />
        <Suspense>
          <IntradayExport day={day} rows={rows} columns={columns} />
        </Suspense>
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
