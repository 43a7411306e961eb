import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { addressesOf, isTenantId } from "./addresses.ts";
import { metadataOf } from "./metadata.ts";
import { findSettings, listKeys } from "./settings-repository.ts";

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
