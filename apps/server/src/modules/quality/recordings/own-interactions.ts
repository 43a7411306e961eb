import * as contract from "@evolve/contracts/own-interactions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readTimeZone } from "../../directory/users/index.ts";
import { listMessages } from "./interactions-repository.ts";
import { maskCustomer } from "./mask-customer.ts";
import { isOwnInteraction, searchOwnRows } from "./own-repository.ts";
import { presentMessages } from "./present.ts";
import { findRecording } from "./recordings-repository.ts";
import { findInteractionRow, type InteractionRowColumns } from "./search-repository.ts";
import { findSettings } from "./settings-repository.ts";
import { openRecording } from "./start-listening.ts";

const presentRow = (row: InteractionRowColumns): contract.OwnInteractionRow => ({
  id: row.id,
  reference: row.reference,
  startedAt: row.startedAt.toISOString(),
  seconds: row.seconds,
  channel: row.channel,
  direction: row.direction,
  queue: row.queue,
  wrapUp: row.wrapUp,
  customer: maskCustomer(row.customer),
  hasRecording: row.hasRecording,
});

export const searchOwnInteractions = operation(
  contract.searchOwnInteractions,
  ({ actor: { tenantId, userId }, body, read }) =>
    read(async (tx) => {
      const zone = await readTimeZone(tx, tenantId, userId);
      const { rows, total, next, statistics } = await searchOwnRows(tx, { tenantId, userId, zone }, body);
      return { interactions: rows.map(presentRow), totalRecords: total, next, statistics };
    }),
);

/** An interaction of one's own; what was said in it only where the tenant lets agents hear and read theirs. */
export const readOwnInteraction = operation(
  contract.readOwnInteraction,
  ({ actor: { tenantId, userId }, params: { interactionId }, read }) =>
    read(async (tx) => {
      const row = await findInteractionRow(tx, tenantId, interactionId);
      if (row?.userId !== userId) return refuse("notFound");
      const { agentsListen: mayListen } = await findSettings(tx, tenantId);
      const recording = mayListen ? await findRecording(tx, tenantId, interactionId) : null;
      const messages = mayListen ? await listMessages(tx, tenantId, interactionId) : [];
      return {
        interaction: {
          ...presentRow(row),
          messages: presentMessages(messages),
          bytes: recording?.bytes ?? null,
          mayListen,
        },
      };
    }),
);

export const startOwnListening = operation(
  contract.startOwnListening,
  ({ actor: { tenantId, userId, sessionId }, params: { interactionId }, services: { secrets }, write }) =>
    write(async (tx) => {
      if (!(await isOwnInteraction(tx, { tenantId, userId, interactionId }))) refuse("notFound");
      if (!(await findSettings(tx, tenantId)).agentsListen) refuse("forbidden");
      return openRecording(tx, { interactionId, sessionId, secrets });
    }),
);
