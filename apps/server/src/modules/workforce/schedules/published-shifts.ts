import type { Tx } from "../../../database/index.ts";
import { listCodes, listOwnShifts, listPublishedDays, type OwnShiftRow } from "./my-schedule-repository.ts";

export interface PublishedShifts {
  /** Local days; one without a shift is a day off. */
  readonly publishedDays: readonly string[];
  readonly shifts: readonly OwnShiftRow[];
  /** Ids of activity codes whose time is not paid. */
  readonly unpaid: ReadonlySet<string>;
}

/** What is published for somebody on local days, the last one included. */
export const publishedShiftsOf = async (
  tx: Tx,
  tenantId: string,
  agentId: string,
  span: { readonly first: string; readonly last: string },
): Promise<PublishedShifts> => ({
  publishedDays: await listPublishedDays(tx, tenantId, agentId, span),
  shifts: await listOwnShifts(tx, tenantId, agentId, span),
  unpaid: new Set((await listCodes(tx, tenantId)).flatMap(({ id, isPaid }) => (isPaid ? [] : [id]))),
});
