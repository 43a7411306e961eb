import type { TileFigures } from "@evolve/contracts/dashboards";
import { plusSeconds } from "../../../clock.ts";
import { defineTile } from "../../../core/tile.ts";
import {
  countJobs,
  countNotificationHours,
  countSessionsByDevice,
  countSignedIn,
  countSignInHours,
  countUnread,
  countUsersByStatus,
  countUsersByTeam,
} from "./figures-repository.ts";

const daySeconds = 24 * 60 * 60;

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, one) => sum + one.count, 0);

const ofParts = (parts: TileFigures["parts"]): TileFigures => ({ total: sumOf(parts), parts, hours: [] });

/** The tiles about what the platform itself knows: people, sessions, jobs and notifications. */
export const platformTiles = [
  defineTile("signedIn", async (tx, { tenantId, now }) => ({
    total: await countSignedIn(tx, tenantId, now),
    parts: [],
    hours: await countSignInHours(tx, tenantId, now),
  })),
  defineTile("signIns", async (tx, { tenantId, now }) => {
    const hours = await countSignInHours(tx, tenantId, now);
    return { total: sumOf(hours), parts: [], hours };
  }),
  defineTile("activeSessions", async (tx, { tenantId, now }) =>
    ofParts(await countSessionsByDevice(tx, tenantId, now)),
  ),
  defineTile("usersByStatus", async (tx, { tenantId }) => ofParts(await countUsersByStatus(tx, tenantId))),
  defineTile("usersByTeam", async (tx, { tenantId }) => ofParts(await countUsersByTeam(tx, tenantId))),
  defineTile("jobs", async (tx, { tenantId, now }) =>
    ofParts(await countJobs(tx, tenantId, plusSeconds(now, -daySeconds))),
  ),
  defineTile("notifications", async (tx, { tenantId, userId, now }) => ({
    total: await countUnread(tx, tenantId, userId),
    parts: [],
    hours: await countNotificationHours(tx, tenantId, userId, now),
  })),
];
