import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { allCalls } from "./calls.ts";

const namesIn = (text: string): string[] => text.trim().split(/\s+/);

/** A switch, a name of one's own things, or a single value: the last one counts, and nothing else is replaced with it. */
const lastOneCounts = namesIn(`
  announcePresence chooseForecastMethod orderFavoriteDashboards renamePasskey renameSchedule resendInvitations saveTimeOffEntitlement setDefaultView
  setFavoriteDashboard setMfaPolicy setUserLock updateAccessKey updateNotificationSettings updatePreference
`);

/** Takes a proof or a one-time token, or intervals that are added to those of before. */
const otherwiseGuarded = namesIn("changeEmail pushAgentStates pushInteractions pushIntervals setMfa verifyEmail");

/** Of a protocol whose clients name the version by If-Match, where they do. */
const ofScim = namesIn("patchScimGroup patchScimMe patchScimUser replaceScimGroup replaceScimMe replaceScimUser");

const fieldsOf = ({ body }: Call): string[] =>
  Object.keys((body?._zod.def as { shape?: Readonly<Record<string, unknown>> } | undefined)?.shape ?? {});

test("A call that replaces what somebody else may be editing takes the version that it is based on; a new one is put on a list otherwise", () => {
  const replacing = allCalls.filter(({ method }) => method === "PUT" || method === "PATCH");
  expect(replacing.length).toBeGreaterThan(30);
  const unversioned = replacing.filter((call) => !fieldsOf(call).some((field) => /version|basedOn/i.test(field)));
  expect(unversioned.map(({ name }) => name).sort()).toEqual([...lastOneCounts, ...otherwiseGuarded, ...ofScim].sort());
});
