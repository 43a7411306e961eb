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
import { addDemoCalibrations } from "./demo-calibrations.ts";
import { addDemoPlan } from "./demo-plan.ts";
import { addDemoTopics } from "./demo-topics.ts";
import { channelShares, conversations, lately } from "./conversations.ts";
import { type DemoAgent, type EvaluatedContact, listDemoAgents, listEvaluatedContacts } from "./repository.ts";
import { syntheticCall } from "./synthetic-call.ts";

const agentsMost = 14;
const recordedMost = 10;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const days = 56;
const interactionsMade = 480;
/** So long ago letters went out that customers ask about. */
const latelyDays = 21;

/** Stands in for Acme's contact system: once, it sends the interactions of the last eight weeks, with recordings that are synthetic. */
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
    const evaluated = await listEvaluatedContacts(database, tenantId);
    const interactions = interactionsOf(agents, evaluated, clock.now().getTime());
    await database.withTenant(tenantId, async (tx) => {
      await putInteractions(tx, tenantId, interactions);
      await addDemoTopics(tx, clock.now());
      await addDemoCalibrations(tx, clock.now(), interactions);
      await addDemoPlan(services, tx);
    });
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

/** The hours of a day in which customers are in touch, the busy ones more often. */
const hours = [8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 13, 14, 14, 14, 15, 15, 16, 16, 17, 18, 19];

/** Some hundreds, with those that were evaluated, by day and hour as contact centres have them; those that get a recording are the first ones, and as short as it. */
const interactionsOf = (
  agents: readonly DemoAgent[],
  evaluated: readonly EvaluatedContact[],
  now: number,
): NewInteraction[] => {
  const random = createRandom(20_261_128);
  const channels = channelShares.flatMap(([channel, count]) => Array.from({ length: count }, () => channel));
  const newest = now - 0.02 * dayMs;
  const startOf = (): number => {
    const day = Math.floor(now / dayMs) - random.below(days);
    const start = day * dayMs + random.pick(hours) * 60 * minuteMs + random.below(60) * minuteMs;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    return start > newest || (isWeekend && random.next() < 0.7) ? startOf() : start;
  };
  return Array.from({ length: interactionsMade + evaluated.length }, (_, index): NewInteraction => {
    const contact = evaluated[index - interactionsMade];
    const channel = contact
      ? contact.channel === "chat"
        ? "chat"
        : "voice"
      : (channels[index % channels.length] ?? "voice");
    const startedAt = contact?.contactAt.getTime() ?? startOf();
    const isLate = now - startedAt < latelyDays * dayMs && random.next() < 0.18;
    const { queue, wrapUp, lines } = random.pick(isLate ? lately : conversations);
    const isRecorded = channel === "voice" && index < recordedMost;
    const seconds =
      contact?.seconds ?? (isRecorded ? 20 + random.below(21) : 60 + random.below(channel === "email" ? 1_500 : 800));
    const gap = (seconds * 1_000) / (lines.length + 1);
    const values = { number: String(40_000 + random.below(20_000)), small: String(12 + random.below(40)) };
    const said = (text: string): string => text.replace("{number}", values.number).replace("{small}", values.small);
    return {
      id: newId(),
      reference: contact?.reference ?? `ACME-${String(1_001 + index)}`,
      userId: contact?.userId ?? random.pick(agents).userId,
      channel,
      direction: random.next() < 0.8 ? "inbound" : "outbound",
      startedAt: new Date(startedAt).toISOString(),
      seconds,
      customer: customersOf[channel](1 + random.below(98)),
      queue,
      wrapUp,
      messages: isRecorded
        ? []
        : lines.map(([from, text], at) => ({
            at: new Date(startedAt + gap * (at + 1)).toISOString(),
            from,
            text: said(text),
          })),
    };
  });
};
