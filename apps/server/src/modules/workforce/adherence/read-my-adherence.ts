import * as contract from "@evolve/contracts/my-adherence";
import { type AdherenceTotals, daysLater, localDateOf, sumAdherence } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { adherenceByDay } from "./adherence-by-day.ts";
import { readDayOf } from "./agent-day.ts";

export const readMyAdherence = operation(
  contract.readMyAdherence,
  ({ actor: { tenantId, userId }, query: { date }, now, read }) =>
    read(async (tx) => {
      const day = await readDayOf(tx, tenantId, userId, date, now);
      if (!day) return { day: null, totals: sharesOf(sumAdherence([])), days: [] };
      const lastDay = localDateOf(now.getTime(), day.zone);
      const firstDay = daysLater(lastDay, 1 - contract.myAdherenceDays);
      const days = await adherenceByDay(tx, tenantId, { firstDay, lastDay, of: { userId } }, now);
      return {
        day,
        totals: sharesOf(sumAdherence(days.map(({ totals }) => totals))),
        days: days.map(({ day: of, totals }) => ({ date: of, ...sharesOf(totals) })),
      };
    }),
);

const sharesOf = ({ out, adherence, conformance }: AdherenceTotals) => ({ out, adherence, conformance });
