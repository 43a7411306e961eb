import { uploadRecording as contract } from "@evolve/contracts/recordings";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { storable } from "../../../http/text.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockInteraction } from "./interactions-repository.ts";
import { completeRecording, findRecording } from "./recordings-repository.ts";
import { storeRecording } from "./store-recording.ts";

/** Takes the recording of an interaction. One on legal hold keeps the recording that it has. */
export const uploadRecording = operation(
  contract,
  async ({ actor: { tenantId, userId }, http, params: { interactionId }, now, services, write }) => {
    if (!http.isMultipart()) return refuse("unsupportedMediaType");
    // What is no multipart message makes the parser throw.
    const part = await http.file().catch((error: unknown) => refuse("fileRefused", { reason: String(error) }));
    if (!part) return refuse("fileRefused", { reason: "no file" });
    const incoming = {
      tenantId,
      interactionId,
      fileName: storable(part.filename).slice(0, 255),
      content: part.file as AsyncIterable<Buffer>,
      check: () => {
        if (part.file.truncated) refuse("bodyTooLarge");
      },
    };
    return storeRecording(services, incoming, ({ id, bytes }) =>
      write(async (tx) => {
        const { holdReason, reference } = (await lockInteraction(tx, tenantId, interactionId)) ?? refuse("notFound");
        if (holdReason !== null && (await findRecording(tx, tenantId, interactionId))) refuse("legalHold");
        await completeRecording(tx, tenantId, interactionId, { id, bytes });
        const { fileName, format, createdAt } =
          (await findRecording(tx, tenantId, interactionId)) ?? refuse("notFound");
        const event = { tenantId, at: now, actorId: userId, action: "interaction.recording-stored" as const };
        const details = { name: reference, fileName, format, bytes };
        await recordEvent(tx, { ...event, targetId: interactionId, details });
        return { recording: { fileName, format, bytes, storedAt: createdAt.toISOString() } };
      }),
    );
  },
);
