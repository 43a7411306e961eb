import type { TopicRules } from "@evolve/contracts/interaction-topics";
import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { insertTopicRow, startMatching } from "../../modules/quality/analytics/index.ts";

const topics: readonly (readonly [name: string, description: string, rules: Partial<TopicRules>])[] = [
  ["Price increase", "Since the letters about new prices", { any: ["price increase", "loyalty discount"] }],
  [
    "Cancellation",
    "Customers who leave, or say that they will",
    { any: ["cancel my contract", "right to cancel", "competitor is cheaper"], speaker: "customer" },
  ],
  ["Refund", "Money back, whatever for", { any: ["refund", "money back", "charged twice"] }],
  ["Late delivery", "", { any: ["was due yesterday", "where is it", "says delivered"], speaker: "customer" }],
  [
    "Frustration",
    "Customers who had to ask before",
    { any: ["third time", "nobody calls me back", "frustrating", "nobody told me"], speaker: "customer" },
  ],
  ["Trouble signing in", "", { any: ["can’t log in", "signs me out", "verification code"], none: ["router"] }],
  ["Praise", "", { any: ["perfect", "thank you so much", "quick help"], speaker: "customer" }],
];

/** What Acme looks for in its interactions. */
export const addDemoTopics = async (tx: TenantTransaction, now: Date): Promise<void> => {
  const { tenantId } = tx;
  for (const [name, description, given] of topics) {
    const id = newId();
    const rules = { any: [], all: [], none: [], speaker: "anyone", channels: [], ...given } satisfies TopicRules;
    await insertTopicRow(tx, tenantId, id, { name, description, rules }, now);
    await startMatching(tx, tenantId, id);
  }
};
