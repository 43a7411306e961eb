import { readInteraction as contract } from "@evolve/contracts/interactions";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEventHourly } from "../../platform/audit/index.ts";
import { listMessages } from "./interactions-repository.ts";
import { listMarkers } from "./markers-repository.ts";
import { mayListen, presentMarker, presentMessages, presentRow } from "./present.ts";
import { findRecording } from "./recordings-repository.ts";
import { findInteractionRow } from "./search-repository.ts";
import { findSettings } from "./settings-repository.ts";

const day = 24 * 60 * 60;

/** An interaction; what was said in it only for those who may listen, which is recorded where it was said by somebody else. */
export const readInteraction = operation(contract, async ({ actor, params: { interactionId }, now, read, write }) => {
  const { tenantId, userId } = actor;
  const interaction = await read(async (tx) => {
    const row = (await findInteractionRow(tx, tenantId, interactionId)) ?? refuse("notFound");
    const isClear = mayListen(actor);
    const recording = await findRecording(tx, tenantId, interactionId);
    const messages = isClear ? await listMessages(tx, tenantId, interactionId) : [];
    const markers = isClear ? await listMarkers(tx, tenantId, interactionId) : [];
    const { retentionDays } = await findSettings(tx, tenantId);
    return {
      ...presentRow(row, isClear),
      messages: presentMessages(messages),
      recording: recording && {
        fileName: isClear ? recording.fileName : null,
        format: recording.format,
        bytes: recording.bytes,
        storedAt: recording.createdAt.toISOString(),
      },
      markers: markers.map((marker) => presentMarker(marker, userId)),
      hold:
        row.holdReason === null
          ? null
          : { reason: row.holdReason, by: row.heldBy ?? "", at: row.heldAt?.toISOString() ?? "" },
      keptUntil: plusSeconds(row.startedAt, retentionDays * day).toISOString(),
    };
  });
  if (interaction.messages && interaction.agent.id !== userId) {
    const event = { tenantId, at: now, actorId: userId, action: "interaction.read" as const };
    const details = { name: interaction.reference };
    await write((tx) => recordEventHourly(tx, { ...event, targetId: interaction.id, details }));
  }
  return { interaction };
});
