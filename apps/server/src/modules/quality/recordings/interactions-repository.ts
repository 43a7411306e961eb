import type { InteractionChannel, InteractionDirection } from "@evolve/contracts/interaction-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface NewMessage {
  /** ISO 8601 */
  readonly at: string;
  readonly from: "agent" | "customer" | "system";
  readonly text: string;
}

export interface NewInteraction {
  readonly id: string;
  readonly reference: string;
  readonly userId: string;
  readonly channel: InteractionChannel;
  readonly direction: InteractionDirection;
  /** ISO 8601 */
  readonly startedAt: string;
  readonly seconds: number;
  readonly customer: string;
  readonly queue: string | null;
  readonly wrapUp: string | null;
  readonly messages: readonly NewMessage[];
}

/** Stores interactions in place of those of the same references, apart from those on legal hold. Answers the id of each reference. */
export const putInteractions = async (
  tx: Tx,
  tenantId: string,
  interactions: readonly NewInteraction[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = interactions.map(({ messages, ...row }) => ({
    ...row,
    words: [row.queue, row.wrapUp, row.customer, ...messages.map(({ text }) => text)].filter(Boolean).join(" "),
  }));
  // In order, so that two pushes do not wait for each other.
  await sql`
    insert into interactions as held
      (tenant_id, id, reference, user_id, channel, direction, started_at, seconds, customer, queue, wrap_up, words)
    select ${tenantId}, id, reference, "userId", channel, direction, "startedAt", seconds, customer, queue, "wrapUp", folded(words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, reference text, "userId" uuid, channel text,
      direction text, "startedAt" timestamptz, seconds int, customer text, queue text, "wrapUp" text, words text)
    order by reference
    on conflict (tenant_id, reference) do update set user_id = excluded.user_id, channel = excluded.channel,
      direction = excluded.direction, started_at = excluded.started_at, seconds = excluded.seconds,
      customer = excluded.customer, queue = excluded.queue, wrap_up = excluded.wrap_up, words = excluded.words
      where held.hold_reason is null
  `.execute(tx);
  const stored = await tx
    .selectFrom("interactions")
    .select(["id", "reference", "hold_reason as holdReason"])
    .where("tenant_id", "=", tenantId)
    .where(
      "reference",
      "=",
      anyOf(
        interactions.map(({ reference }) => reference),
        "text",
      ),
    )
    .execute();
  const ids = new Map(stored.map(({ reference, id }) => [reference, id]));
  const replaced = new Set(stored.filter(({ holdReason }) => holdReason === null).map(({ reference }) => reference));
  await putMessages(
    tx,
    tenantId,
    interactions
      .filter(({ reference }) => replaced.has(reference))
      .map(({ reference, messages }) => ({ id: ids.get(reference) ?? "", messages })),
  );
  return ids;
};

const putMessages = async (
  tx: Tx,
  tenantId: string,
  transcripts: readonly { readonly id: string; readonly messages: readonly NewMessage[] }[],
): Promise<void> => {
  const ids = transcripts.map(({ id }) => id);
  await tx
    .deleteFrom("interaction_messages")
    .where("tenant_id", "=", tenantId)
    .where("interaction_id", "=", anyOf(ids, "uuid"))
    .execute();
  const rows = transcripts.flatMap(({ id, messages }) =>
    messages.map((message, number) => ({ id, number, ...message })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into interaction_messages (tenant_id, interaction_id, number, sent_at, sender, body)
    select ${tenantId}, id, number, at, "from", text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, number int, at timestamptz, "from" text, text text)
  `.execute(tx);
};

export interface TranscriptRow {
  at: Date;
  from: "agent" | "customer" | "system";
  text: string;
}

export const listMessages = (tx: Tx, tenantId: string, interactionId: string): Promise<TranscriptRow[]> =>
  tx
    .selectFrom("interaction_messages")
    .select(["sent_at as at", "sender as from", "body as text"])
    .where("tenant_id", "=", tenantId)
    .where("interaction_id", "=", interactionId)
    .orderBy("number")
    .$castTo<TranscriptRow>()
    .execute();

export interface HeldRow {
  reference: string;
  holdReason: string | null;
}

/** Locks an interaction, so that it is not deleted while it is put on hold or gets a recording. */
export const lockInteraction = async (tx: Tx, tenantId: string, id: string): Promise<HeldRow | null> =>
  (await tx
    .selectFrom("interactions")
    .select(["reference", "hold_reason as holdReason"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** Its recording, transcript and markers go with it. */
export const removeInteraction = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("interactions").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

export const setHold = async (
  tx: Tx,
  tenantId: string,
  id: string,
  hold: { readonly reason: string; readonly by: string; readonly at: Date } | null,
): Promise<void> => {
  await tx
    .updateTable("interactions")
    .set({ hold_reason: hold?.reason ?? null, held_by: hold?.by ?? null, held_at: hold?.at ?? null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};
