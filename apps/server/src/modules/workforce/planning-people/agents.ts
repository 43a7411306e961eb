import {
  type AgentWishes,
  Availability,
  DayOffPreferences,
  ShiftPreferences,
} from "@evolve/contracts/agent-preferences";
import * as contract from "@evolve/contracts/planning-people";
import { limits } from "@evolve/contracts/limits";
import { localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { type AgentColumns, findAgent, searchAgentRows } from "./agents-repository.ts";
import { listNames, listSiteNames, listUnplanned } from "./choices-repository.ts";
import { listAssignments, listPlannedSkills, listPreferences, listSitePeriods } from "./periods-repository.ts";

const presentPerson = (row: AgentColumns) => ({
  id: row.id,
  name: row.name,
  employeeNumber: row.employeeNumber,
  businessUnitId: row.businessUnitId,
  hireDate: row.hireDate,
  leavesOn: row.leavesOn,
  version: row.version,
  contract: {
    minWeeklyMinutes: row.minWeeklyMinutes,
    maxWeeklyMinutes: row.maxWeeklyMinutes,
    maxDays: row.maxDays,
    minRestMinutes: row.minRestMinutes,
    maxConsecutiveDays: row.maxConsecutiveDays,
  },
});

const presentWishes = (said: Awaited<ReturnType<typeof listPreferences>>): AgentWishes => {
  const saved = (kind: (typeof said)[number]["kind"]) => said.find((one) => one.kind === kind)?.value;
  const [availability, dayOff, shift] = [saved("availability"), saved("dayOff"), saved("shift")];
  return {
    availability: availability ? Availability.parse(availability) : null,
    weekdaysOff: dayOff ? DayOffPreferences.parse(dayOff).weekdays : [],
    shifts: shift ? ShiftPreferences.parse(shift) : { earliestStart: null, latestStart: null, shiftHours: null },
  };
};

/** Somebody with sites, skills and plans over time, and their wishes. */
export const presentAgent = async (tx: Tx, tenantId: string, id: string): Promise<contract.PlanningAgent> => {
  const row = (await findAgent(tx, tenantId, id)) ?? refuse("notFound");
  return {
    ...presentPerson(row),
    wishes: presentWishes(await listPreferences(tx, tenantId, [id])),
    sites: (await listSitePeriods(tx, tenantId, [id])).map(({ fromDay, siteId }) => ({ fromDay, siteId })),
    skills: (await listPlannedSkills(tx, tenantId, [id])).map(({ skillId, name, proficiency, fromDay, toDay }) => ({
      skillId,
      name,
      proficiency,
      fromDay,
      toDay,
    })),
    assignments: (await listAssignments(tx, tenantId, [id])).map(({ fromDay, workPlanId, rotationId }) => ({
      fromDay,
      workPlanId,
      rotationId,
    })),
  };
};

export const searchPlanningAgents = operation(contract.searchPlanningAgents, ({ actor, body, now, read }) =>
  read(async (tx) => {
    const { tenantId } = actor;
    const { rows, total, next, statistics } = await searchAgentRows(tx, tenantId, body, now);
    const ids = rows.map(({ id }) => id);
    const sites = Map.groupBy(await listSitePeriods(tx, tenantId, ids), ({ userId }) => userId);
    const plans = Map.groupBy(await listAssignments(tx, tenantId, ids), ({ userId }) => userId);
    const skills = Map.groupBy(await listPlannedSkills(tx, tenantId, ids), ({ userId }) => userId);
    const agents = rows.map((row) => {
      const today = localDateOf(now.getTime(), row.zone);
      const hasBegun = ({ fromDay }: { readonly fromDay: string }): boolean => fromDay <= today;
      return {
        ...presentPerson(row),
        businessUnitName: row.businessUnitName,
        teamName: row.teamName,
        siteName: sites.get(row.id)?.findLast(hasBegun)?.name ?? null,
        planName: plans.get(row.id)?.findLast(hasBegun)?.name ?? null,
        skillNames: (skills.get(row.id) ?? [])
          .filter(({ fromDay, toDay }) => (fromDay ?? today) <= today && today <= (toDay ?? today))
          .map(({ name }) => name),
      };
    });
    return { agents, totalRecords: total, next, statistics };
  }),
);

export const readPlanningAgent = operation(contract.readPlanningAgent, ({ actor, params, read }) =>
  read(async (tx) => ({ agent: await presentAgent(tx, actor.tenantId, params.userId.toLowerCase()) })),
);

export const planningAgentChoices = operation(contract.planningAgentChoices, ({ actor: { tenantId }, read }) =>
  read(async (tx) => ({
    skills: await listNames(tx, tenantId, "skills"),
    workPlans: await listNames(tx, tenantId, "work_plans"),
    rotations: await listNames(tx, tenantId, "rotations"),
    sites: (await listSiteNames(tx, tenantId)).map(({ id, name, businessUnitId }) => ({ id, name, businessUnitId })),
  })),
);

export const searchUnplannedUsers = operation(
  contract.searchUnplannedUsers,
  ({ actor: { tenantId }, body: { search }, read }) =>
    read(async (tx) => {
      const { users, total } = await listUnplanned(tx, tenantId, search, limits.pageSizeMax);
      return { users: users.map(({ id, name, teamName }) => ({ id, name, teamName })), totalRecords: total };
    }),
);
