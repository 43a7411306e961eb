import type { Forecast } from "@evolve/contracts/forecasts";
import { compareForecast, publishForecast } from "@evolve/contracts/forecast-publishing";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { DifferenceTable } from "./difference-table.tsx";
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
    queryFn: ({ signal }) => client.call(compareForecast, { params, query: {} }, { signal }),
    staleTime: 0,
  });
  const { data } = difference;
  const publish = useAction<{ version: number; mainId: string | null }>({
    run: (body) => client.call(publishForecast, { params, body }),
    done: () => t("forecast.published"),
    invalidates: [key, ["forecasts", forecast.businessUnitId], ["forecastSeries", forecast.id]],
    onDone: onClose,
  });
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
          <DifferenceTable groups={data.groups} of={t("forecast.main")} own={t("forecast.thisForecast")} />
        </>
      )}
    </Modal>
  );
};
