import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { addressesOf, isTenantId, type ServiceAddresses } from "./addresses.ts";
import { findSettings, listKeys } from "./settings-repository.ts";
import { escapeXml } from "./xml.ts";

/** The tenant's service provider as an identity provider imports it, before single sign-on is switched on too. */
export const publishMetadata =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenantId } = request.params as { tenantId: string };
    if (!isTenantId(tenantId)) return refuse("notFound");
    const { settings, keys } = await services.database.readTenant(tenantId, async (tx) => {
      const [found, held] = await Promise.all([findSettings(tx, tenantId), listKeys(tx, tenantId)]);
      return { settings: found, keys: held };
    });
    if (!settings) return refuse("notFound");
    return reply.type("application/samlmetadata+xml; charset=utf-8").send(
      metadataOf({
        addresses: addressesOf(services, tenantId),
        certificates: keys.map(({ certificate }) => certificate),
        nameIdFormat: settings.nameIdFormat,
        signRequests: settings.signRequests,
      }),
    );
  };

interface Described {
  addresses: ServiceAddresses;
  /** In PEM form; the one that signs first. */
  certificates: readonly string[];
  nameIdFormat: string;
  signRequests: boolean;
}

/** What an identity provider imports to know us (SAML 2.0 Metadata). */
const metadataOf = ({ addresses, certificates, nameIdFormat, signRequests }: Described): string => {
  const keys = certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bareOf(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeXml(addresses.entityId)}">`,
    `<md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="${signRequests}" WantAssertionsSigned="true">`,
    ...keys,
    ...["HTTP-Redirect", "HTTP-POST"].map(
      (binding) =>
        `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${escapeXml(addresses.logoutUrl)}"/>`,
    ),
    `<md:NameIDFormat>${escapeXml(nameIdFormat)}</md:NameIDFormat>`,
    `<md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(addresses.assertionConsumerUrl)}" index="0" isDefault="true"/>`,
    "</md:SPSSODescriptor>",
    "</md:EntityDescriptor>",
    "",
  ].join("\n");
};

const bareOf = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
