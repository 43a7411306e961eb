import type { StaffingWeek, StaleReason } from "@evolve/contracts/staffing";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import styles from "./staffing.module.css";

interface StaleNoticeProps {
  readonly calculation: NonNullable<StaffingWeek["calculation"]>;
  readonly isRunning: boolean;
  /** Absent without the permission. */
  readonly onRecalculate: (() => void) | undefined;
}

const reasons: Readonly<Record<StaleReason, PlainKey>> = {
  forecast: "requirement.staleForecast",
  goal: "requirement.staleGoal",
  shrinkage: "requirement.staleShrinkage",
  setUp: "requirement.staleSetUp",
};

/** When the requirement was calculated, and what has changed since. */
export const StaleNotice = ({ calculation, isRunning, onRecalculate }: StaleNoticeProps) => {
  const words = useWords();
  const { t } = words;
  const { calculatedAt, calculatedBy, stale, late } = calculation;
  const date = words.date(calculatedAt, "dateTime");
  const when =
    calculatedBy === null
      ? t("requirement.calculatedAt", { date })
      : t("requirement.calculatedBy", { date, name: calculatedBy });
  return (
    <>
      <p className={styles.quiet}>
        {when}
        {late > 0 && ` ${t("requirement.late", { contacts: Math.round(late) })}`}
      </p>
      {stale.length > 0 && (
        <Banner
          tone="warning"
          isAnnounced={false}
          action={
            onRecalculate && (
              <Button variant="primary" isPending={isRunning} onPress={onRecalculate}>
                {t("requirement.recalculate")}
              </Button>
            )
          }
        >
          {t("requirement.stale", { reasons: words.list(stale.map((reason) => t(reasons[reason]))) })}
        </Banner>
      )}
    </>
  );
};
