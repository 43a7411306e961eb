import * as contract from "@evolve/contracts/time-off";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { localDateOf } from "@evolve/workforce";
import { findUnit } from "../planning-setup/index.ts";
import { presentCoverage } from "../staffing/index.ts";
import { listBalances } from "./balances-repository.ts";
import { assessStored } from "./change-state.ts";
import { presentRow } from "./present.ts";
import { findRequest, searchRequestRows } from "./requests-repository.ts";

export const searchTimeOff = operation(contract.searchTimeOff, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchRequestRows(tx, actor.tenantId, body));
  return { requests: rows.map(presentRow), totalRecords: total, next, statistics };
});

export const readTimeOff = operation(
  contract.readTimeOff,
  ({ actor: { tenantId }, params: { requestId }, now, services, read }) =>
    read(async (tx) => {
      const request = (await findRequest(tx, tenantId, requestId)) ?? refuse("notFound");
      const { assessment, balance, coverage } = await assessStored(services, tx, tenantId, request, now);
      const { zone } = (await findUnit(tx, tenantId, request.businessUnitId)) ?? refuse("notFound");
      const today = localDateOf(now.getTime(), zone);
      const balances = await listBalances(tx, tenantId, { userId: request.userId, today });
      return {
        request: presentRow(request),
        // The assessment leaves the request out; what is left of the balance is left beside it.
        balance: balances.find(({ codeId, year }) => codeId === balance?.codeId && year === balance.year) ?? null,
        assessment,
        zone,
        coverage: presentCoverage(coverage),
      };
    }),
);
