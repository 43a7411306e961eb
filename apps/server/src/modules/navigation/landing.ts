import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/navigation";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { readLicenceType } from "../authorization/index.ts";
import { findPreferenceRow } from "../preferences/index.ts";
import { landingFor } from "./landing-rule.ts";
import { readMenu } from "./read-menu.ts";

type Call = typeof contract.landing;

/** Where the signed-in user lands. */
export const landing =
  ({ database }: Services) =>
  async ({ actor, query }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId, permissions } = actor;
    const embeddedClient = query.embeddedClient === "true";
    return database.readTenant(tenantId, async (tx) => {
      const menu = await readMenu(tx, actor, embeddedClient);
      const saved = await findPreferenceRow(tx, { tenantId, userId, context: "navigation" }, "lastPage");
      const licenceType = await readLicenceType(tx, tenantId);
      return { url: landingFor({ permissions, licenceType, embeddedClient, lastPage: textOf(saved?.value) }, menu) };
    });
  };

/** A preference is JSON text; what is no text was not saved by the shell. */
const textOf = (json: string | undefined): string | null => {
  const value: unknown = json === undefined ? null : JSON.parse(json);
  return typeof value === "string" ? value : null;
};
