import * as contract from "@evolve/contracts/reports";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { computeReport } from "./compute-report.ts";

export const runReport = operation(contract.runReport, ({ actor: { tenantId }, body, now, read, services }) =>
  read(async (tx) => ({
    report: (await computeReport(services, tx, tenantId, body, now)) ?? refuse("notFound"),
  })),
);
