import { checkWorkPlan } from "@evolve/contracts/planning-people";
import { type PlanFinding, WorkPlanFields } from "@evolve/contracts/work-plans";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { PlanForm } from "./plan-form.ts";
import styles from "./plans.module.css";
import { reasons } from "./reasons.ts";

/** Typing rests for so long before the server is asked. */
const restMs = 400;

/** A text as it was when it last rested. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

interface PlanCheckProps {
  readonly control: PlanForm["control"];
  /** Of the plan that is being edited. */
  readonly planId: string | null;
}

/** Who could not keep the plan as it stands in the form, and why; follows what is typed. */
export const PlanCheck = ({ control, planId }: PlanCheckProps) => {
  const { client, words } = useShell();
  const { t } = words;
  // The name changes nothing about who can keep it, and may not be there yet.
  const given = WorkPlanFields.safeParse({ ...useWatch({ control }), name: "-" });
  const text = useRested(given.success ? JSON.stringify(given.data) : "");
  const check = useQuery({
    queryKey: ["workPlans", "check", planId, text],
    queryFn: ({ signal }) =>
      client.call(
        checkWorkPlan,
        { body: { plan: WorkPlanFields.parse(JSON.parse(text)), ...(planId !== null && { id: planId }) } },
        { signal },
      ),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (!given.success || check.data === undefined) return <p className={styles.quiet}>{t("workPlans.checkWaits")}</p>;
  const { checkedAgents, findings } = check.data;
  if (findings.length === 0)
    return <Banner tone="success">{t("workPlans.checkFine", { agents: checkedAgents })}</Banner>;
  const sentence = ({ rule, agentCount, reachable, required }: PlanFinding): string =>
    reachable < required
      ? t("workPlans.findingHours", {
          agents: agentCount,
          reason: t(reasons[rule]),
          reachable: words.number(reachable / 60),
          required: words.number(Math.ceil(required / 5) / 12),
        })
      : t("workPlans.findingWeek", { agents: agentCount, reason: t(reasons[rule]) });
  return (
    <Banner tone="warning" title={t("workPlans.checkFailed")}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.week} ${finding.rule}`}>
            {sentence(finding)}
            {finding.agents.length > 0 && (
              <span className={styles.quiet} dir="auto">
                {" "}
                {finding.agents.map(({ name }) => name).join(", ")}
                {finding.agents.length < finding.agentCount && "…"}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
