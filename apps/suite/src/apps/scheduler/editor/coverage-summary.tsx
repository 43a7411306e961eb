import { ShellLink, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { Skeleton } from "@evolve/widgets/skeleton";
import { wholeShare } from "../../../parts/whole-share.ts";
import styles from "./coverage.module.css";
import type { Coverage } from "./use-coverage.ts";
import { percent } from "../../../parts/percent.ts";

interface CoverageSummaryProps {
  readonly coverage: Pick<Coverage, "state" | "retry" | "group" | "interval" | "intervals">;
  readonly zone: string;
  readonly isWeek: boolean;
  /** The first day of the week that is shown. */
  readonly week: string;
}

/** Beside the lines: who is missing at a time, and the service level that follows from it. */
export const CoverageSummary = (props: CoverageSummaryProps) => {
  const {
    coverage: { state, retry, group, interval, intervals },
    zone,
    isWeek,
    week,
  } = props;
  const { holds, words } = useShell();
  const { t } = words;
  const whole = (share: number): string => percent(words, wholeShare(share));
  if (state === "loading") return <Skeleton width="most" />;
  if (state === "failed")
    return (
      <>
        <p className={styles.line}>{t("scheduleEditor.requirementFailed")}</p>
        <Button size="small" variant="ghost" onPress={retry}>
          {t("common.retry")}
        </Button>
      </>
    );
  if (intervals.every(({ required }) => required === null))
    return <p className={styles.line}>{t("scheduleEditor.noRequirement")}</p>;
  if (!interval) return <p className={styles.line}>{t("scheduleEditor.nobodyMissing")}</p>;
  const missing = intervals.reduce((sum, { missingHours }) => sum + missingHours, 0);
  const { at, net, level, required } = interval;
  const isShort = net !== null && net < 0;
  const goal = group?.goal ?? null;
  return (
    <>
      <p className={cx(styles.line, styles.fit)}>
        {t("scheduleEditor.netAt", { time: words.date(at, isWeek ? "dateTime" : "time", zone) })}
      </p>
      <p className={cx(styles.net, styles.fit, isShort && styles.short)}>
        {net === null ? "–" : words.number(net, { signDisplay: "exceptZero" })}{" "}
        <span className={styles.line} title={t("scheduleEditor.missingCounted")}>
          {t("scheduleEditor.missing", { hours: words.number(Math.round(missing * 10) / 10) })}
        </span>
      </p>
      {level !== null && (
        <p className={cx(styles.line, styles.fit, goal !== null && level < goal && styles.short)}>
          {goal === null
            ? t("scheduleEditor.levelOnly", { level: whole(level) })
            : t("scheduleEditor.levelOf", {
                level: whole(level),
                goal: whole(goal),
                seconds: group?.terms?.targetSeconds ?? 0,
              })}
        </p>
      )}
      {group && required !== null && holds("wfm:staffing:view") && (
        <p className={cx(styles.line, styles.fit)}>
          <ShellLink to={`/wfm/staffing?group=${group.id}&from=${week}&at=${at}`}>
            {t("scheduleEditor.why", { people: required })}
          </ShellLink>
        </p>
      )}
    </>
  );
};
