import type { forecastRemarks, MethodChoice, SeriesReport } from "@evolve/contracts/forecast-report";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { cx } from "@evolve/widgets/cx";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./forecast.module.css";
import type { Grain } from "./forecast-rows.ts";
import { accuracyAt, methodNames } from "./method-names.ts";
import { percent, signedPercent } from "../../../parts/percent.ts";

interface AccuracyStripProps {
  readonly report: SeriesReport;
  readonly grain: Grain;
  /** The methods beside each other, to choose one. */
  readonly action: ReactNode;
}

const remarkTexts: Readonly<Record<(typeof forecastRemarks)[number], PlainKey>> = {
  "short-history": "forecast.remark.shortHistory",
  "no-yearly-season": "forecast.remark.noYearlySeason",
  "missing-days": "forecast.remark.missingDays",
  "method-not-available": "forecast.remark.methodNotAvailable",
  "no-handle-times": "forecast.remark.noHandleTimes",
};
/** Smaller weights change nothing that a reader could see. */
const leastWeight = 0.005;

/** How good the method was at past origins, beside the naive ones: readers of a forecast ask this first. */
export const AccuracyStrip = ({ report, grain, action }: AccuracyStripProps) => {
  const words = useWords();
  const { t } = words;
  const { coverage, handleTimeWape, method, origins, remarks, weights } = report;
  const share = (value: number, isSigned = false): string => (isSigned ? signedPercent : percent)(words, value, 1);
  const methods = weights
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ method: part, weight }) => `${t(methodNames[part])} ${percent(words, weight)}`);
  const known = remarks.map((remark) => t(remarkTexts[remark]));
  const tried = (one: MethodChoice) => accuracyAt(report, one, grain);
  const own = tried(method);
  const [eightWeeks, lastWeek] = [tried("mean-of-8-weeks"), tried("same-weekday-last-week")];
  if (!own || !eightWeeks || !lastWeek)
    return (
      <Banner tone="info" action={action}>
        {[t("forecast.noAccuracy"), ...known].join(" ")}
      </Banner>
    );
  const rows = [
    { id: "own", name: t("forecast.wape"), of: own },
    { id: "eightWeeks", name: t("forecast.eightWeeks"), of: eightWeeks },
    { id: "lastWeek", name: t("forecast.lastWeek"), of: lastWeek },
  ];
  const highest = Math.max(...rows.map(({ of }) => of.wape), 0.001);
  const isWorse = own.wape > Math.min(eightWeeks.wape, lastWeek.wape) * 1.02;
  return (
    <Card
      title={t("forecast.accuracy")}
      note={
        <span className={styles.tools}>
          {t("forecast.accuracyNote", { origins, grain })}
          {action}
        </span>
      }
    >
      <div className={styles.accuracy}>
        <dl className={styles.bars}>
          {rows.map(({ id, name, of: { wape } }) => (
            <div key={id} className={styles.barRow}>
              <dt>{name}</dt>
              <dd>
                <span
                  className={cx(styles.meter, id === "own" && styles.own, id === "own" && isWorse && styles.bad)}
                  style={{ inlineSize: `calc((100% - 64px) * ${wape / highest})` }}
                />
                <span className="ev-num">{share(wape)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.figures}>
          <div>
            <dt>{t("forecast.bias")}</dt>
            <dd className="ev-num">{share(own.bias, true)}</dd>
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
        {[
          method === "combination"
            ? t("forecast.methods", { methods: methods.join(", ") })
            : t("forecast.chosenMethod", { method: t(methodNames[method]) }),
          ...known,
        ].join(" ")}
      </p>
    </Card>
  );
};
