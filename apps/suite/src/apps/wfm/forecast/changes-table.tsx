import type { Override } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { applyForecastLayers, meanHandleSeconds } from "@evolve/workforce";
import { useMemo } from "react";
import styles from "./forecast.module.css";
import type { ForecastRow, LayeredSeries } from "./forecast-rows.ts";

interface ChangesTableProps {
  readonly layered: LayeredSeries;
  readonly rows: readonly ForecastRow[];
  readonly overrides: readonly Override[];
}

const listedMost = 200;

/** What overrides make of each of their rows, before they do. */
export const ChangesTable = ({ layered, rows, overrides }: ChangesTableProps) => {
  const { words } = useShell();
  const { t } = words;
  const after = useMemo(() => applyForecastLayers(layered.final, overrides), [layered, overrides]);
  const labelOf = ({ from, to }: Override): string =>
    rows.find((row) => row.from === from && row.to === to)?.label ?? "";
  const amountOf = (values: LayeredSeries["final"], { measure, from, to }: Override): number =>
    measure === "offered"
      ? values.offered.slice(from, to).reduce((sum, value) => sum + value, 0)
      : meanHandleSeconds(values, from, to);
  const count = (value: number): string => words.number(Math.round(value));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.changes} tabIndex={0} role="region" aria-label={t("forecast.changes")}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t("forecast.changes")}</th>
            <th scope="col">{t("forecast.now")}</th>
            <th scope="col">{t("forecast.after")}</th>
            <th scope="col">{t("forecast.difference")}</th>
          </tr>
        </thead>
        <tbody>
          {overrides.slice(0, listedMost).map((override) => {
            const [was, is] = [amountOf(layered.final, override), amountOf(after, override)];
            const label = labelOf(override);
            return (
              <tr key={`${override.measure} ${override.from}`}>
                <th scope="row">
                  {override.measure === "handleTime" ? `${label}, ${t("forecast.handleTime")}` : label}
                </th>
                <td className="ev-num">{count(was)}</td>
                <td className="ev-num">{count(is)}</td>
                <td className="ev-num">
                  {words.number(Math.round(is) - Math.round(was), { signDisplay: "exceptZero" })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
