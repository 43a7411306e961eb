import type { StaffingWeek, StaleReason } from "@evolve/contracts/staffing";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import type { ReactNode } from "react";
import styles from "./staffing.module.css";

interface StaleNoticeProps {
  readonly calculation: NonNullable<StaffingWeek["calculation"]>;
  /** What calculates it again. */
  readonly action: ReactNode;
}

const reasons: Readonly<Record<StaleReason, PlainKey>> = {
  forecast: "requirement.staleForecast",
  goal: "requirement.staleGoal",
  shrinkage: "requirement.staleShrinkage",
  setUp: "requirement.staleSetUp",
};

/** When the requirement was calculated, and what has changed since. */
export const StaleNotice = ({ calculation, action }: StaleNoticeProps) => {
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
        <Banner tone="warning" isAnnounced={false} action={action}>
          {t("requirement.stale", { reasons: words.list(stale.map((reason) => t(reasons[reason]))) })}
        </Banner>
      )}
    </>
  );
};
