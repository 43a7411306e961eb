import * as contract from "@evolve/contracts/my-schedule";
import type { OwnShift } from "@evolve/contracts/my-schedule";
import { daysLater, localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { spanOf } from "./days.ts";
import {
  type CodeRow,
  findPlace,
  findPublishedUntil,
  listCodes,
  listOwnShifts,
  listPublishedDays,
  markSeen,
  type OwnShiftRow,
} from "./my-schedule-repository.ts";

/** Without a date: the week that has been, and four to come. */
const around = { before: 7, days: 35 };

const minute = 60_000;

/** All of a shift's time, in order: what no activity covers is spent on queue. */
export const piecesOf = (
  row: Pick<OwnShiftRow, "startsAt" | "minutes" | "activities">,
  codes: readonly CodeRow[],
): OwnShift["pieces"] => {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const onQueue = codes.find(({ kind }) => kind === "onQueue");
  const startsAt = row.startsAt.getTime();
  const pieces: OwnShift["pieces"] = [];
  const add = (code: CodeRow | undefined, from: number, to: number): void => {
    if (to <= from) return;
    const { name = "", kind = "onQueue", isPaid = true, colorCode = "#1461c4" } = code ?? {};
    pieces.push({ name, kind, isPaid, colorCode, start: startsAt + from * minute, minutes: to - from });
  };
  let at = 0;
  for (const { code, start, minutes } of row.activities) {
    add(onQueue, at, Math.min(start, row.minutes));
    add(byId.get(code), Math.max(at, start), Math.min(start + minutes, row.minutes));
    at = Math.max(at, start + minutes);
  }
  add(onQueue, at, row.minutes);
  return pieces;
};

export const presentOwnShift = (row: OwnShiftRow, codes: readonly CodeRow[]): OwnShift => {
  const pieces = piecesOf(row, codes);
  return {
    id: row.id,
    day: row.day,
    start: row.startsAt.getTime(),
    minutes: row.minutes,
    paidMinutes: pieces.reduce((sum, piece) => sum + (piece.isPaid ? piece.minutes : 0), 0),
    pieces,
    isChanged: row.isChanged,
  };
};

export const readMySchedule = operation(
  contract.readMySchedule,
  ({ actor: { tenantId, userId }, query: { from, days }, now, read }) =>
    read(async (tx) => {
      const { zone, weekStart } = (await findPlace(tx, tenantId, userId, now)) ?? { zone: "UTC", weekStart: 1 };
      const today = localDateOf(now.getTime(), zone);
      const firstDay = from ?? daysLater(today, -around.before);
      const span = spanOf({ firstDay, days: days === undefined ? around.days : Number(days) });
      const codes = await listCodes(tx, tenantId);
      // Stored are the days of the business unit, which begin at another time than those of a site elsewhere.
      const wide = { first: daysLater(span.first, -1), last: daysLater(span.last, 1) };
      const rows = (await listOwnShifts(tx, tenantId, userId, wide))
        .map((row) => ({ ...row, day: localDateOf(row.startsAt.getTime(), zone) }))
        .filter(({ day }) => span.first <= day && day <= span.last);
      return {
        zone,
        weekStart,
        today,
        publishedDays: await listPublishedDays(tx, tenantId, userId, span),
        publishedUntil: await findPublishedUntil(tx, tenantId, userId),
        shifts: rows.map((row) => presentOwnShift(row, codes)),
      };
    }),
);

export const seeMySchedule = operation(
  contract.seeMySchedule,
  ({ actor: { tenantId, userId }, body: { day }, now, write }) =>
    write(async (tx) => {
      const { zone } = (await findPlace(tx, tenantId, userId, now)) ?? { zone: "UTC" };
      await markSeen(tx, tenantId, userId, { day, zone });
      return { success: true } as const;
    }),
);
