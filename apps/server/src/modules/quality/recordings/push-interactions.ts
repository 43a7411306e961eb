import * as contract from "@evolve/contracts/interactions";
import { recordingLimits } from "@evolve/contracts/recordings";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { requireNamedUsers } from "../../directory/users/index.ts";
import { interactionsPushed } from "./interactions-pushed.ts";
import { type NewInteraction, putInteractions } from "./interactions-repository.ts";

/** Stores what a contact system knows of interactions. The last one of the same reference counts. */
export const pushInteractions = operation(
  contract.pushInteractions,
  ({ actor: { tenantId }, body: { interactions: given }, now, services, write }) =>
    write(async (tx) => {
      for (const [index, { startedAt, messages = [] }] of given.entries()) {
        checkInstant(`interactions.${index}.startedAt`, startedAt, now);
        for (const [number, { at }] of messages.entries())
          checkInstant(`interactions.${index}.messages.${number}.at`, at, now);
      }
      const stored = new Map<string, NewInteraction>();
      const named = await requireNamedUsers(tx, tenantId, "interactions", given);
      for (const [{ queue, wrapUp, messages, ...row }, userId] of named) {
        const parts = { queue: queue ?? null, wrapUp: wrapUp ?? null, messages: messages ?? [] };
        stored.set(row.reference, { ...row, ...parts, id: newId(), userId });
      }
      const ids = await putInteractions(tx, tenantId, [...stored.values()]);
      await services.events.tell(tx, interactionsPushed, { ids: [...ids.values()] });
      return {
        stored: stored.size,
        interactions: [...stored.keys()].map((reference) => ({ reference, id: ids.get(reference) ?? "" })),
      };
    }),
);

/** What is in the future, or older than interactions can be kept, is a mistake in the feed. */
const checkInstant = (field: string, text: string, now: Date): void => {
  const { aheadMinutes } = contract.interactionLimits;
  const { retentionDaysMax } = recordingLimits;
  const ahead = Date.parse(text) - now.getTime();
  const reason =
    ahead > aheadMinutes * 60_000
      ? `more than ${aheadMinutes} minutes ahead of the server's clock`
      : ahead < -retentionDaysMax * 86_400_000
        ? `older than the ${retentionDaysMax} days that interactions can be kept`
        : null;
  if (reason !== null) refuse("invalidParameters", { fields: { [field]: "invalid" }, reason: `${field}: ${reason}` });
};
