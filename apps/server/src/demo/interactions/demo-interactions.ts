import * as z from "zod/mini";
import { newId } from "../../ids.ts";
import { defineJob } from "../../jobs/index.ts";
import {
  completeRecording,
  type NewInteraction,
  putInteractions,
  storeRecording,
} from "../../modules/quality/recordings/index.ts";
import { createRandom } from "../random.ts";
import { channelShares, conversations } from "./conversations.ts";
import { type DemoAgent, listDemoAgents } from "./repository.ts";
import { syntheticCall } from "./synthetic-call.ts";

const agentsMost = 14;
const recordedMost = 10;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const days = 28;

/** Stands in for Acme's contact system: once, it sends the interactions of the last four weeks, with recordings that are synthetic. */
export const demoInteractions = defineJob({
  name: "demo.interactions",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: async ({ services }) => {
    const { clock, database } = services;
    const agents = await listDemoAgents(database, "acme", agentsMost);
    const tenantId = agents[0]?.tenantId;
    if (tenantId === undefined) return;
    const interactions = interactionsOf(agents, clock.now().getTime());
    await database.withTenant(tenantId, (tx) => putInteractions(tx, tenantId, interactions));
    const voice = interactions.filter(({ channel }) => channel === "voice").slice(0, recordedMost);
    for (const [index, { id: interactionId, reference, seconds }] of voice.entries()) {
      const content = inOnePiece(syntheticCall(index + 1, seconds));
      const file = { tenantId, interactionId, fileName: `${reference} (synthetic).wav`, content };
      await storeRecording(services, file, (stored) =>
        database.withTenant(tenantId, (tx) => completeRecording(tx, tenantId, interactionId, stored)),
      );
    }
  },
});

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

const customersOf = {
  voice: (number: number) => `+46 8 555 01${String(number).padStart(2, "0")}`,
  sms: (number: number) => `+46 70 555 01${String(number).padStart(2, "0")}`,
  chat: (number: number) => `visitor.${number}@example.com`,
  email: (number: number) => `customer.${number}@example.com`,
  social: (number: number) => `@customer${number}`,
} as const;

/** Some sixty, evenly over the weeks; those that get a recording are the first ones, and as short as it. */
const interactionsOf = (agents: readonly DemoAgent[], now: number): NewInteraction[] => {
  const random = createRandom(20_261_128);
  const channels = channelShares.flatMap(([channel, count]) => Array.from({ length: count }, () => channel));
  return channels.map((channel, index): NewInteraction => {
    const { queue, wrapUp, lines } = random.pick(conversations);
    const isRecorded = channel === "voice" && index < recordedMost;
    const startedAt = now - Math.round((0.02 + random.next() * (days - 0.02)) * dayMs);
    const seconds = isRecorded ? 20 + random.below(21) : 60 + random.below(channel === "email" ? 1_500 : 800);
    const gap = (seconds * 1_000) / (lines.length + 1);
    return {
      id: newId(),
      reference: `ACME-${String(1_001 + index)}`,
      userId: random.pick(agents).userId,
      channel,
      direction: random.next() < 0.75 ? "inbound" : "outbound",
      startedAt: new Date(startedAt).toISOString(),
      seconds,
      customer: customersOf[channel](1 + random.below(98)),
      queue: channel === "voice" ? queue : channel === "chat" ? "Chat" : channel === "email" ? "Email" : queue,
      wrapUp,
      messages:
        channel === "voice"
          ? []
          : lines.map(([from, text], at) => ({ at: new Date(startedAt + gap * (at + 1)).toISOString(), from, text })),
    };
  });
};
