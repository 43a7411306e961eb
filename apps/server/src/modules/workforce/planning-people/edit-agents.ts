import * as contract from "@evolve/contracts/agent-edits";
import { fault } from "@evolve/contracts/validators";
import { localDateOf } from "@evolve/workforce";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvents } from "../../platform/audit/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { type AgentColumns, isNumberTaken, listAgents, lockAgents, updateAgents } from "./agents-repository.ts";
import { findSite } from "./choices-repository.ts";
import { assignOn, placeOn } from "./periods-repository.ts";
import { requirePlans, requireRoom } from "./requirements.ts";

type Edit = contract.AgentEdits["agents"][number];

/** An edit, where it stands in the call, and whom it is of. */
interface Placed extends Edit {
  readonly at: string;
  readonly person: AgentColumns;
}

export const editPlanningAgents = operation(contract.editPlanningAgents, ({ body, write }) =>
  write(async (tx) => {
    const { tenantId } = tx;
    await lockAgents(tx, tenantId);
    const edits = await placedEdits(tx, body.agents);
    await renumber(tx, edits);
    for (const edit of edits) await setTerms(tx, edit);
    const todays = await todayByUnit(tx, edits);
    for (const { person, at, siteId, assignment } of edits) {
      const { id: userId, businessUnitId } = person;
      const day = todays.get(businessUnitId) ?? refuse("notFound");
      if (siteId !== undefined) {
        if (siteId !== null && (await findSite(tx, tenantId, siteId))?.businessUnitId !== businessUnitId)
          refuse("notFound", { fields: { [`${at}.siteId`]: "notFound" } });
        await placeOn(tx, { tenantId, userId, day }, siteId);
        await requireRoom(tx, "agent_sites", `${at}.siteId`, [userId]);
      }
      if (assignment !== undefined) {
        if (assignment !== null) await requirePlans(tx, `${at}.assignment`, [assignment]);
        await assignOn(tx, { tenantId, userId, day }, assignment);
        await requireRoom(tx, "plan_assignments", `${at}.assignment`, [userId]);
      }
    }
    const userIds = edits.map(({ person }) => person.id);
    const changed = await updateAgents(tx, tenantId, userIds, {});
    const event = { tenantId, at: tx.now, actorId: tx.actor.userId, action: "planning-agent.updated" as const };
    await recordEvents(
      tx,
      edits.map(({ person, at: _at, userId: _userId, version: _version, ...details }) => ({
        ...event,
        targetId: person.id,
        details,
      })),
    );
    return { changed };
  }),
);

/** Refuses who is not planned, and who was changed since they were read. */
const placedEdits = async (tx: ActorTransaction, edits: readonly Edit[]): Promise<Placed[]> => {
  const agentIds = edits.map(({ userId }) => userId.toLowerCase());
  const people = new Map((await listAgents(tx, tx.tenantId, { agentIds })).map((person) => [person.id, person]));
  return edits.map((edit, index) => {
    const at = `agents.${index}`;
    const person = people.get(edit.userId.toLowerCase());
    if (!person) return refuse("notFound", { fields: { [`${at}.userId`]: "notFound" } });
    requireVersion(edit.version, person.version, `${at}.version`);
    return { ...edit, at, person };
  });
};

/** Numbers may change places, so all of these people lose theirs first. */
const renumber = async (tx: ActorTransaction, edits: readonly Placed[]): Promise<void> => {
  const renumbered = edits.filter(({ employeeNumber }) => employeeNumber !== undefined);
  if (renumbered.length === 0) return;
  const ids = renumbered.map(({ person }) => person.id);
  await updateAgents(tx, tx.tenantId, ids, { employee_number: null });
  for (const { person, at, employeeNumber = null } of renumbered) {
    if (employeeNumber === null) continue;
    if (await isNumberTaken(tx, tx.tenantId, employeeNumber, person.id))
      refuse("nameExists", { fields: { [`${at}.employeeNumber`]: "unique" } });
    await updateAgents(tx, tx.tenantId, [person.id], { employee_number: employeeNumber });
  }
};

const termNames = [
  "leavesOn",
  "minWeeklyMinutes",
  "maxWeeklyMinutes",
  "maxDays",
  "maxConsecutiveDays",
  "minRestMinutes",
] as const;

/** Last day and contract; what is not named stays. */
const setTerms = async (tx: ActorTransaction, { person, at, ...edit }: Placed): Promise<void> => {
  if (termNames.every((name) => edit[name] === undefined)) return;
  const { minWeeklyMinutes: min = person.minWeeklyMinutes, maxWeeklyMinutes: max = person.maxWeeklyMinutes } = edit;
  if (min !== null && max !== null && max < min)
    refuse("invalidParameters", { fields: { [`${at}.maxWeeklyMinutes`]: fault("min", { min }) } });
  const { leavesOn = person.leavesOn, maxDays = person.maxDays } = edit;
  const { maxConsecutiveDays = person.maxConsecutiveDays, minRestMinutes = person.minRestMinutes } = edit;
  await updateAgents(tx, tx.tenantId, [person.id], {
    leaves_on: leavesOn,
    min_weekly_minutes: min,
    max_weekly_minutes: max,
    max_days: maxDays,
    max_consecutive_days: maxConsecutiveDays,
    min_rest_minutes: minRestMinutes,
  });
};

/** The date at each business unit of these people. */
const todayByUnit = async (tx: ActorTransaction, edits: readonly Placed[]): Promise<ReadonlyMap<string, string>> => {
  const todays = new Map<string, string>();
  for (const id of new Set(edits.map(({ person }) => person.businessUnitId))) {
    const unit = await findUnit(tx, tx.tenantId, id);
    if (unit) todays.set(id, localDateOf(tx.now.getTime(), unit.zone));
  }
  return todays;
};
