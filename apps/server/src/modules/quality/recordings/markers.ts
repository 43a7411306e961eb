import { holdsAny } from "@evolve/contracts/permissions";
import * as contract from "@evolve/contracts/recordings";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { lockInteraction } from "./interactions-repository.ts";
import { changeMarker, countMarkers, findMarker, insertMarker, removeMarker } from "./markers-repository.ts";
import { presentMarker } from "./present.ts";
import { findRecording } from "./recordings-repository.ts";

/** Puts a marker into a recording. */
export const addRecordingMarker = operation(
  contract.addRecordingMarker,
  ({ actor: { tenantId, userId }, params: { interactionId }, body: { second, note }, now, write }) =>
    write(async (tx) => {
      if (!(await lockInteraction(tx, tenantId, interactionId))) refuse("notFound");
      if (!(await findRecording(tx, tenantId, interactionId))) refuse("notFound");
      const { markersMax } = contract.recordingLimits;
      if ((await countMarkers(tx, tenantId, interactionId)) >= markersMax) refuse("tooManyMarkers");
      const id = newId();
      await insertMarker(tx, tenantId, { id, interactionId, second, note, by: userId, at: now });
      return { marker: presentMarker((await findMarker(tx, tenantId, id)) ?? refuse("notFound"), userId) };
    }),
);

/** Changes a marker, which only the person who put it may do. */
export const updateRecordingMarker = operation(
  contract.updateRecordingMarker,
  ({ actor: { tenantId, userId }, params: { markerId }, body: { version, ...fields }, write }) =>
    write(async (tx) => {
      const before = await findMarker(tx, tenantId, markerId);
      if (before?.createdBy !== userId) return refuse("notFound");
      requireVersion(version, before.version);
      await changeMarker(tx, tenantId, markerId, fields);
      return { marker: presentMarker((await findMarker(tx, tenantId, markerId)) ?? refuse("notFound"), userId) };
    }),
);

/** Deletes a marker: one's own, or with `recording:edit` anybody's. */
export const deleteRecordingMarker = operation(
  contract.deleteRecordingMarker,
  ({ actor: { tenantId, userId, permissions }, params: { markerId }, write }) =>
    write(async (tx) => {
      const { createdBy } = (await findMarker(tx, tenantId, markerId)) ?? refuse("notFound");
      if (createdBy !== userId && !holdsAny(permissions, "recording:edit")) refuse("notFound");
      await removeMarker(tx, tenantId, markerId);
      return { success: true } as const;
    }),
);
