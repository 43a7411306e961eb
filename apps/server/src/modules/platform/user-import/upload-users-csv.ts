import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { guessMapping } from "./guess-mapping.ts";
import { receiveUsers } from "./receive-users.ts";
import { startImport } from "./start-import.ts";

/** Imports the valid rows of a file whose columns are named as the product names them. */
export const uploadUsersCsv = operation(contract.uploadUsersCsv, async ({ actor, http, services, write }) => {
  const { importId, head } = await receiveUsers(services, actor, http);
  const mapping = guessMapping(head[0]?.cells ?? []);
  if (mapping.emailAddress === undefined || mapping.firstName === undefined)
    refuse("fileRefused", { reason: "no column of addresses or first names" });
  const options = { mapping, dryRun: false, rows: "valid", existing: "refuse" } as const;
  await write((tx) => startImport(services, tx, importId, { options, language: languageOfRequest(http) }));
  return { key: importId };
});
