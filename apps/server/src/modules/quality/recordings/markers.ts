import { holdsAny } from "@evolve/contracts/permissions";
import * as contract from "@evolve/contracts/recordings";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockInteraction } from "./interactions-repository.ts";
import {
  changeMarker,
  countMarkers,
  findMarker,
  insertMarker,
  type MarkerRow,
  removeMarker,
} from "./markers-repository.ts";
import { presentMarker } from "./present.ts";
import { findRecording } from "./recordings-repository.ts";

type Change = "interaction.marker-added" | "interaction.marker-changed" | "interaction.marker-deleted";

const recordChange = (
  tx: ActorTransaction,
  at: Date,
  action: Change,
  { interactionId, second, note }: Pick<MarkerRow, "interactionId" | "second" | "note">,
): Promise<void> => {
  const { tenantId, userId: actorId } = tx.actor;
  return recordEvent(tx, { tenantId, at, actorId, action, targetId: interactionId, details: { second, note } });
};

/** Keeps an interaction from being put on hold or deleted meanwhile. On hold, its markers stay as they are. */
const lockChangeable = async (tx: ActorTransaction, interactionId: string): Promise<void> => {
  const { holdReason } = (await lockInteraction(tx, tx.actor.tenantId, interactionId)) ?? refuse("notFound");
  if (holdReason !== null) refuse("legalHold");
};

/** A marker that the caller may change. */
const lockMarker = async (
  tx: ActorTransaction,
  markerId: string,
  isAllowed: (marker: MarkerRow) => boolean,
): Promise<MarkerRow> => {
  const { tenantId } = tx.actor;
  const marker = (await findMarker(tx, tenantId, markerId)) ?? refuse("notFound");
  if (!isAllowed(marker)) refuse("notFound");
  await lockChangeable(tx, marker.interactionId);
  // What it was before the lock may have changed.
  return (await findMarker(tx, tenantId, markerId)) ?? refuse("notFound");
};

/** Puts a marker into a recording. */
export const addRecordingMarker = operation(
  contract.addRecordingMarker,
  ({ actor: { tenantId, userId }, params: { interactionId }, body: { second, note }, now, write }) =>
    write(async (tx) => {
      await lockChangeable(tx, interactionId);
      if (!(await findRecording(tx, tenantId, interactionId))) refuse("notFound");
      const { markersMax } = contract.recordingLimits;
      if ((await countMarkers(tx, tenantId, interactionId)) >= markersMax) refuse("tooManyMarkers");
      const id = newId();
      await insertMarker(tx, tenantId, { id, interactionId, second, note, by: userId, at: now });
      await recordChange(tx, now, "interaction.marker-added", { interactionId, second, note });
      return { marker: presentMarker((await findMarker(tx, tenantId, id)) ?? refuse("notFound"), userId) };
    }),
);

/** Changes a marker, which only the person who put it may do. */
export const updateRecordingMarker = operation(
  contract.updateRecordingMarker,
  ({ actor: { tenantId, userId }, params: { markerId }, body: { version, ...fields }, now, write }) =>
    write(async (tx) => {
      const before = await lockMarker(tx, markerId, ({ createdBy }) => createdBy === userId);
      requireVersion(version, before.version);
      await changeMarker(tx, tenantId, markerId, fields);
      await recordChange(tx, now, "interaction.marker-changed", { ...before, ...fields });
      return { marker: presentMarker((await findMarker(tx, tenantId, markerId)) ?? refuse("notFound"), userId) };
    }),
);

/** Deletes a marker: one's own, or with `recording:edit` anybody's. */
export const deleteRecordingMarker = operation(
  contract.deleteRecordingMarker,
  ({ actor: { tenantId, userId, permissions }, params: { markerId }, now, write }) =>
    write(async (tx) => {
      const mayEdit = holdsAny(permissions, "recording:edit");
      const marker = await lockMarker(tx, markerId, ({ createdBy }) => mayEdit || createdBy === userId);
      await removeMarker(tx, tenantId, markerId);
      await recordChange(tx, now, "interaction.marker-deleted", marker);
      return { success: true } as const;
    }),
);
