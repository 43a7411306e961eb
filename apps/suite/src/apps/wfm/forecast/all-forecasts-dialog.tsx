import { compareForecast } from "@evolve/contracts/forecast-publishing";
import { type Forecast, listForecasts } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { MoreRows, PreviousRows, useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { DifferenceTable } from "./difference-table.tsx";
import styles from "./forecast.module.css";
import { ForecastState } from "./forecast-state.tsx";
import { spanOf } from "./span-of.ts";

interface AllForecastsDialogProps {
  /** The one that is shown. */
  readonly shown: Forecast;
  readonly onOpen: (forecastId: string) => void;
  readonly onClose: () => void;
}

/** All forecasts of a business unit, also old ones: each can be opened, or compared with the one that is shown. */
export const AllForecastsDialog = ({ shown, onOpen, onClose }: AllForecastsDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { businessUnitId } = shown;
  const [compared, setCompared] = useState<Forecast | null>(null);
  const list = useGrowingList({
    queryKey: ["forecasts", businessUnitId, "pages"],
    fetchPage: (before: string | undefined, signal) =>
      client.call(
        listForecasts,
        { params: { businessUnitId }, query: before === undefined ? {} : { before } },
        { signal },
      ),
    rowsOf: ({ forecasts }) => forecasts,
    nextCursor: ({ forecasts, hasMore }) => (hasMore ? forecasts.at(-1)?.id : undefined),
  });
  const main = list.page?.main ?? null;
  return (
    <Modal isOpen size="large" title={t("forecast.all")} onOpenChange={onClose}>
      {compared !== null && <Compared shown={shown} other={compared} onClose={() => setCompared(null)} />}
      {list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <PreviousRows list={list} />
          <ul className={styles.all}>
            {list.rows.map((one) => {
              const span = spanOf(words, one);
              return (
                <li key={one.id}>
                  <div>
                    <p>{span}</p>
                    <p className={styles.quiet}>
                      {t("forecast.byWhom", { name: one.createdBy, date: words.date(one.createdAt, "dateTime") })}
                    </p>
                  </div>
                  <ForecastState forecast={one} main={main} />
                  {one.id === shown.id ? (
                    <span className={styles.quiet}>{t("forecast.isShown")}</span>
                  ) : (
                    <div className={styles.steps}>
                      <Button
                        size="small"
                        isDisabled={one.calculatedAt === null}
                        aria-label={t("forecast.compareWith", { span })}
                        onPress={() => setCompared(one)}
                      >
                        {t("forecast.compare")}
                      </Button>
                      <Button
                        size="small"
                        aria-label={t("forecast.openOf", { span })}
                        onPress={() => {
                          onOpen(one.id);
                          onClose();
                        }}
                      >
                        {t("forecast.open")}
                      </Button>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
          <MoreRows list={list}>{t("forecast.showOlder")}</MoreRows>
        </>
      )}
    </Modal>
  );
};

interface ComparedProps {
  readonly shown: Forecast;
  readonly other: Forecast;
  readonly onClose: () => void;
}

/** The forecast that is shown beside another one, over the days of the former that the other covers. */
const Compared = ({ shown, other, onClose }: ComparedProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const difference = useQuery({
    queryKey: ["forecastDifference", shown.id, other.id],
    queryFn: ({ signal }) =>
      client.call(compareForecast, { params: { forecastId: shown.id }, query: { with: other.id } }, { signal }),
    staleTime: 0,
  });
  return (
    <section className={styles.compared} aria-label={t("forecast.difference")}>
      {difference.data === undefined ? (
        <QueryState error={difference.error} onRetry={() => void difference.refetch()} />
      ) : (
        <DifferenceTable
          groups={difference.data.groups}
          of={spanOf(words, other)}
          own={`${t("forecast.thisForecast")}, ${spanOf(words, shown)}`}
        />
      )}
      <Button size="small" onPress={onClose}>
        {t("forecast.closeDifference")}
      </Button>
    </section>
  );
};
