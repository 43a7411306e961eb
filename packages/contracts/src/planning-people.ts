import * as z from "zod/mini";
import { AgentWishes } from "./agent-preferences.ts";
import { defineCall } from "./call.ts";
import { IsoDate } from "./date-rules.ts";
import { limits } from "./limits.ts";
import { organisationLimits, Version } from "./organisation.ts";
import { PlanningAgentFilter } from "./people-filters.ts";
import { wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { fault, Id } from "./validators.ts";
import { fives, PlanFinding, WorkPlanFields, workPlanLimits } from "./work-plans.ts";

const area = "planning";

export const peopleLimits = {
  employeeNumberMax: 40,
  /** Sites, or plans, of one person over time. */
  periodsMax: 100,
} as const;

export const contractTerms = {
  /** Paid hours of a week, in minutes. */
  minWeeklyMinutes: z.nullable(fives(0, workPlanLimits.weeklyMinutesMax)),
  maxWeeklyMinutes: z.nullable(fives(0, workPlanLimits.weeklyMinutesMax)),
  /** Of a week. */
  maxDays: z.nullable(wholeBetween(1, 7)),
  minRestMinutes: z.nullable(fives(0, workPlanLimits.restMinutesMax)),
  maxConsecutiveDays: z.nullable(wholeBetween(1, 14)),
};

/** What somebody's contract limits; null: what the work plan says. Of both, the stricter holds. */
export const ContractTerms = z.strictObject(contractTerms).check(
  z.check(({ value, issues }) => {
    const { minWeeklyMinutes: min, maxWeeklyMinutes: max } = value;
    if (min !== null && max !== null && max < min)
      issues.push({ code: "custom", input: value, path: ["maxWeeklyMinutes"], message: fault("min", { min }) });
  }),
);
export type ContractTerms = z.output<typeof ContractTerms>;
export const noTerms: ContractTerms = {
  minWeeklyMinutes: null,
  maxWeeklyMinutes: null,
  maxDays: null,
  minRestMinutes: null,
  maxConsecutiveDays: null,
};

const startsOnce = z.refine<readonly { readonly fromDay: string }[]>(
  (periods) => new Set(periods.map(({ fromDay }) => fromDay)).size === periods.length,
  "unique",
);

const eachSkillOnce = z.refine<readonly { readonly skillId: string }[]>(
  (skills) => new Set(skills.map(({ skillId }) => skillId.toLowerCase())).size === skills.length,
  "unique",
);

/** Where somebody works from a day until the next entry. */
export const SitePeriod = z.strictObject({ fromDay: IsoDate, siteId: Id });
export type SitePeriod = z.output<typeof SitePeriod>;

/** One of both. */
export const planOrRotation = z.refine<{ readonly workPlanId: string | null; readonly rotationId: string | null }>(
  ({ workPlanId, rotationId }) => (workPlanId === null) !== (rotationId === null),
  { error: "required", path: ["workPlanId"] },
);

/** What somebody works by from a day until the next entry: a plan or a rotation. */
export const PlanAssignment = z
  .strictObject({ fromDay: IsoDate, workPlanId: z.nullable(Id), rotationId: z.nullable(Id) })
  .check(planOrRotation);
export type PlanAssignment = z.output<typeof PlanAssignment>;

/** A skill, for which somebody is planned between two days; null: without a beginning or an end. */
const PlannedSkill = z
  .strictObject({
    skillId: Id,
    proficiency: wholeBetween(1, organisationLimits.proficiencyMax),
    fromDay: z.nullable(IsoDate),
    toDay: z.nullable(IsoDate),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.fromDay !== null && value.toDay !== null && value.toDay < value.fromDay)
        issues.push({ code: "custom", input: value, path: ["toDay"], message: "dateRange" });
    }),
  );

/** Unique in the tenant, whatever its case. */
export const EmployeeNumber = z.nullable(
  z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(peopleLimits.employeeNumberMax, "maxLength")),
);

export const PlanningAgentFields = z.strictObject({
  businessUnitId: Id,
  employeeNumber: EmployeeNumber,
  /** The last day of employment. */
  leavesOn: z.nullable(IsoDate),
  contract: ContractTerms,
  sites: z.array(SitePeriod).check(z.maxLength(peopleLimits.periodsMax), startsOnce),
  skills: z.array(PlannedSkill).check(z.maxLength(limits.skillsPerUser), eachSkillOnce),
  assignments: z.array(PlanAssignment).check(z.maxLength(peopleLimits.periodsMax), startsOnce),
});
export type PlanningAgentFields = z.output<typeof PlanningAgentFields>;

/** A skill that several people get from a day on. */
export const SkillFrom = z.strictObject({
  skillId: Id,
  proficiency: wholeBetween(1, organisationLimits.proficiencyMax),
  fromDay: IsoDate,
});
export type SkillFrom = z.output<typeof SkillFrom>;

const person = {
  /** The user's id. */
  id: z.string(),
  name: z.string(),
  employeeNumber: z.nullable(z.string()),
  businessUnitId: z.string(),
  hireDate: z.string(),
  leavesOn: z.nullable(z.string()),
  version: Version,
};

export const PlanningAgent = z.object({
  ...person,
  wishes: AgentWishes,
  contract: z.object(contractTerms),
  sites: z.array(z.object({ fromDay: z.string(), siteId: z.string() })),
  skills: z.array(
    z.object({
      skillId: z.string(),
      name: z.string(),
      proficiency: z.number(),
      fromDay: z.nullable(z.string()),
      toDay: z.nullable(z.string()),
    }),
  ),
  assignments: z.array(
    z.object({ fromDay: z.string(), workPlanId: z.nullable(z.string()), rotationId: z.nullable(z.string()) }),
  ),
});
export type PlanningAgent = z.output<typeof PlanningAgent>;

/** As things are today. */
export const PlanningAgentRow = z.object({
  ...person,
  businessUnitName: z.string(),
  teamName: z.nullable(z.string()),
  siteName: z.nullable(z.string()),
  /** Of the plan or the rotation. */
  planName: z.nullable(z.string()),
  contract: z.object(contractTerms),
  skillNames: z.array(z.string()),
});
export type PlanningAgentRow = z.output<typeof PlanningAgentRow>;

export const searchPlanningAgents = defineCall({
  name: "searchPlanningAgents",
  summary: "The people who are planned, with contract, site, skills and plan of today.",
  area,
  method: "POST",
  path: "/wfm/v1/agents/search",
  access: { anyOf: ["wfm:plans:view"] },
  body: searchBody({ filter: PlanningAgentFilter, orderBy: ["name", "employeeNumber"] }),
  answer: searchAnswer("agents", PlanningAgentRow),
  errors: ["invalidParameters"],
});

const params = z.strictObject({ userId: Id });

export const readPlanningAgent = defineCall({
  name: "readPlanningAgent",
  summary: "Somebody who is planned: contract, and sites, skills and plans over time.",
  area,
  method: "GET",
  path: "/wfm/v1/agents/:userId",
  access: { anyOf: ["wfm:plans:view"] },
  params,
  answer: z.object({ agent: PlanningAgent }),
  errors: ["notFound"],
});

export const savePlanningAgent = defineCall({
  name: "savePlanningAgent",
  summary: "Changes somebody who is planned. Sites, skills and plans that are not named any more are removed.",
  area,
  method: "PUT",
  path: "/wfm/v1/agents/:userId",
  access: { anyOf: ["wfm:plans:edit"] },
  params,
  body: z.extend(PlanningAgentFields, { version: z.optional(Version) }),
  answer: z.object({ agent: PlanningAgent }),
  errors: ["notFound", "nameExists", "changedMeanwhile"],
});

const UserIds = z.array(Id).check(z.minLength(1, "required"), z.maxLength(organisationLimits.membersAtOnce));

export const NewPlanningAgents = z.strictObject({
  businessUnitId: Id,
  userIds: UserIds,
  /** The plan of those who are added; none where it is not given. */
  assignment: z.optional(PlanAssignment),
});
export type NewPlanningAgents = z.output<typeof NewPlanningAgents>;

export const addPlanningAgents = defineCall({
  name: "addPlanningAgents",
  summary: "Has users planned in a business unit. Who is planned already stays as they are.",
  area,
  method: "POST",
  path: "/wfm/v1/agents",
  access: { anyOf: ["wfm:plans:edit"] },
  body: NewPlanningAgents,
  answer: z.object({ added: z.number() }),
  errors: ["notFound"],
});

export const changePlanningAgents = defineCall({
  name: "changePlanningAgents",
  summary: "Gives several people who are planned the same contract, or the same plan, site or skills from a day on.",
  area,
  method: "POST",
  path: "/wfm/v1/agents/change",
  access: { anyOf: ["wfm:plans:edit"] },
  body: z.strictObject({
    userIds: UserIds,
    contract: z.optional(ContractTerms),
    /** Later entries of these people are removed. */
    assignment: z.optional(PlanAssignment),
    /** Of the business unit of all of them. Later entries are removed, too. */
    site: z.optional(SitePeriod),
    /** Who has one already gets this proficiency, and keeps it without an end. */
    skills: z.optional(
      z.array(SkillFrom).check(z.minLength(1, "required"), z.maxLength(limits.skillsPerUser), eachSkillOnce),
    ),
  }),
  answer: z.object({ changed: z.number() }),
  errors: ["notFound", "invalidParameters", "tooManySkills"],
});

export const removePlanningAgent = defineCall({
  name: "removePlanningAgent",
  summary: "Has somebody planned no longer; the user and their skills stay.",
  area,
  method: "DELETE",
  path: "/wfm/v1/agents/:userId",
  access: { anyOf: ["wfm:plans:edit"] },
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

const choice = { id: z.string(), name: z.string() };

export const planningAgentChoices = defineCall({
  name: "planningAgentChoices",
  summary: "What can be chosen for people who are planned: skills, plans, rotations and sites.",
  area,
  method: "GET",
  path: "/wfm/v1/agent-choices",
  access: { anyOf: ["wfm:plans:view", "wfm:setup:view"] },
  answer: z.object({
    skills: z.array(z.object(choice)),
    workPlans: z.array(z.object(choice)),
    rotations: z.array(z.object(choice)),
    sites: z.array(z.object({ ...choice, businessUnitId: z.string() })),
  }),
  errors: [],
});

export const searchUnplannedUsers = defineCall({
  name: "searchUnplannedUsers",
  summary: "Users who are not planned yet, by name: those whose name or address contains a text, at most 200.",
  area,
  method: "POST",
  path: "/wfm/v1/agent-choices/users",
  access: { anyOf: ["wfm:plans:edit"] },
  body: z.strictObject({ search: z._default(SearchText, "") }),
  answer: z.object({
    users: z.array(z.object({ ...choice, teamName: z.nullable(z.string()) })),
    totalRecords: z.number(),
  }),
  errors: [],
});

export const checkWorkPlan = defineCall({
  name: "checkWorkPlan",
  summary:
    "Whether a work plan as it is being edited allows a legal week: for anybody at all, and with `id` for each of those who have it next week. Changes nothing.",
  area,
  method: "POST",
  path: "/wfm/v1/work-plans/check",
  access: { anyOf: ["wfm:plans:view"] },
  body: z.strictObject({ id: z.optional(Id), plan: WorkPlanFields }),
  answer: z.object({ checkedAgents: z.number(), findings: z.array(PlanFinding) }),
  errors: ["notFound"],
});
