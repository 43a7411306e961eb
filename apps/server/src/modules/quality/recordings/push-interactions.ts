import * as contract from "@evolve/contracts/interactions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { listAgentsOf, type NewInteraction, putInteractions } from "./interactions-repository.ts";

/** Stores what a contact system knows of interactions. The last one of the same reference counts. */
export const pushInteractions = operation(
  contract.pushInteractions,
  ({ actor: { tenantId }, body: { interactions: given }, now, write }) =>
    write(async (tx) => {
      const lower = (text: string | undefined): string[] => (text === undefined ? [] : [text.toLowerCase()]);
      const agents = await listAgentsOf(tx, tenantId, {
        ids: [...new Set(given.flatMap(({ userId }) => lower(userId)))],
        userNames: [...new Set(given.flatMap(({ userName }) => lower(userName)))],
        numbers: [...new Set(given.flatMap(({ employeeNumber }) => lower(employeeNumber)))],
      });
      const stored = new Map<string, NewInteraction>();
      for (const [index, { userId, userName, employeeNumber, queue, wrapUp, messages, ...row }] of given.entries()) {
        checkInstant(`interactions.${index}.startedAt`, row.startedAt, now);
        const [field, key] =
          userId !== undefined
            ? ["userId", `id ${userId}`]
            : userName !== undefined
              ? ["userName", `name ${userName}`]
              : ["employeeNumber", `number ${employeeNumber ?? ""}`];
        const agentId =
          agents.get(key.toLowerCase()) ??
          refuse("notFound", { fields: { [`interactions.${index}.${field}`]: "notFound" } });
        stored.set(row.reference, {
          ...row,
          id: newId(),
          userId: agentId,
          queue: queue ?? null,
          wrapUp: wrapUp ?? null,
          messages: messages ?? [],
        });
      }
      const ids = await putInteractions(tx, tenantId, [...stored.values()]);
      return {
        stored: stored.size,
        interactions: [...stored.keys()].map((reference) => ({ reference, id: ids.get(reference) ?? "" })),
      };
    }),
);

/** An interaction in the future is a mistake in the feed. */
const checkInstant = (field: string, text: string, now: Date): void => {
  const { aheadMinutes } = contract.interactionLimits;
  if (Date.parse(text) - now.getTime() <= aheadMinutes * 60_000) return;
  const reason = `${field}: more than ${aheadMinutes} minutes ahead of the server's clock`;
  refuse("invalidParameters", { fields: { [field]: "invalid" }, reason });
};
