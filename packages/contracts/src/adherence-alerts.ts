import * as z from "zod/mini";
import { AdherenceAlertFilter, DeviationKind, deviationKinds } from "./adherence-filters.ts";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";
import { Id } from "./validators.ts";

const area = "adherence";
const view = { anyOf: ["wfm:adherence:view"] } as const;
const edit = { anyOf: ["wfm:adherence:edit"] } as const;

export const adherenceAlertLimits = { alertsMax: 200, minutesMax: 240, recipientsMax: 50 } as const;

const fields = {
  /** Whose agents: those of a team, or those who may take the contacts of a planning group. One of the two. */
  teamId: z.nullable(Id),
  planningGroupId: z.nullable(Id),
  /** Agents who are out of adherence for so long without a gap are told of. */
  minutes: wholeBetween(1, adherenceAlertLimits.minutesMax),
  /** Deviations that count, by what is done now; none: all. */
  kinds: z.array(DeviationKind).check(z.maxLength(deviationKinds.length)),
  /** None: those of the agent's team who may approve deviations; where the team has none, everybody who may. */
  recipientIds: z.array(Id).check(z.maxLength(adherenceAlertLimits.recipientsMax, "maxLength")),
  /** Nobody is told while it is off. */
  isActive: z.boolean(),
};

type Scope = Pick<z.output<typeof Fields>, "teamId" | "planningGroupId">;
const Fields = z.strictObject(fields);
const isOfOne = z.check<Scope>(({ value, issues }) => {
  if ((value.teamId === null) === (value.planningGroupId === null))
    issues.push({ code: "custom", input: value, path: ["teamId"], message: "required" });
});

export const AdherenceAlertFields = Fields.check(isOfOne);
export type AdherenceAlertFields = z.output<typeof AdherenceAlertFields>;

const Person = z.object({ id: z.string(), name: z.string() });

const AdherenceAlert = z.object({
  id: z.string(),
  ...fields,
  /** The team's or the planning group's. */
  name: z.string(),
  recipients: z.array(Person),
  version: Version,
});
export type AdherenceAlert = z.output<typeof AdherenceAlert>;

const path = "/wfm/v1/adherence-alerts";

export const searchAdherenceAlerts = defineCall({
  name: "searchAdherenceAlerts",
  summary: "Rules by which people are notified of agents who are out of adherence for long.",
  area,
  method: "POST",
  path: `${path}/search`,
  access: view,
  body: searchBody({ filter: AdherenceAlertFilter, orderBy: ["name", "minutes"] }),
  answer: searchAnswer("alerts", AdherenceAlert),
  errors: ["invalidParameters"],
});

export const saveAdherenceAlert = defineCall({
  name: "saveAdherenceAlert",
  summary: "Adds a rule, or with `id` changes it or switches it on or off.",
  area,
  method: "PUT",
  path,
  access: edit,
  body: z.strictObject({ ...fields, id: z.optional(Id), version: z.optional(Version) }).check(isOfOne),
  answer: z.object({ alert: AdherenceAlert }),
  errors: ["notFound", "changedMeanwhile", "tooManyPlanningRows", "invalidParameters"],
});

export const deleteAdherenceAlert = defineCall({
  name: "deleteAdherenceAlert",
  summary: "Deletes a rule. What it has told stays.",
  area,
  method: "DELETE",
  path: `${path}/:alertId`,
  access: edit,
  params: z.strictObject({ alertId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const searchAlertRecipients = defineCall({
  name: "searchAlertRecipients",
  summary: "Users who can be told of adherence: those who are active, not locked, and may see it.",
  area,
  method: "POST",
  path: `${path}/recipients/search`,
  access: edit,
  body: searchBody({ filter: TextFilter, orderBy: ["name"] }),
  answer: searchAnswer("recipients", Person),
  errors: ["invalidParameters"],
});
