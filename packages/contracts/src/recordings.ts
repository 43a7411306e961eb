import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { fault, Id } from "./validators.ts";

const area = "recording";
const view = { anyOf: ["recording:view"] } as const;
const listen = { anyOf: ["recording:listen"] } as const;
const edit = { anyOf: ["recording:edit"] } as const;
const params = z.strictObject({ interactionId: Id });
const success = z.object({ success: z.literal(true) });

export const recordingLimits = {
  bytes: 100_000_000,
  /** The address of a recording is good for so long, and no longer than its session. */
  addressMinutes: 15,
  markersMax: 200,
  secondsMax: 86_400,
  retentionDaysMin: 1,
  retentionDaysMax: 3_650,
  retentionDays: 365,
} as const;

export const recordingFormats = ["wav", "mp3", "ogg", "webm"] as const;
export const RecordingFormat = z.enum(recordingFormats);
export type RecordingFormat = z.output<typeof RecordingFormat>;

export const RecordingFacts = z.object({
  /** Null: the caller may not listen. Contact systems write customers' numbers into names of files. */
  fileName: z.nullable(z.string()),
  format: RecordingFormat,
  bytes: z.number(),
  /** ISO 8601 */
  storedAt: z.string(),
});

const second = z.int().check(z.gte(0), z.lte(recordingLimits.secondsMax));
const note = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.descriptionMax, "maxLength"));

export const MarkerFields = z.strictObject({
  /** From the beginning of the recording. */
  second,
  note,
});

export const RecordingMarker = z.object({
  id: z.string(),
  second: z.number(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** Whether the caller put it. */
  isOwn: z.boolean(),
  version: Version,
});
export type RecordingMarker = z.output<typeof RecordingMarker>;

export const uploadRecording = defineCall({
  name: "uploadRecording",
  summary:
    "Takes the recording of an interaction (multipart, field `file`): WAV, MP3, Ogg or WebM, in place of the one before. It is stored encrypted.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/recording",
  access: edit,
  params,
  upload: { bytes: recordingLimits.bytes },
  answer: z.object({ recording: RecordingFacts }),
  errors: ["notFound", "legalHold", "unsupportedMediaType", "bodyTooLarge", "fileRefused"],
});

export const ListeningAddress = z.object({
  /** From the root of the origin. */
  address: z.string(),
  /** ISO 8601 */
  expiresAt: z.string(),
});

export const startListening = defineCall({
  name: "startListening",
  summary:
    "Answers the address of a recording for an audio element: good for this recording, this session and a quarter of an hour. It answers ranges. The audit log says who listened.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/listening",
  access: listen,
  params,
  answer: ListeningAddress,
  errors: ["notFound"],
});

/** Where `startListening` leads; outside of the calls, since it answers bytes and an audio element sends no headers. */
export const audioPath = "/recording/v1/audio";

export const addRecordingMarker = defineCall({
  name: "addRecordingMarker",
  summary: "Puts a note at a second of a recording, unless its interaction is on legal hold.",
  area,
  method: "POST",
  path: "/recording/v1/interactions/:interactionId/markers",
  access: listen,
  params,
  body: MarkerFields,
  answer: z.object({ marker: RecordingMarker }),
  errors: ["notFound", "legalHold", "tooManyMarkers"],
});

const ofMarker = z.strictObject({ markerId: Id });

export const updateRecordingMarker = defineCall({
  name: "updateRecordingMarker",
  summary: "Changes a marker of the caller's own, unless its interaction is on legal hold.",
  area,
  method: "PUT",
  path: "/recording/v1/markers/:markerId",
  access: listen,
  params: ofMarker,
  body: z.extend(MarkerFields, { version: z.optional(Version) }),
  answer: z.object({ marker: RecordingMarker }),
  errors: ["notFound", "legalHold", "changedMeanwhile"],
});

export const deleteRecordingMarker = defineCall({
  name: "deleteRecordingMarker",
  summary:
    "Deletes a marker of the caller's own; those of others with `recording:edit`. None is deleted on legal hold.",
  area,
  method: "DELETE",
  path: "/recording/v1/markers/:markerId",
  access: listen,
  params: ofMarker,
  answer: success,
  errors: ["notFound", "legalHold"],
});

export const RecordingSettingsFields = z.strictObject({
  /** Days after which interactions are deleted with their recordings. */
  retentionDays: z
    .int("number")
    .check(
      z.gte(recordingLimits.retentionDaysMin, fault("min", { min: recordingLimits.retentionDaysMin })),
      z.lte(recordingLimits.retentionDaysMax, fault("max", { max: recordingLimits.retentionDaysMax })),
    ),
  /** Whether agents hear and read their own interactions. */
  agentsListen: z.boolean(),
});

export type RecordingSettingsFields = z.output<typeof RecordingSettingsFields>;

const settings = z.object({ retentionDays: z.number(), agentsListen: z.boolean(), version: Version });

export const readRecordingSettings = defineCall({
  name: "readRecordingSettings",
  summary: "How long the tenant keeps interactions and their recordings, and whether agents hear and read their own.",
  area,
  method: "GET",
  path: "/recording/v1/settings",
  access: view,
  answer: settings,
  errors: [],
});

export const saveRecordingSettings = defineCall({
  name: "saveRecordingSettings",
  summary:
    "Sets how long interactions and their recordings are kept, and whether agents hear and read their own. What is older is deleted within an hour.",
  area,
  method: "PUT",
  path: "/recording/v1/settings",
  access: edit,
  body: z.extend(RecordingSettingsFields, {
    /** Without it that stays as it is. */
    agentsListen: z.optional(z.boolean()),
    version: z.optional(Version),
  }),
  answer: settings,
  errors: ["changedMeanwhile"],
});
