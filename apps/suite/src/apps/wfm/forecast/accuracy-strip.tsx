import type { SeriesReport } from "@evolve/contracts/forecasts";
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

/** How good the method was at past origins, beside the naive ones: readers of a forecast ask this first. */
export const AccuracyStrip = ({ report }: AccuracyStripProps) => {
  const words = useWords();
  const { t } = words;
  const { accuracy, coverage, handleTimeWape, origins } = report;
  const share = (value: number, signed = false): string =>
    words.number(value, {
      style: "percent",
      maximumFractionDigits: 1,
      ...(signed && { signDisplay: "exceptZero" as const }),
    });
  if (!accuracy) return <Banner tone="info">{t("forecast.noAccuracy")}</Banner>;
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
    </Card>
  );
};
