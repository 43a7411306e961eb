import * as contract from "@evolve/contracts/adherence";
import { stateMappingLimits } from "@evolve/contracts/state-mappings";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireNamedUsers } from "../../directory/users/index.ts";
import { tellAdherenceChanged } from "./announce.ts";
import { addReceived, countMappings, listMappings } from "./mappings-repository.ts";
import { type NewState, putStates } from "./states-repository.ts";

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

/** Stores what another system says that agents are in. The last one of the same agent and instant counts. */
export const pushAgentStates = operation(
  contract.pushAgentStates,
  ({ actor: { tenantId }, body: { states: given }, now, services, write }) =>
    write(async (tx) => {
      for (const [index, { startsAt }] of given.entries()) checkInstant(`states.${index}.startsAt`, startsAt, now);
      const states = new Map<string, NewState>();
      for (const [{ state, startsAt: text }, userId] of await requireNamedUsers(tx, tenantId, "states", given)) {
        const startsAt = new Date(text);
        states.set(`${userId} ${startsAt.getTime()}`, { userId, startsAt, state });
      }
      const stored = [...states.values()];
      const names = [...new Set(stored.map(({ state }) => state))];
      await addReceived(tx, tenantId, names);
      if ((await countMappings(tx, tenantId)) > stateMappingLimits.statesMax) refuse("tooManyPlanningRows");
      await putStates(tx, tenantId, stored);
      tellAdherenceChanged(services, tx, tenantId);
      const mapped = new Set((await listMappings(tx, tenantId)).flatMap(({ state, kinds }) => (kinds ? [state] : [])));
      return { stored: stored.length, unmapped: names.filter((name) => !mapped.has(name)) };
    }),
);

/** A state in the future, or one that is not kept any more, is a mistake in the feed. */
const checkInstant = (field: string, text: string, now: Date): void => {
  const { aheadMinutes, keptDays } = contract.adherenceLimits;
  const ahead = Date.parse(text) - now.getTime();
  const reason =
    ahead > aheadMinutes * minuteMs
      ? `more than ${aheadMinutes} minutes ahead of the server's clock`
      : ahead < -keptDays * dayMs
        ? `older than the ${keptDays} days that states are kept`
        : null;
  if (reason !== null) refuse("invalidParameters", { fields: { [field]: "invalid" }, reason: `${field}: ${reason}` });
};
