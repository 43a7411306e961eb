import * as contract from "@evolve/contracts/saml";
import { nameIdFormats, type SamlSettingsFields } from "@evolve/contracts/saml";
import { operation } from "../../../core/operation.ts";
import type { Tx } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { announce } from "../../../core/announce.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { listRoles, requireMayGive } from "../../directory/authorization/index.ts";
import { isUsableAddress } from "./addresses.ts";
import { faultOf, normalCertificate, readCertificate } from "./certificates.ts";
import { auditedSettings, presentSettings } from "./present-settings.ts";
import { findSettings, lockSettings, type SamlSettings } from "./settings-repository.ts";
import { trustIdentityProvider } from "./trust-identity-provider.ts";

/** Sets the tenant's identity provider, based on what the administrator saw. All faults are told at once, each by its field. */
export const saveSamlSettings = operation(contract.saveSamlSettings, async (context) => {
  const { actor, services, write, now } = context;
  const { version, ...body } = context.body;
  const { tenantId } = actor;
  return write(async (tx) => {
    const stored = await lockSettings(tx, tenantId);
    if (version !== undefined && version !== stored) refuse("changedMeanwhile");
    const before = await findSettings(tx, tenantId);
    refuseFaults(body, before?.certificates ?? [], services.config.allowedDomains, now);
    await refuseForeignRole(tx, actor, body.defaultRoleId);
    const after = settingsOf(body);
    await trustIdentityProvider(services, tx, tenantId, after);
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "saml.settings-saved",
      actorId: actor.userId,
      details: { before: before && auditedSettings(before, now), after: auditedSettings(after, now) },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    announce(services, tx, { kind: "saml-changed", tenantId });
    return presentSettings(services, tx, tenantId);
  });
});

const settingsOf = (body: SamlSettingsFields): SamlSettings => ({
  ...body,
  nameIdFormat: nameIdFormats[body.nameIdFormat],
  certificates: body.certificates.map((pem) => {
    const certificate = readCertificate(pem);
    return certificate ? normalCertificate(certificate) : pem;
  }),
});

/** A certificate that is in use already may have ended meanwhile; only a new one has to be good. */
const refuseFaults = (
  body: SamlSettingsFields,
  kept: readonly string[],
  allowedDomains: readonly string[],
  now: Date,
): void => {
  const faults: [field: string, fault: string | null][] = [
    ["signOnUrl", isUsableAddress(body.signOnUrl) ? null : "clientAddress"],
    ["logoutUrl", body.logoutUrl === null || isUsableAddress(body.logoutUrl) ? null : "clientAddress"],
    ["landingPage", body.landingPage === null || isLanding(body.landingPage, allowedDomains) ? null : "clientAddress"],
    ["defaultRoleId", body.createUsers && body.defaultRoleId === null ? "required" : null],
    ...body.certificates.map((pem, index): [string, string | null] => [
      `certificates.${index}`,
      kept.includes(pem.trim()) ? null : faultOf(pem, now),
    ]),
  ];
  const fields = Object.fromEntries(faults.filter((entry): entry is [string, string] => entry[1] !== null));
  if (Object.keys(fields).length > 0)
    refuse("invalidParameters", { fields, reason: `settings: ${Object.keys(fields).join(", ")}` });
};

/** A path of this suite, or an address whose host is allowed. */
const isLanding = (address: string, allowedDomains: readonly string[]): boolean => {
  if (/^\/(?![/\\])/.test(address)) return true;
  if (!isUsableAddress(address.split("#")[0] ?? "")) return false;
  const { hostname } = new URL(address);
  return allowedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
};

const refuseForeignRole = async (tx: Tx, actor: Actor, roleId: string | null): Promise<void> => {
  if (roleId === null) return;
  const roles = await listRoles(tx, actor.tenantId);
  const role = roles.find(({ id }) => id === roleId);
  if (!role) refuse("notFound", { fields: { defaultRoleId: "notFound" } });
  else requireMayGive(actor, role, roles);
};
