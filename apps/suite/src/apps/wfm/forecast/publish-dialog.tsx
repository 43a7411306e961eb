import type { Forecast } from "@evolve/contracts/forecasts";
import { compareForecast, publishForecast } from "@evolve/contracts/forecast-publishing";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./forecast.module.css";

interface PublishDialogProps {
  readonly forecast: Forecast;
  readonly onClose: () => void;
}

/** What publishing changes, beside the main forecast as it is now. If another one comes first, it is compared with that. */
export const PublishDialog = ({ forecast, onClose }: PublishDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const params = { forecastId: forecast.id };
  const key = ["forecastDifference", forecast.id];
  const difference = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(compareForecast, { params }, { signal }),
    staleTime: 0,
  });
  const { data } = difference;
  const publish = useAction<{ version: number; mainId: string | null }>({
    run: (body) => client.call(publishForecast, { params, body }),
    done: () => t("forecast.published"),
    invalidates: [key, ["forecasts", forecast.businessUnitId], ["forecastSeries", forecast.id]],
    onDone: onClose,
  });
  const count = (value: number): string => words.number(Math.round(value));
  const more = (value: number): string => words.number(Math.round(value), { signDisplay: "exceptZero" });
  return (
    <Modal
      isOpen
      size="medium"
      title={t("forecast.publish")}
      saveLabel={t("forecast.publish")}
      isSaveDisabled={data === undefined}
      onOpenChange={onClose}
      onSave={async () => {
        if (data)
          await publish.mutateAsync({ version: data.version, mainId: data.main?.id ?? null }).catch(() => undefined);
      }}
    >
      {data === undefined ? (
        <QueryState error={difference.error} onRetry={() => void difference.refetch()} />
      ) : (
        <>
          <p>{t("forecast.differenceText")}</p>
          <p className={styles.quiet}>
            {data.main
              ? t("forecast.mainBy", {
                  name: data.main.publishedBy,
                  date: words.date(data.main.publishedAt, "dateTime"),
                })
              : t("forecast.noMain")}
          </p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("forecast.difference")}>
            <table className={styles.difference}>
              <thead>
                <tr>
                  <th scope="col">{t("planning.planningGroup")}</th>
                  <th scope="col">{t("forecast.main")}</th>
                  <th scope="col">{t("forecast.thisForecast")}</th>
                  <th scope="col">{t("forecast.difference")}</th>
                  <th scope="col">{t("forecast.handleTime")}</th>
                </tr>
              </thead>
              <tbody>
                {data.groups.map(({ planningGroupId, name, draft, main }) => (
                  <tr key={planningGroupId}>
                    <th scope="row">{name}</th>
                    <td className="ev-num">{main ? count(main.offered) : "–"}</td>
                    <td className="ev-num">{count(draft.offered)}</td>
                    <td className="ev-num">{more(draft.offered - (main?.offered ?? 0))}</td>
                    <td className="ev-num">
                      {main && main.handleSeconds !== draft.handleSeconds
                        ? `${count(main.handleSeconds)} → ${count(draft.handleSeconds)}`
                        : count(draft.handleSeconds)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Modal>
  );
};
