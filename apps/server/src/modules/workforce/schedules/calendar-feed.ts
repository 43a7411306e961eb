import { createHash, randomBytes } from "node:crypto";
import * as contract from "@evolve/contracts/my-schedule";
import { isHttps } from "../../../config/index.ts";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { deleteFeed, findFeed, saveFeed } from "./calendar-feed-repository.ts";

/** The secret is in the query, which no log has. */
export const feedPath = "/calendar/schedule.ics";

export const hashOfSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const readCalendarFeed = operation(contract.readCalendarFeed, async ({ actor: { tenantId, userId }, read }) => {
  const feed = await read((tx) => findFeed(tx, tenantId, userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
});

export const renewCalendarFeed = operation(
  contract.renewCalendarFeed,
  async ({ actor: { tenantId, userId }, http, now, services: { config }, write }) => {
    const secret = randomBytes(32).toString("base64url");
    await write(async (tx) => {
      await saveFeed(tx, { tenantId, userId, language: languageOfRequest(http) }, hashOfSecret(secret), now);
      const event = { tenantId, at: now, actorId: userId, action: "calendar-feed.renewed" as const, targetId: userId };
      await recordEvent(tx, { ...event, details: {} });
    });
    const origin = config.publicUrl ?? `${isHttps(config) ? "https" : http.protocol}://${http.host}`;
    return { address: `${origin}${feedPath}?key=${secret}`, createdAt: now.toISOString() };
  },
);

export const endCalendarFeed = operation(
  contract.endCalendarFeed,
  async ({ actor: { tenantId, userId }, now, write }) => {
    await write(async (tx) => {
      await deleteFeed(tx, tenantId, userId);
      const event = { tenantId, at: now, actorId: userId, action: "calendar-feed.ended" as const, targetId: userId };
      await recordEvent(tx, { ...event, details: {} });
    });
    return { success: true } as const;
  },
);
