import type { Activity, RecordingConfiguration } from "@evolve/contracts/usage";
import { reportOffline, sessionRecording } from "@evolve/contracts/usage";
import type { Client } from "@evolve/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { createAnalytics, refusesTracking } from "./analytics.ts";
import { startRecording } from "./recording.ts";
import { reportOutages } from "./report-offline.ts";

const options = { url: "https://collector.test/", userId: "u1", organizationName: "Acme", isRefused: false };
const hitsOf = (overrides: Partial<typeof options> = {}): Activity[] => {
  const hits: Activity[] = [];
  const analytics = createAnalytics({ ...options, ...overrides, send: (_url, hit) => hits.push(hit) });
  analytics.pageView("/admin/users");
  analytics.pageView("/admin/users");
  analytics.event("launcher", "launch", "studio");
  return hits;
};

test("Page views and events carry the user's id and the organization's name as dimensions [API-012, API-013]", () => {
  const common = { userId: "u1", dimensions: { userId: "u1", organizationName: "Acme" } };
  expect(hitsOf()).toEqual([
    { hitType: "pageview", eventCategory: "", eventAction: "", eventLabel: "/admin/users", ...common },
    { hitType: "event", eventCategory: "launcher", eventAction: "launch", eventLabel: "studio", ...common },
  ]);
});

test("Nothing is sent while analytics is off, nor where the browser asks not to be tracked", () => {
  expect(hitsOf({ url: "" })).toEqual([]);
  expect(hitsOf({ isRefused: true })).toEqual([]);
  expect([{ doNotTrack: "1" }, { globalPrivacyControl: true }, { doNotTrack: null }].map(refusesTracking)).toEqual([
    true,
    true,
    false,
  ]);
});

const recording: RecordingConfiguration = {
  isEnabled: true,
  includedTenants: ["t1"],
  excludedTenants: [],
  scriptUrl: "https://recorder.test/fs.js",
  organizationId: "org",
};

test("The recorder's script is loaded only for an included, not excluded tenant of an enabled service [API-011]", async () => {
  const loads = async (changes: Partial<RecordingConfiguration>, tenantId = "t1"): Promise<boolean> => {
    const load = vi.fn();
    const client = { call: () => Promise.resolve({ ...recording, ...changes }) } as unknown as Client;
    await startRecording(client, tenantId, load);
    return load.mock.calls.length === 1;
  };
  expect(await loads({})).toBe(true);
  expect(await loads({ isEnabled: false })).toBe(false);
  expect(await loads({ includedTenants: ["t2"] })).toBe(false);
  expect(await loads({ excludedTenants: ["t1"] })).toBe(false);
  expect(await loads({ scriptUrl: "" })).toBe(false);
});

test("A configuration that cannot be had is logged, and nothing is loaded", async () => {
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  const load = vi.fn();
  const call = vi.fn((contract: { name: string }) => Promise.reject(new Error(contract.name)));
  await startRecording({ call }, "t1", load);
  expect(call).toHaveBeenCalledWith(sessionRecording, {});
  expect(load).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("Back at the server, a page reports once for how long it was without it", async () => {
  const answers = [false, true];
  const connection = createConnection(() => Promise.resolve(answers.shift() ?? true));
  const call = vi.fn(() => Promise.resolve({ success: true }));
  let now = 0;
  reportOutages(connection, { call } as unknown as Client, "admin", () => now);
  connection.lost();
  now = 6_400;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(call.mock.calls).toEqual([[reportOffline, { body: { appContext: "admin", seconds: 6, attempts: 2 } }]]);
});
