import { readInteraction as contract } from "@evolve/contracts/interactions";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listMessages } from "./interactions-repository.ts";
import { listMarkers } from "./markers-repository.ts";
import { mayListen, presentMarker, presentMessages, presentRow } from "./present.ts";
import { findRecording } from "./recordings-repository.ts";
import { findInteractionRow } from "./search-repository.ts";
import { findSettings } from "./settings-repository.ts";

const day = 24 * 60 * 60;

/** An interaction; what was said in it only for those who may listen. */
export const readInteraction = operation(contract, ({ actor, params: { interactionId }, read }) =>
  read(async (tx) => {
    const { tenantId, userId } = actor;
    const row = (await findInteractionRow(tx, tenantId, interactionId)) ?? refuse("notFound");
    const isClear = mayListen(actor);
    const recording = await findRecording(tx, tenantId, interactionId);
    const messages = isClear ? await listMessages(tx, tenantId, interactionId) : [];
    const markers = isClear ? await listMarkers(tx, tenantId, interactionId) : [];
    const { retentionDays } = await findSettings(tx, tenantId);
    return {
      interaction: {
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
      },
    };
  }),
);
