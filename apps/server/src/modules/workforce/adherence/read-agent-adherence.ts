import * as contract from "@evolve/contracts/adherence";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readDayOf } from "./agent-day.ts";

export const readAgentAdherence = operation(
  contract.readAgentAdherence,
  ({ actor: { tenantId }, params: { userId }, query: { date }, now, read }) =>
    read(async (tx) => ({
      day: (await readDayOf(tx, tenantId, userId.toLowerCase(), date, now)) ?? refuse("notFound"),
    })),
);
