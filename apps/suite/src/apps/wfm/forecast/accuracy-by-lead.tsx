import type { CallResult } from "@evolve/contracts/call";
import { readForecastAccuracy } from "@evolve/contracts/forecast-publishing";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./forecast.module.css";
import { percent, signedPercent } from "../../../parts/percent.ts";

interface AccuracyByLeadProps {
  readonly planningGroupId: string;
}

type Measured = Pick<CallResult<typeof readForecastAccuracy>["leads"][number], "byInterval" | "byDay" | "byWeek">;

/** What was published against what came: how far off, the longer ahead it was, over intervals, days and weeks. */
export const AccuracyByLead = ({ planningGroupId }: AccuracyByLeadProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const accuracy = useQuery({
    queryKey: ["forecastAccuracy", planningGroupId],
    queryFn: ({ signal }) => client.call(readForecastAccuracy, { params: { planningGroupId } }, { signal }),
  });
  const share = (value: number | undefined, isSigned = false): string =>
    (isSigned ? signedPercent : percent)(words, value, 1);
  const leads = accuracy.data?.leads;
  const grains = (
    <>
      <th scope="col">{t("forecast.wapeByInterval")}</th>
      <th scope="col">{t("forecast.wapeByDay")}</th>
      <th scope="col">{t("forecast.wapeByWeek")}</th>
      <th scope="col">{t("forecast.bias")}</th>
    </>
  );
  const sharesOf = (measured: Measured | null) => (
    <>
      <td className="ev-num">{share(measured?.byInterval.wape)}</td>
      <td className="ev-num">{share(measured?.byDay.wape)}</td>
      <td className="ev-num">{share(measured?.byWeek?.wape)}</td>
      <td className="ev-num">{share(measured?.byDay.bias, true)}</td>
    </>
  );
  return (
    <Card title={t("forecast.againstActuals")} note={t("forecast.againstActualsNote")}>
      {leads === undefined ? (
        <QueryState error={accuracy.error} onRetry={() => void accuracy.refetch()} />
      ) : leads.length === 0 ? (
        <p className={styles.quiet}>{t("forecast.nothingCame")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={t("forecast.againstActuals")}>
          <table className={styles.difference}>
            <colgroup span={2} />
            <colgroup span={5} />
            <colgroup span={4} />
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {t("forecast.publishedAhead")}
                </th>
                <th scope="col" rowSpan={2}>
                  {t("forecast.daysCompared")}
                </th>
                <th scope="colgroup" colSpan={5}>
                  {t("forecast.ofContacts")}
                </th>
                <th scope="colgroup" colSpan={4}>
                  {t("forecast.ofHandleTime")}
                </th>
              </tr>
              <tr>
                {grains}
                <th scope="col">{t("forecast.inBand")}</th>
                {grains}
              </tr>
            </thead>
            <tbody>
              {leads.map(({ weeks, days, inBand, handleTime, ...contacts }) => (
                <tr key={weeks}>
                  <th scope="row">{weeks === 0 ? t("forecast.underAWeek") : t("forecast.weeksAhead", { weeks })}</th>
                  <td className="ev-num">{words.number(days)}</td>
                  {sharesOf(contacts)}
                  <td className="ev-num">{share(inBand)}</td>
                  {sharesOf(handleTime)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
};
