import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { readLicenceType } from "../../directory/authorization/index.ts";
import { findPreferenceRow } from "../../platform/preferences/index.ts";
import { installedApps } from "./installed-apps.ts";
import { landingFor } from "./landing-rule.ts";
import { readMenu } from "./read-menu.ts";

/** Where the signed-in user lands. */
export const landing = operation(contract.landing, async ({ actor, query, read, services }) => {
  const { tenantId, userId, permissions } = actor;
  const embeddedClient = query.embeddedClient === "true";
  return read(async (tx) => {
    const menu = await readMenu(tx, actor, embeddedClient, services.use(installedApps).modules);
    const saved = await findPreferenceRow(tx, { tenantId, userId, context: "navigation" }, "lastPage");
    const licenceType = await readLicenceType(tx, tenantId);
    return { url: landingFor({ permissions, licenceType, embeddedClient, lastPage: textOf(saved?.value) }, menu) };
  });
});

/** A preference is JSON text; other values were not saved by the shell. */
const textOf = (json: string | undefined): string | null => {
  const value: unknown = json === undefined ? null : JSON.parse(json);
  return typeof value === "string" ? value : null;
};
