import type { forecastMethods, forecastRemarks, SeriesReport } from "@evolve/contracts/forecasts";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { cx } from "@evolve/widgets/cx";
import { Card } from "../../../parts/card.tsx";
import styles from "./forecast.module.css";

interface AccuracyStripProps {
  readonly report: SeriesReport;
}

const rows: readonly ["combination" | "meanOf8Weeks" | "sameWeekdayLastWeek", PlainKey][] = [
  ["combination", "forecast.wape"],
  ["meanOf8Weeks", "forecast.eightWeeks"],
  ["sameWeekdayLastWeek", "forecast.lastWeek"],
];

const methodNames: Readonly<Record<(typeof forecastMethods)[number], PlainKey>> = {
  "same-weekday-last-week": "forecast.method.sameWeekdayLastWeek",
  "mean-of-8-weeks": "forecast.method.meanOf8Weeks",
  "calendar-regression": "forecast.method.calendar",
  "calendar-with-level": "forecast.method.calendarLevel",
  "calendar-with-trend": "forecast.method.calendarTrend",
  "calendar-with-last-year": "forecast.method.calendarLastYear",
};
const remarkTexts: Readonly<Record<(typeof forecastRemarks)[number], PlainKey>> = {
  "short-history": "forecast.remark.shortHistory",
  "no-yearly-season": "forecast.remark.noYearlySeason",
  "missing-days": "forecast.remark.missingDays",
  "no-handle-times": "forecast.remark.noHandleTimes",
};
/** Smaller weights change nothing that a reader could see. */
const leastWeight = 0.005;

/** How good the method was at past origins, beside the naive ones: readers of a forecast ask this first. */
export const AccuracyStrip = ({ report }: AccuracyStripProps) => {
  const words = useWords();
  const { t } = words;
  const { accuracy, coverage, handleTimeWape, origins, remarks, weights } = report;
  const share = (value: number, signed = false): string =>
    words.number(value, {
      style: "percent",
      maximumFractionDigits: 1,
      ...(signed && { signDisplay: "exceptZero" as const }),
    });
  const methods = weights
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .map(
      ({ method, weight }) =>
        `${t(methodNames[method])} ${words.number(weight, { style: "percent", maximumFractionDigits: 0 })}`,
    );
  const known = remarks.map((remark) => t(remarkTexts[remark]));
  if (!accuracy) return <Banner tone="info">{[t("forecast.noAccuracy"), ...known].join(" ")}</Banner>;
  const highest = Math.max(...rows.map(([method]) => accuracy[method].wape), 0.001);
  const isWorse =
    accuracy.combination.wape > Math.min(accuracy.meanOf8Weeks.wape, accuracy.sameWeekdayLastWeek.wape) * 1.02;
  return (
    <Card title={t("forecast.accuracy")} note={t("forecast.accuracyNote", { origins })}>
      <div className={styles.accuracy}>
        <dl className={styles.bars}>
          {rows.map(([method, name]) => (
            <div key={method} className={styles.barRow}>
              <dt>{t(name)}</dt>
              <dd>
                <span
                  className={cx(
                    styles.meter,
                    method === "combination" && styles.own,
                    method === "combination" && isWorse && styles.bad,
                  )}
                  style={{ inlineSize: `calc((100% - 64px) * ${accuracy[method].wape / highest})` }}
                />
                <span className="ev-num">{share(accuracy[method].wape)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.figures}>
          <div>
            <dt>{t("forecast.bias")}</dt>
            <dd className="ev-num">{share(accuracy.combination.bias, true)}</dd>
          </div>
          {coverage !== null && (
            <div>
              <dt>{t("forecast.inBand")}</dt>
              <dd className="ev-num">{share(coverage)}</dd>
            </div>
          )}
          {handleTimeWape !== null && (
            <div>
              <dt>{t("forecast.handleWape")}</dt>
              <dd className="ev-num">{share(handleTimeWape)}</dd>
            </div>
          )}
        </dl>
      </div>
      {isWorse && <p className={styles.quiet}>{t("forecast.worse")}</p>}
      <p className={cx(styles.quiet, styles.method)}>
        {[t("forecast.methods", { methods: methods.join(", ") }), ...known].join(" ")}
      </p>
    </Card>
  );
};
