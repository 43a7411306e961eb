import { readSamlTest as contract } from "@evolve/contracts/saml";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findTestOf } from "./test-repository.ts";

/** What a test sign-in has brought, for the administrator who began it. */
export const readSamlTest = operation(contract, async ({ actor, params, read, now }) => {
  const row = await read((tx) => findTestOf(tx, actor.tenantId, actor.userId, params.testId, now));
  return { report: (row ?? refuse("notFound")).report };
});
