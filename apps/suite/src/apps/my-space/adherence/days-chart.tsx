import type { MyAdherence } from "@evolve/contracts/my-adherence";
import { useWords } from "@evolve/i18n/react";
import { daysLater } from "@evolve/workforce";
import { Chart } from "@evolve/widgets/chart";
import { percent } from "../../../parts/percent.ts";
import { durationOf } from "../schedule/schedule-words.ts";
import styles from "./adherence.module.css";

/** Adherence of each day with a shift, in percent. */
export const DaysChart = ({ days, totals }: Pick<MyAdherence, "days" | "totals">) => {
  const words = useWords();
  const { t } = words;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || totals.adherence === null) return <p className={styles.quiet}>{t("adherence.ownNoDays")}</p>;
  const shares = new Map(days.map(({ date, adherence }) => [date, adherence]));
  const dates: string[] = [];
  for (let date = first.date; date <= last.date; date = daysLater(date, 1)) dates.push(date);
  return (
    <>
      <p className={styles.text}>
        {t("adherence.ownDaysText", {
          adherence: percent(words, totals.adherence),
          out: durationOf(words, Math.round(totals.out / 60_000)),
        })}
      </p>
      <Chart
        label={t("adherence.ownAxis")}
        instants={dates.map((date) => Date.parse(date))}
        timeZone="UTC"
        series={[
          {
            id: "adherence",
            label: t("adherence.share"),
            kind: "bars",
            tone: "brand",
            values: dates.map((date) => shares.get(date) ?? null),
          },
        ]}
        format={(value) => percent(words, value)}
        height={220}
      />
    </>
  );
};
