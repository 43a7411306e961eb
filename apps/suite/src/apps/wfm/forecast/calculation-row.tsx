import type { Forecast } from "@evolve/contracts/forecasts";
import { cancelJob } from "@evolve/contracts/jobs";
import { jobsKey, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import styles from "./forecast.module.css";

interface CalculationRowProps {
  readonly forecast: Forecast;
}

/** How far the calculation is, which its starter may cancel; or why there is nothing to see. */
export const CalculationRow = ({ forecast }: CalculationRowProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { calculation, calculatedAt, businessUnitId } = forecast;
  const cancel = useAction<string>({
    run: (jobId) => client.call(cancelJob, { params: { jobId }, body: {} }),
    invalidates: [["forecasts", businessUnitId], jobsKey],
  });
  if (calculation === null)
    return (
      calculatedAt === null && (
        <ProgressBar label={t("forecast.calculating")} value={null} className={styles.progress} />
      )
    );
  if (calculation.state === "done") return null;
  if (calculation.state === "failed") return <Banner tone="danger">{t("forecast.calculationFailed")}</Banner>;
  if (calculation.state === "cancelled") return <Banner tone="info">{t("forecast.calculationCancelled")}</Banner>;
  return (
    <div className={styles.calculation}>
      <ProgressBar
        label={t("forecast.calculating")}
        value={calculation.state === "waiting" ? null : calculation.progress}
        className={styles.progress}
      />
      {calculation.isOwn && (
        <Button
          size="small"
          isDisabled={cancel.isPending || calculation.state === "cancelling"}
          onPress={() => cancel.mutate(calculation.jobId)}
        >
          {t("forecast.cancel")}
        </Button>
      )}
    </div>
  );
};
