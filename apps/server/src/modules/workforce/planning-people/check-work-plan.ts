import * as contract from "@evolve/contracts/planning-people";
import {
  daysLater,
  localDateOf,
  type PlanFinding,
  type RosterAgent,
  type RosterInput,
  validatePlans,
} from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { enginePlan, enginePlans } from "../work-plans/index.ts";
import { holdersOf, listAgents } from "./agents-repository.ts";
import { blockingRuleOf } from "./blocking-rules.ts";
import { listCodes } from "./periods-repository.ts";
import { codesOf, rosterOf } from "./roster.ts";

const namedAtMost = 20;

/** Anybody: without a contract, wishes or limits of their own. */
const anybody = (plan: string): RosterAgent => ({ id: "", skills: [], assignments: [{ from: "0001-01-01", plan }] });

const draftId = "draft";

/** The first day of the week after this one, by the clocks of a zone. */
const nextWeek = (now: Date, { zone, weekStart }: Pick<RosterInput, "zone" | "weekStart">): string => {
  const today = localDateOf(now.getTime(), zone);
  return daysLater(today, (weekStart - new Date(today).getUTCDay() + 7) % 7 || 7);
};

/**
 * Who of these can have no legal week. People who are alike in all that rules read are checked once.
 */
const findingsOf = (roster: RosterInput): { readonly finding: PlanFinding; readonly agents: readonly string[] }[] => {
  const alike = Map.groupBy(roster.agents, ({ id: _, skills: __, preferences: ___, ...rest }) =>
    JSON.stringify({ ...rest, hired: (rest.hired ?? "") > roster.start ? rest.hired : null }),
  );
  const same = new Map([...alike.values()].map((people) => [people[0]?.id ?? "", people.map(({ id }) => id)]));
  const agents = roster.agents.filter(({ id }) => same.has(id));
  return validatePlans({ ...roster, agents }).map((finding) => ({
    finding,
    agents: finding.agents.flatMap((id) => same.get(id) ?? []),
  }));
};

export const checkWorkPlan = operation(contract.checkWorkPlan, ({ actor: { tenantId }, body, now, read }) =>
  read(async (tx) => {
    const { plan: given } = body;
    const id = body.id?.toLowerCase();
    const { plans, rotations } = await enginePlans(tx, tenantId);
    if (id !== undefined && !plans.some((plan) => plan.id === id)) refuse("notFound");
    const draft = enginePlan(id ?? draftId, given);
    const edited = [...plans.filter((plan) => plan.id !== id), draft];
    const codes = codesOf(await listCodes(tx, tenantId));
    if (draft.shifts.some(({ activities }) => activities.some(({ code }) => !codes.some((one) => one.id === code))))
      refuse("notFound", { fields: { "plan.shifts": "notFound" } });
    const present = (
      { finding, agents }: ReturnType<typeof findingsOf>[number],
      names: ReadonlyMap<string, string>,
    ) => ({
      rule: blockingRuleOf(finding.rule),
      week: finding.week,
      agentCount: agents.length,
      agents: agents.slice(0, namedAtMost).map((agentId) => ({ id: agentId, name: names.get(agentId) ?? "" })),
      reachable: finding.reachable,
      required: finding.required,
    });
    const first = nextWeek(now, { zone: "UTC", weekStart: 1 });
    const general = findingsOf({
      start: first,
      days: 7,
      zone: "UTC",
      weekStart: 1,
      codes,
      plans: [draft],
      agents: [anybody(draft.id)],
    });
    const holders = id === undefined ? [] : await holdersOf(tx, tenantId, id, first);
    if (general.length > 0 || holders.length === 0)
      return {
        checkedAgents: holders.length,
        findings: general.map((one) => present({ ...one, agents: [] }, new Map())),
      };
    const names = new Map(
      (await listAgents(tx, tenantId, { agentIds: holders.map(({ userId }) => userId) })).map((one) => [
        one.id,
        one.name,
      ]),
    );
    const findings = [];
    for (const [businessUnitId, people] of Map.groupBy(holders, (one) => one.businessUnitId)) {
      const agentIds = people.map(({ userId }) => userId);
      const base = await rosterOf(tx, tenantId, { businessUnitId, firstDay: first, days: 7, agentIds });
      const start = nextWeek(now, base);
      findings.push(...findingsOf({ ...base, start, plans: edited, rotations }));
    }
    return { checkedAgents: holders.length, findings: findings.map((one) => present(one, names)) };
  }),
);
