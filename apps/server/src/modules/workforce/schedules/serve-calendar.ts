import { createWords, type Language, languageOf } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { daysLater, localDateOf } from "@evolve/workforce";
import type { FastifyInstance } from "fastify";
import ical, { ICalEventBusyStatus } from "ical-generator";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { feedPath, hashOfSecret } from "./calendar-feed.ts";
import { findFeedBySecret } from "./calendar-feed-repository.ts";
import { presentOwnShift } from "./my-schedule.ts";
import { findPlace, listCodes, listOwnShifts, type OwnShiftRow } from "./my-schedule-repository.ts";
import type { CodeRow } from "./my-schedule-repository.ts";

const kept = { before: 31, after: 366 };
const secretPattern = /^[\w-]{43}$/;

/** Shifts as a calendar file. Times are instants in UTC, so that no clock change can move them. */
export const calendarOf = (
  rows: readonly OwnShiftRow[],
  codes: readonly CodeRow[],
  { language, zone }: { readonly language: Language; readonly zone: string },
): string => {
  const words = createWords(language, catalogueOf(language, ["schedules"]));
  const calendar = ical({ name: words.t("schedules.calendarName"), prodId: "-//Evolve//Schedule//EN", ttl: 3_600 });
  for (const row of rows) {
    const { id, start, minutes, pieces } = presentOwnShift(row, codes);
    calendar.createEvent({
      id,
      sequence: row.version,
      stamp: row.changedAt,
      start: new Date(start),
      end: new Date(start + minutes * 60_000),
      summary: words.t("schedules.calendarShift"),
      description: pieces
        .map(
          (piece) => `${words.date(new Date(piece.start), "time", zone)} ${piece.name || words.t("schedules.onQueue")}`,
        )
        .join("\n"),
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
};

/** `GET /calendar/schedule.ics?key=…`: published shifts for the calendar of the person whose secret it is. */
export const serveCalendar = (app: FastifyInstance, { clock, database }: Services): void => {
  app.get<{ Querystring: { key?: unknown } }>(
    feedPath,
    { schema: { hide: true } },
    async ({ query: { key } }, reply) => {
      if (typeof key !== "string" || !secretPattern.test(key)) return refuse("notFound");
      const feed = (await findFeedBySecret(database.system, hashOfSecret(key))) ?? refuse("notFound");
      const { tenantId, userId } = feed;
      const text = await database.readTenant(tenantId, async (tx) => {
        const now = clock.now();
        const { zone } = (await findPlace(tx, tenantId, userId, now)) ?? { zone: "UTC" };
        const today = localDateOf(now.getTime(), zone);
        const span = { first: daysLater(today, -kept.before), last: daysLater(today, kept.after) };
        const rows = await listOwnShifts(tx, tenantId, userId, span);
        return calendarOf(rows, await listCodes(tx, tenantId), { language: languageOf(feed.language) ?? "en", zone });
      });
      return reply.type("text/calendar; charset=utf-8").header("cache-control", "private, max-age=300").send(text);
    },
  );
};
