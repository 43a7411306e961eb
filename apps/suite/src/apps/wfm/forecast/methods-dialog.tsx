import { chooseForecastMethod } from "@evolve/contracts/forecast-inputs";
import type { MethodChoice, SeriesReport } from "@evolve/contracts/forecast-report";
import type { Forecast } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { useState } from "react";
import styles from "./forecast.module.css";
import { grains } from "./forecast-rows.ts";
import { atGrain, methodNames } from "./method-names.ts";
import { useRecalculate } from "./use-recalculate.ts";
import { percent, signedPercent } from "../../../parts/percent.ts";

interface MethodsDialogProps {
  readonly forecast: Forecast;
  readonly planningGroupId: string;
  readonly report: SeriesReport;
  readonly chosen: MethodChoice;
  readonly onClose: () => void;
}

const headings = {
  interval: "forecast.wapeByInterval",
  day: "forecast.wapeByDay",
  week: "forecast.wapeByWeek",
} as const;

/** Each method's accuracy at past origins, by lead and grain. An editor chooses one, and the forecast is calculated with it. */
export const MethodsDialog = ({ forecast, planningGroupId, report, chosen, onClose }: MethodsDialogProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [lead, setLead] = useState("all");
  const { isDisabled, recalculate } = useRecalculate(forecast);
  const choose = useAction<MethodChoice>({
    run: (method) => client.call(chooseForecastMethod, { params: { planningGroupId }, body: { method } }),
    done: (method) => t("forecast.methodChosen", { method: t(methodNames[method]) }),
    invalidates: [
      ["forecastInputs", planningGroupId],
      ["forecastSeries", forecast.id],
    ],
    onDone: () => {
      recalculate();
      onClose();
    },
  });
  const leads = report.methods[0]?.leads.map(({ weeks }) => weeks) ?? [];
  const share = (value: number | undefined, isSigned = false): string =>
    (isSigned ? signedPercent : percent)(words, value, 1);
  return (
    <Modal isOpen size="large" title={t("forecast.methodsTitle")} onOpenChange={onClose}>
      <div className="ev-modal-fields">
        <p>{t("forecast.methodsText")}</p>
        <Select
          className={styles.lead}
          label={t("forecast.publishedAhead")}
          placeholder={t("forecast.publishedAhead")}
          options={[
            { id: "all", label: t("forecast.allLeads") },
            ...leads.map((weeks) => ({
              id: String(weeks),
              label: weeks === 0 ? t("forecast.underAWeek") : t("forecast.weeksAhead", { weeks }),
            })),
          ]}
          value={lead}
          onChange={setLead}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("forecast.methodsTitle")}>
          <table className={cx(styles.difference, styles.methods)}>
            <thead>
              <tr>
                <th scope="col">{t("forecast.methodName")}</th>
                {grains.map((grain) => (
                  <th key={grain} scope="col">
                    {t(headings[grain])}
                  </th>
                ))}
                <th scope="col">{t("forecast.bias")}</th>
                {holds("wfm:forecast:edit") && <th scope="col">{t("forecast.methodUse")}</th>}
              </tr>
            </thead>
            <tbody>
              {report.methods.map((tried) => {
                const name = t(methodNames[tried.method]);
                const of = lead === "all" ? tried : tried.leads.find(({ weeks }) => String(weeks) === lead);
                return (
                  <tr key={tried.method}>
                    <th scope="row">{name}</th>
                    {grains.map((grain) => (
                      <td key={grain} className="ev-num">
                        {share(atGrain(of, grain)?.wape)}
                      </td>
                    ))}
                    <td className="ev-num">{share(of?.byDay.bias, true)}</td>
                    {holds("wfm:forecast:edit") && (
                      <td>
                        {tried.method === chosen ? (
                          t("forecast.methodInUse")
                        ) : (
                          <Button
                            size="small"
                            aria-label={t("forecast.methodUseNamed", { method: name })}
                            isDisabled={isDisabled || choose.isPending}
                            onPress={() => choose.mutate(tried.method)}
                          >
                            {t("forecast.methodUse")}
                          </Button>
                        )}
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </Modal>
  );
};
