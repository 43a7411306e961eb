import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IsoDate } from "./date-rules.ts";
import { organisationLimits, Version } from "./organisation.ts";
import { contractTerms, EmployeeNumber, planOrRotation } from "./planning-people.ts";
import { Id } from "./validators.ts";

/** What is changed of somebody in a grid. Site and plan count from today on at the business unit, until what begins later. */
const AgentEdit = z.strictObject({
  userId: Id,
  version: Version,
  employeeNumber: z.optional(EmployeeNumber),
  /** The last day of employment. */
  leavesOn: z.optional(z.nullable(IsoDate)),
  minWeeklyMinutes: z.optional(contractTerms.minWeeklyMinutes),
  maxWeeklyMinutes: z.optional(contractTerms.maxWeeklyMinutes),
  maxDays: z.optional(contractTerms.maxDays),
  maxConsecutiveDays: z.optional(contractTerms.maxConsecutiveDays),
  minRestMinutes: z.optional(contractTerms.minRestMinutes),
  /** Null: the site that begins today is taken back. */
  siteId: z.optional(z.nullable(Id)),
  /** Null: what begins today is taken back. */
  assignment: z.optional(
    z.nullable(z.strictObject({ workPlanId: z.nullable(Id), rotationId: z.nullable(Id) }).check(planOrRotation)),
  ),
});

export const AgentEdits = z.strictObject({
  agents: z.array(AgentEdit).check(
    z.minLength(1, "required"),
    z.maxLength(organisationLimits.membersAtOnce),
    z.refine(
      (edits: readonly { readonly userId: string }[]) =>
        new Set(edits.map(({ userId }) => userId.toLowerCase())).size === edits.length,
      "unique",
    ),
  ),
});
export type AgentEdits = z.output<typeof AgentEdits>;

export const editPlanningAgents = defineCall({
  name: "editPlanningAgents",
  summary:
    "Changes employee number, last day, terms of the contract, site and plan of several people who are planned: of all of them or of none.",
  area: "planning",
  method: "POST",
  path: "/wfm/v1/agents/edit",
  access: { anyOf: ["wfm:plans:edit"] },
  body: AgentEdits,
  answer: z.object({ changed: z.number() }),
  errors: ["notFound", "nameExists", "changedMeanwhile", "invalidParameters"],
});
