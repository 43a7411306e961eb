import { deleteForecast, type Forecast } from "@evolve/contracts/forecasts";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Trash from "lucide-react/icons/trash-2";
import { Suspense, useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { isUnchangedMain, type Main } from "./is-main.ts";
import { useRecalculate } from "./use-recalculate.ts";

const PublishDialog = lazyPart(async () => (await import("./publish-dialog.tsx")).PublishDialog);

interface ForecastActionsProps {
  readonly forecast: Forecast;
  readonly main: Main | null;
}

/** What an editor does with a whole forecast. */
export const ForecastActions = ({ forecast, main }: ForecastActionsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [asks, setAsks] = useState<"publish" | "delete" | null>(null);
  const params = { forecastId: forecast.id };
  const list = ["forecasts", forecast.businessUnitId];
  const { isReady, isDisabled, recalculate } = useRecalculate(forecast);
  const remove = useAction<void>({
    run: () => client.call(deleteForecast, { params }),
    done: () => t("forecast.deleted"),
    invalidates: [list],
  });
  return (
    <>
      <IconButton variant="outline" label={t("forecast.delete")} icon={<Trash />} onPress={() => setAsks("delete")} />
      <Button isDisabled={isDisabled} onPress={recalculate}>
        {t("forecast.recalculate")}
      </Button>
      <Button
        variant="primary"
        isDisabled={!isReady || isUnchangedMain(forecast, main)}
        onPress={() => setAsks("publish")}
      >
        {t("forecast.publish")}
      </Button>
      {asks === "publish" && (
        <Suspense>
          <PublishDialog forecast={forecast} onClose={() => setAsks(null)} />
        </Suspense>
      )}
      {asks === "delete" && (
        <Question
          title={t("forecast.delete")}
          confirmLabel={t("forecast.delete")}
          onConfirm={() => {
            setAsks(null);
            remove.mutate();
          }}
          tone="danger"
          cancelLabel={t("forecast.cancel")}
          onCancel={() => setAsks(null)}
        >
          {t("forecast.deleteText")}
        </Question>
      )}
    </>
  );
};
