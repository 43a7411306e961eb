import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findImport } from "./repository.ts";

/** What came of an import of the caller's. */
export const readUserImport = operation(contract.readUserImport, async ({ actor, params, read }) => {
  const { tenantId, userId } = actor;
  const row = await read((tx) => findImport(tx, { tenantId, importId: params.importId }, userId));
  if (!row) return refuse("notFound");
  const { file_name: fileName, total, succeeded, failed } = row;
  return { fileName, total, succeeded, failed, faults: row.faults };
});
