import { Readable } from "node:stream";
import { audioPath } from "@evolve/contracts/recordings";
import { holdsAny, permissionSet } from "@evolve/contracts/permissions";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { findLiveSession } from "../../sign-in/sessions/index.ts";
import { type Grant, grantOf } from "./audio-address.ts";
import { chunkBytes, openChunk } from "./audio-cipher.ts";
import { mediaTypes } from "./audio-format.ts";
import { type ByteRange, rangeOf } from "./byte-range.ts";
import { findChunk, findRecording, type RecordingRow } from "./recordings-repository.ts";
import { mayHearOwn } from "./own-repository.ts";
import { keyPurpose } from "./store-recording.ts";

/**
 * `GET /recording/v1/audio?grant=…`: the recording that an address of `startListening` is good for, or a range of it. Each request asks again
 * whether the session lives and may listen, since an address may be copied.
 */
export const serveAudio = (app: FastifyInstance, services: Services): void => {
  const { clock, database, secrets } = services;

  const admit = async (sealed: unknown): Promise<{ grant: Grant; recording: RecordingRow }> => {
    const given = typeof sealed === "string" ? grantOf(secrets, sealed) : null;
    const grant = given ?? refuse("notFound", { reason: "no address of a recording" });
    const { tenantId, sessionId, interactionId, recordingId, expires } = grant;
    const now = clock.now();
    if (expires <= now.getTime()) refuse("tokenExpired", { reason: "the address has expired" });
    return database.readTenant(tenantId, async (tx) => {
      const session = (await findLiveSession(tx, tenantId, sessionId, now)) ?? refuse("signedOut");
      const isAllowed =
        holdsAny(permissionSet(session.permissions), "recording:listen") ||
        (session.impersonatorId === null &&
          (await mayHearOwn(tx, { tenantId, userId: session.userId, interactionId })));
      if (!isAllowed) refuse("forbidden");
      const recording = await findRecording(tx, tenantId, interactionId);
      return recording?.id === recordingId ? { grant, recording } : refuse("notFound");
    });
  };

  async function* bytesOf(
    { tenantId }: Grant,
    { id, sealedKey }: RecordingRow,
    { first, last }: ByteRange,
  ): AsyncGenerator<Buffer> {
    const key = Buffer.from(secrets.open(sealedKey, keyPurpose(tenantId, id)), "base64");
    for (let number = Math.floor(first / chunkBytes); number * chunkBytes <= last; number += 1) {
      const sealed = await database.readTenant(tenantId, (tx) => findChunk(tx, tenantId, id, number));
      if (!sealed) throw new Error(`chunk ${number} of recording ${id} is missing`);
      const start = number * chunkBytes;
      yield openChunk(key, id, number, sealed).subarray(Math.max(0, first - start), last + 1 - start);
    }
  }

  app.get<{ Querystring: { grant?: unknown } }>(
    audioPath,
    { schema: { hide: true } },
    async ({ headers, query }, reply) => {
      const { grant, recording } = await admit(query.grant);
      const size = recording.bytes;
      void reply.header("cache-control", "no-store").header("accept-ranges", "bytes");
      const range = rangeOf(headers.range, size);
      if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
      const { first, last } = range ?? { first: 0, last: size - 1 };
      if (range) void reply.code(206).header("content-range", `bytes ${first}-${last}/${size}`);
      return reply
        .type(mediaTypes[recording.format])
        .header("content-length", last - first + 1)
        .header("content-disposition", "inline")
        .send(Readable.from(bytesOf(grant, recording, { first, last })));
    },
  );
};
