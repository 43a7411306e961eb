import * as contract from "@evolve/contracts/time-off";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findUnit } from "../planning-setup/index.ts";
import { presentCoverage } from "../staffing/index.ts";
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
      return {
        request: presentRow(request),
        balance,
        assessment,
        zone,
        coverage: presentCoverage(coverage),
      };
    }),
);
