import { searchBusinessUnits } from "@evolve/contracts/business-units";
import type { EventEffect } from "@evolve/contracts/calendar-events";
import type { EventKind } from "@evolve/contracts/planning-filters";
import { searchActivityCodes } from "@evolve/contracts/activity-codes";
import { type ActivityKind } from "@evolve/contracts/planning-filters";
import { limits } from "@evolve/contracts/limits";
import type { Media } from "@evolve/contracts/planning";
import { planningAgentChoices } from "@evolve/contracts/planning-people";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { searchQueues } from "@evolve/contracts/queues";
import { searchWorkPlans } from "@evolve/contracts/work-plans";
import type { PlainKey, Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { queryOptions } from "@tanstack/react-query";

export const mediaNames: Readonly<Record<Media, PlainKey>> = {
  voice: "planning.mediaVoice",
  chat: "planning.mediaChat",
  email: "planning.mediaEmail",
  callback: "planning.mediaCallback",
};

export const eventKindNames: Readonly<Record<EventKind, PlainKey>> = {
  closed: "planning.kindClosed",
  special: "planning.kindSpecial",
  campaign: "planning.kindCampaign",
  outage: "planning.kindOutage",
};

export const effectNames: Readonly<Record<EventEffect, PlainKey>> = {
  exclude: "planning.effectExclude",
  multiply: "planning.effectMultiply",
  copy: "planning.effectCopy",
};

export const activityKindNames: Readonly<Record<ActivityKind, PlainKey>> = {
  onQueue: "planning.activityOnQueue",
  break: "planning.activityBreak",
  meal: "planning.activityMeal",
  meeting: "planning.activityMeeting",
  training: "planning.activityTraining",
  offQueue: "planning.activityOffQueue",
  timeOff: "planning.activityTimeOff",
  unavailable: "planning.activityUnavailable",
};

/** Options of a closed list, in its order. */
export const optionsOf = <Id extends string>(
  { t }: Words,
  ids: readonly Id[],
  names: Readonly<Record<Id, PlainKey>>,
): readonly ChoiceOption[] => ids.map((id) => ({ id, label: t(names[id]) }));

export const businessUnitChoices = (client: Client) =>
  queryOptions({
    queryKey: ["businessUnits", "choices"],
    queryFn: async ({ signal }): Promise<readonly ChoiceOption[]> =>
      (await client.call(searchBusinessUnits, { body: { top: limits.pageSizeMax } }, { signal })).businessUnits.map(
        ({ id, name }) => ({ id, label: name }),
      ),
  });

/** All queues with their business unit. */
export const queueChoices = (client: Client) =>
  queryOptions({
    queryKey: ["queues", "choices"],
    queryFn: async ({ signal }) =>
      (await client.call(searchQueues, { body: { top: limits.pageSizeMax } }, { signal })).queues,
  });

/** All planning groups, by name. */
export const planningGroupChoices = (client: Client) =>
  queryOptions({
    queryKey: ["planningGroups", "choices"],
    queryFn: async ({ signal }) =>
      (await client.call(searchPlanningGroups, { body: { top: limits.pageSizeMax } }, { signal })).planningGroups,
  });

/** All activity codes, by name. */
export const activityCodeChoices = (client: Client) =>
  queryOptions({
    queryKey: ["activityCodes", "choices"],
    queryFn: async ({ signal }) =>
      (await client.call(searchActivityCodes, { body: { top: limits.pageSizeMax } }, { signal })).activityCodes,
  });

/** Skills, plans, rotations, sites and people to choose from. */
export const agentChoices = (client: Client) =>
  queryOptions({
    queryKey: ["agents", "choices"],
    queryFn: ({ signal }) => client.call(planningAgentChoices, {}, { signal }),
  });

export const workPlanChoices = (client: Client) =>
  queryOptions({
    queryKey: ["workPlans", "choices"],
    queryFn: async ({ signal }) =>
      optionsOfNames((await client.call(searchWorkPlans, { body: { top: limits.pageSizeMax } }, { signal })).workPlans),
  });

export const optionsOfNames = (
  rows: readonly { readonly id: string; readonly name: string }[] = [],
): readonly ChoiceOption[] => rows.map(({ id, name }) => ({ id, label: name }));
