import type { Actor } from "../../../core/actor.ts";
import type { Interaction, InteractionRow } from "@evolve/contracts/interactions";
import { holdsAny } from "@evolve/contracts/permissions";
import type { RecordingMarker } from "@evolve/contracts/recordings";
import { maskCustomer } from "./mask-customer.ts";
import type { TranscriptRow } from "./interactions-repository.ts";
import type { MarkerRow } from "./markers-repository.ts";
import type { InteractionRowColumns } from "./search-repository.ts";

export const mayListen = ({ permissions }: Pick<Actor, "permissions">): boolean =>
  holdsAny(permissions, "recording:listen");

export const presentRow = (row: InteractionRowColumns, isClear: boolean): InteractionRow => ({
  id: row.id,
  reference: row.reference,
  startedAt: row.startedAt.toISOString(),
  seconds: row.seconds,
  agent: { id: row.userId, name: row.agentName },
  teamName: row.teamName,
  channel: row.channel,
  direction: row.direction,
  queue: row.queue,
  wrapUp: row.wrapUp,
  customer: isClear ? row.customer : maskCustomer(row.customer),
  hasRecording: row.hasRecording,
  isHeld: row.isHeld,
});

export const presentMarker = (
  { id, second, note, by, createdAt, createdBy, version }: MarkerRow,
  userId: string,
): RecordingMarker => ({
  id,
  second,
  note,
  by,
  at: createdAt.toISOString(),
  isOwn: createdBy === userId,
  version,
});

export const presentMessages = (messages: readonly TranscriptRow[]): Interaction["messages"] =>
  messages.length === 0 ? null : messages.map(({ at, from, text }) => ({ at: at.toISOString(), from, text }));
