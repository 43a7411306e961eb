import { searchImpersonations as contract } from "@evolve/contracts/impersonations";
import { operation } from "../../../core/operation.ts";
import { presentFound } from "./present.ts";
import { searchImpersonationRows } from "./repository.ts";

/** Who acts as whom, now and before. */
export const searchImpersonations = operation(contract, async ({ actor: { tenantId }, body, read, now }) => {
  const { rows, total, next, statistics } = await read((tx) => searchImpersonationRows(tx, tenantId, now, body));
  return { impersonations: rows.map((row) => presentFound(row, now)), totalRecords: total, next, statistics };
});
