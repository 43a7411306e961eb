import type { CallResult } from "@evolve/contracts/call";
import { readFirstSteps } from "@evolve/contracts/first-steps";
import { limits } from "@evolve/contracts/limits";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { calculateStaffing } from "@evolve/contracts/staffing";
import type { Permission } from "@evolve/contracts/permission-names";
import { forecastLimits } from "@evolve/contracts/forecasts";
import type { Words } from "@evolve/i18n";
import { jobsKey, Page, ShellLink, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { ProgressBar } from "@evolve/widgets/progress-bar";
import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import Circle from "lucide-react/icons/circle";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./start.module.css";

type Progress = CallResult<typeof readFirstSteps>;

interface Step {
  readonly id: "unit" | "history" | "groups" | "forecast" | "publish" | "staffing";
  readonly isDone: boolean;
  readonly to: string;
  /** Opens the screen that it leads to. */
  readonly permission: Permission;
  /** What there is. */
  readonly found?: string | false;
}

const pollMs = 1_500;

const stepsOf = (progress: Progress, { t }: Words): readonly Step[] => [
  { id: "unit", isDone: progress.businessUnits > 0, to: "/wfm/business-units", permission: "wfm:setup:view" },
  {
    id: "history",
    isDone: progress.historyDays >= forecastLimits.historyMin,
    to: "/wfm/history/import",
    permission: "wfm:history:edit",
    found: progress.historyDays > 0 && t("planning.firstSteps.historyDays", { days: progress.historyDays }),
  },
  {
    id: "groups",
    isDone: progress.planningGroups > 0,
    to: "/wfm/planning-groups",
    permission: "wfm:setup:view",
    found: progress.planningGroups > 0 && t("planning.firstSteps.groupsCount", { groups: progress.planningGroups }),
  },
  {
    id: "forecast",
    isDone: progress.forecasts > 0 || progress.hasMainForecast,
    to: "/wfm/forecast",
    permission: "wfm:forecast:view",
  },
  { id: "publish", isDone: progress.hasMainForecast, to: "/wfm/forecast", permission: "wfm:forecast:view" },
  {
    id: "staffing",
    isDone: progress.staffedGroups > 0 && progress.groupsWithoutHandleTimes === 0,
    to: "/wfm/staffing",
    permission: "wfm:staffing:view",
    found:
      progress.groupsWithoutHandleTimes > 0 &&
      t("planning.firstSteps.noHandleTimes", { groups: progress.groupsWithoutHandleTimes }),
  },
];

/** WFM, First steps: what is done on the way to the first staffing, and what comes next. */
export const FirstStepsScreen = () => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const progress = useQuery({
    queryKey: ["firstSteps"],
    queryFn: ({ signal }) => client.call(readFirstSteps, {}, { signal }),
    staleTime: 0,
    // Jobs of other screens go on meanwhile.
    refetchInterval: ({ state }) => (state.data?.staffedGroups === 0 ? pollMs : false),
  });
  const calculate = useAction<void>({
    run: async () => {
      const { planningGroups } = await client.call(searchPlanningGroups, { body: { top: limits.pageSizeMax } });
      await client.call(calculateStaffing, { body: { planningGroupIds: planningGroups.map(({ id }) => id) } });
    },
    invalidates: [["firstSteps"], ["staffing"], jobsKey],
  });
  if (progress.data === undefined)
    return (
      <Page title={t("planning.firstSteps.title")} lead={t("planning.firstSteps.lead")}>
        <QueryState error={progress.error} onRetry={() => void progress.refetch()} />
      </Page>
    );
  const steps = stepsOf(progress.data, words);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <Page title={t("planning.firstSteps.title")} lead={t("planning.firstSteps.lead")}>
      <div className={styles.steps}>
        <ProgressBar
          label={t("planning.firstSteps.progress", { done, total: steps.length })}
          value={done / steps.length}
        />
        {next === undefined && <Banner tone="success">{t("planning.firstSteps.allDone")}</Banner>}
        {next === undefined && (
          <Card title={t("planning.firstSteps.thenTitle")}>
            <p>{t("planning.firstSteps.thenText")}</p>
            <div className={styles.actions}>
              {holds("user:create") && (
                <ShellLink to="/admin/users/import">{t("planning.firstSteps.then.users")}</ShellLink>
              )}
              {holds("wfm:plans:view") && (
                <>
                  <ShellLink to="/wfm/work-plans">{t("planning.firstSteps.then.plans")}</ShellLink>
                  <ShellLink to="/wfm/agents">{t("planning.firstSteps.then.agents")}</ShellLink>
                </>
              )}
              {holds("wfm:schedule:view") && (
                <ShellLink to="/wfm/generate">{t("planning.firstSteps.then.schedule")}</ShellLink>
              )}
            </div>
          </Card>
        )}
        <ol className={styles.list}>
          {steps.map(({ id, isDone, to, permission, found }) => (
            <li key={id} aria-current={id === next ? "step" : undefined}>
              <Card
                title={t(`planning.firstSteps.titles.${id}`)}
                note={
                  <span className={isDone ? styles.done : styles.open}>
                    {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
                    {t(
                      isDone
                        ? "planning.firstSteps.done"
                        : id === next
                          ? "planning.firstSteps.next"
                          : "planning.firstSteps.open",
                    )}
                  </span>
                }
              >
                <p>{t(`planning.firstSteps.texts.${id}`)}</p>
                {found !== undefined && found !== false && <p className={styles.open}>{found}</p>}
                <div className={styles.actions}>
                  {id === "staffing" && next === "staffing" && holds("wfm:staffing:edit") && (
                    <Button variant="primary" isPending={calculate.isPending} onPress={() => calculate.mutate()}>
                      {t("planning.firstSteps.calculate")}
                    </Button>
                  )}
                  {holds(permission) ? (
                    <ShellLink to={to}>{t(`planning.firstSteps.actions.${id}`)}</ShellLink>
                  ) : (
                    <span className={styles.open}>{t("planning.firstSteps.notAllowed")}</span>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
};
