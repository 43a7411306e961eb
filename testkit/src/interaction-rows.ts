import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import { completeRecording, putInteractions, storeRecording } from "@evolve/server/modules/quality/recordings/index";
import type { BuiltUser } from "./builders.ts";
import type { InteractionIds } from "./interaction-inputs.ts";

/** A WAV file of noise that differs with its seed: 16-bit samples at 8 kHz. */
export const wavOf = (bytes: number, seed = 1): Buffer => {
  const file = Buffer.alloc(bytes);
  let last = seed;
  for (let at = 44; at < bytes; at += 1) {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    file[at] = last >> 16;
  }
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(bytes - 8, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(16_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(bytes - 44, 40);
  return file;
};

/** Two interactions, each with a transcript, a recording and a marker, and a tenant's own retention. */
export const fillInteractionTables = async (
  services: Services,
  user: BuiltUser,
  named: (name: string) => string,
): Promise<InteractionIds> => {
  const { id: agentId, tenantId } = user;
  await services.database.withTenant(tenantId, (tx) =>
    tx
      .insertInto("recording_settings")
      .values({ tenant_id: tenantId, retention_days: 365, agents_listen: true })
      .execute(),
  );
  // Probes change and delete the first one.
  const ids = await fillInteraction(services, user, named);
  await fillInteraction(services, user, (name) => named(`Other ${name}`));
  return { ...ids, agentId };
};

const fillInteraction = async (
  services: Services,
  { id: userId, tenantId }: BuiltUser,
  named: (name: string) => string,
) => {
  const { clock, database } = services;
  const at = new Date(clock.now().getTime() - 3_600_000).toISOString();
  const markerId = newId();
  const interactionId = await database.withTenant(tenantId, async (tx) => {
    const reference = named("Reference");
    const of = { id: newId(), reference, userId, startedAt: at, seconds: 120, wrapUp: named("Wrap-up") };
    const how = { channel: "voice", direction: "inbound", customer: named("Customer"), queue: named("Queue") } as const;
    const messages = [{ at, from: "customer", text: named("Message") } as const];
    const ids = await putInteractions(tx, tenantId, [{ ...of, ...how, messages }]);
    return ids.get(reference) ?? "";
  });
  const file = { tenantId, interactionId, fileName: named("File"), content: inPieces(wavOf(2_000)) };
  await storeRecording(services, file, (stored) =>
    database.withTenant(tenantId, (tx) => completeRecording(tx, tenantId, interactionId, stored)),
  );
  await database.withTenant(tenantId, (tx) =>
    tx
      .insertInto("recording_markers")
      .values({
        tenant_id: tenantId,
        id: markerId,
        interaction_id: interactionId,
        second: 1,
        note: named("Note"),
        created_by: userId,
        created_at: clock.now(),
      })
      .execute(),
  );
  const topicId = newId();
  await database.withTenant(tenantId, async (tx) => {
    const rules = JSON.stringify({ any: [named("Phrase")], all: [], none: [], speaker: "anyone", channels: [] });
    await tx
      .insertInto("topics")
      .values({ tenant_id: tenantId, id: topicId, name: named("Topic"), rules, checked: null, updated_at: clock.now() })
      .execute();
    await tx
      .insertInto("interaction_topics")
      .values({ tenant_id: tenantId, topic_id: topicId, interaction_id: interactionId })
      .execute();
  });
  return { interactionId, markerId, topicId };
};

async function* inPieces(content: Buffer) {
  yield await Promise.resolve(content);
}
