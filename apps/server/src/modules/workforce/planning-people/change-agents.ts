import type { AuditAction } from "@evolve/contracts/audit-actions";
import * as contract from "@evolve/contracts/planning-people";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { findKnownUsers } from "../../directory/users/index.ts";
import { recordEvent, recordEvents } from "../../platform/audit/index.ts";
import { hasTooManySkills } from "../../platform/organisation/index.ts";
import { requireBusinessUnit } from "../planning-setup/index.ts";
import { presentAgent } from "./agents.ts";
import {
  deleteAgent,
  findAgent,
  insertAgents,
  isNumberTaken,
  listAgents,
  lockAgents,
  updateAgents,
} from "./agents-repository.ts";
import { findSite } from "./choices-repository.ts";
import { assignFrom, placeFrom, replacePeriods, teachFrom } from "./periods-repository.ts";
import { requireAll, requirePlans, requireRoom } from "./requirements.ts";

const columnsOf = (terms: contract.ContractTerms) => ({
  min_weekly_minutes: terms.minWeeklyMinutes,
  max_weekly_minutes: terms.maxWeeklyMinutes,
  max_days: terms.maxDays,
  min_rest_minutes: terms.minRestMinutes,
  max_consecutive_days: terms.maxConsecutiveDays,
});

const record = (
  tx: ActorTransaction,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, { tenantId: tx.tenantId, at: tx.now, actorId: tx.actor.userId, action, targetId, details });

export const savePlanningAgent = operation(contract.savePlanningAgent, ({ body, params, write }) =>
  write(async (tx) => {
    const { tenantId } = tx;
    const id = params.userId.toLowerCase();
    await lockAgents(tx, tenantId);
    const before = (await findAgent(tx, tenantId, id)) ?? refuse("notFound");
    requireVersion(body.version, before.version);
    await requireBusinessUnit(tx, body.businessUnitId);
    const { sites, skills, assignments } = body;
    await requireAll(
      tx,
      "sites",
      "sites",
      sites.map(({ siteId }) => siteId),
    );
    await requireAll(
      tx,
      "skills",
      "skills",
      skills.map(({ skillId }) => skillId),
    );
    await requirePlans(tx, "assignments", assignments);
    if (body.employeeNumber !== null && (await isNumberTaken(tx, tenantId, body.employeeNumber, id)))
      refuse("nameExists", { fields: { employeeNumber: "unique" } });
    await updateAgents(tx, tenantId, [id], {
      business_unit_id: body.businessUnitId,
      employee_number: body.employeeNumber,
      leaves_on: body.leavesOn,
      ...columnsOf(body.contract),
    });
    await replacePeriods(tx, tenantId, id, { sites, skills, assignments });
    await record(tx, "planning-agent.updated", id, body);
    return { agent: await presentAgent(tx, tenantId, id) };
  }),
);

export const addPlanningAgents = operation(contract.addPlanningAgents, ({ body, write }) =>
  write(async (tx) => {
    await lockAgents(tx, tx.tenantId);
    await requireBusinessUnit(tx, body.businessUnitId);
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    if ((await findKnownUsers(tx, tx.tenantId, userIds)).length < userIds.length)
      refuse("notFound", { fields: { userIds: "notFound" } });
    const { assignment } = body;
    if (assignment) await requirePlans(tx, "assignment", [assignment]);
    const added = await insertAgents(tx, tx.tenantId, body.businessUnitId, userIds);
    if (assignment && added.length > 0) await assignFrom(tx, tx.tenantId, added, assignment);
    await record(tx, "planning-agent.added", body.businessUnitId, { userIds, assignment });
    return { added: added.length };
  }),
);

export const changePlanningAgents = operation(contract.changePlanningAgents, ({ body, write }) =>
  write(async (tx) => {
    const { tenantId } = tx;
    await lockAgents(tx, tenantId);
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    const people = await listAgents(tx, tenantId, { agentIds: userIds });
    if (people.length < userIds.length) refuse("notFound", { fields: { userIds: "notFound" } });
    const { contract: terms, assignment, site, skills } = body;
    if (assignment) {
      await requirePlans(tx, "assignment", [assignment]);
      await assignFrom(tx, tenantId, userIds, assignment);
      await requireRoom(tx, "plan_assignments", "assignment", userIds);
    }
    if (site) {
      const units = new Set(people.map(({ businessUnitId }) => businessUnitId));
      const { businessUnitId } = (await findSite(tx, tenantId, site.siteId)) ?? {};
      if (businessUnitId === undefined || units.size > 1 || !units.has(businessUnitId))
        refuse("notFound", { fields: { site: "notFound" } });
      await placeFrom(tx, tenantId, userIds, site);
      await requireRoom(tx, "agent_sites", "site", userIds);
    }
    if (skills) {
      await requireAll(
        tx,
        "skills",
        "skills",
        skills.map(({ skillId }) => skillId),
      );
      for (const skill of skills) await teachFrom(tx, tenantId, userIds, skill);
      if (await hasTooManySkills(tx, tenantId, userIds)) refuse("tooManySkills");
    }
    const changed = await updateAgents(tx, tenantId, userIds, terms ? columnsOf(terms) : {});
    const event = { tenantId, at: tx.now, actorId: tx.actor.userId, action: "planning-agent.updated" as const };
    await recordEvents(
      tx,
      userIds.map((targetId) => ({ ...event, targetId, details: { contract: terms, assignment, site, skills } })),
    );
    return { changed };
  }),
);

export const removePlanningAgent = operation(contract.removePlanningAgent, ({ params, write }) =>
  write(async (tx) => {
    const id = params.userId.toLowerCase();
    await lockAgents(tx, tx.tenantId);
    const { name } = (await findAgent(tx, tx.tenantId, id)) ?? refuse("notFound");
    await deleteAgent(tx, tx.tenantId, id);
    await record(tx, "planning-agent.removed", id, { name });
    return { success: true } as const;
  }),
);
