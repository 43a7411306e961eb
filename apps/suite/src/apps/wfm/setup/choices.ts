import { searchBusinessUnits } from "@evolve/contracts/business-units";
import type { EventEffect, EventKind } from "@evolve/contracts/calendar-events";
import type { ActivityKind } from "@evolve/contracts/activity-codes";
import { limits } from "@evolve/contracts/limits";
import type { Media } from "@evolve/contracts/planning";
import { searchQueues } from "@evolve/contracts/queues";
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
