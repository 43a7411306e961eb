import { searchCalibrations } from "@evolve/contracts/calibrations";
import { searchAssignments } from "@evolve/contracts/evaluation-plans";
import { readInteraction, searchInteractions } from "@evolve/contracts/interactions";
import { startListening } from "@evolve/contracts/recordings";
import { startAcme } from "@evolve/testkit/acme";
import type { TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import type { TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedQuality } from "../quality/seed-quality.ts";
import { demoInteractions } from "./demo-interactions.ts";

let server: TestServer;
let client: TestClient;
let evaluator: TestClient;

beforeAll(async () => {
  const acme = await startAcme();
  ({ server } = acme);
  await seedQuality(server.services);
  client = await acme.signInAs("supervisor@acme.test");
  evaluator = await acme.signInAs("evaluator@acme.test");
});
afterAll(() => server.close());

test("Acme has interactions on all channels of the last eight weeks, made once: written ones with a transcript, ten calls with a recording that says it is synthetic", async () => {
  await runJob(server, demoInteractions, {});
  await runJob(server, demoInteractions, {});
  const { interactions, figures } = (await client.call(searchInteractions, { body: { top: 100 } })).body;
  expect(figures.interactions).toBeGreaterThanOrEqual(480);
  expect(new Set(interactions.map(({ channel }) => channel))).toEqual(
    new Set(["voice", "chat", "email", "sms", "social"]),
  );
  const earliest = server.clock.now().getTime() - 60 * 86_400_000;
  expect(interactions.every(({ startedAt }) => Date.parse(startedAt) >= earliest)).toBe(true);
  const ofRecorded = { filter: { hasRecording: ["yes" as const] } };
  const { interactions: recorded } = (await client.call(searchInteractions, { body: ofRecorded })).body;
  expect(recorded).toHaveLength(10);
  const chat = interactions.find(({ channel }) => channel === "chat")?.id ?? "";
  const read = await client.call(readInteraction, { params: { interactionId: chat } });
  expect(read.body.interaction.messages?.length).toBeGreaterThan(3);
  const { id: interactionId = "", seconds = 0 } = recorded[0] ?? {};
  const { address } = (await client.call(startListening, { params: { interactionId } })).body;
  const { rawPayload: wav } = await server.app.inject(address);
  expect(wav.toString("latin1", 0, 200)).toContain("Synthetic signal of the demo; nobody speaks in it.");
  expect(wav.length).toBeGreaterThan(seconds * 16_000);
});

test("Acme has a calibration that is closed, and one that waits for its evaluator", async () => {
  await runJob(server, demoInteractions, {});
  const { calibrations } = (await client.call(searchCalibrations, { body: {} })).body;
  expect(calibrations).toMatchObject([
    { status: "open", submitted: 2, evaluators: 3 },
    { status: "closed", submitted: 3, evaluators: 3 },
  ]);
});

test("Acme has a plan, of which calls of the last week are drawn for its two evaluators", async () => {
  await runJob(server, demoInteractions, {});
  const { assignments, evaluators } = (await evaluator.call(searchAssignments, { body: {} })).body;
  expect(assignments.length).toBeGreaterThan(3);
  expect(assignments.every(({ channel, status }) => channel === "voice" && status === "open")).toBe(true);
  expect(evaluators).toHaveLength(2);
});
