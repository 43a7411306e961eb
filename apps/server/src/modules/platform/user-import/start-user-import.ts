import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { findImport } from "./repository.ts";
import { startImport } from "./start-import.ts";

/** Starts the import, or a dry run, of a file that the caller has sent. */
export const startUserImport = operation(
  contract.startUserImport,
  async ({ actor, params, body, http, services, write }) => {
    const { importId } = params;
    if (body.mapping.emailAddress === undefined || body.mapping.firstName === undefined)
      refuse("invalidParameters", { fields: { mapping: "required" }, reason: "no column of addresses or first names" });
    const jobId = await write(async (tx) => {
      if (!(await findImport(tx, { tenantId: actor.tenantId, importId }, actor.userId))) refuse("notFound");
      return startImport(services, tx, importId, { options: body, language: languageOfRequest(http) });
    });
    return { jobId };
  },
);
