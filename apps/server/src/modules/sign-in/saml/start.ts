import { codeOf } from "@evolve/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import { plusSeconds } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { addressesOf, isTenantId } from "./addresses.ts";
import { markBrowser } from "./cookie.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { loginPage, returnOriginOf } from "./return-origin.ts";
import { openSigningKey } from "./service-keys.ts";
import { findSettings, listKeys } from "./settings-repository.ts";
import { insertRequest } from "./sign-in-repository.ts";

interface StartQuery {
  tenantId?: string | undefined;
  redirectURL?: string | undefined;
  passive?: string | undefined;
  fresh?: string | undefined;
}

/** How long somebody may take at the identity provider. */
const requestSeconds = 10 * 60;
const longestRedirect = 2_000;
/** Sends the browser to the tenant's identity provider with a request that its answer must name. */
export const startSaml =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { clock, config, database } = services;
    const { tenantId, redirectURL = "", passive, fresh } = request.query as StartQuery;
    // Another site cannot begin a sign-in: our page asks the person first.
    if (request.headers["sec-fetch-site"] === "cross-site")
      return reply.redirect(loginPage("", "/sso", { tenantId: tenantId ?? "", redirectURL }));
    const failed = loginPage("", "/error", { error_description: codeOf("samlRefused") });
    if (!isTenantId(tenantId) || redirectURL.length > longestRedirect) return reply.redirect(failed);
    try {
      await services.limiter.take(request.ip, "starts");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.redirect(loginPage("", "/error", { error_description: error.code }));
    }
    const { settings, keys } = await database.readTenant(tenantId, async (tx) => {
      const [found, held] = await Promise.all([findSettings(tx, tenantId), listKeys(tx, tenantId)]);
      return { settings: found, keys: held };
    });
    if (!settings?.enabled) return reply.redirect(failed);
    const id = `_${randomBytes(20).toString("hex")}`;
    // Looking up whether somebody is known is not recorded, since it signs nobody in.
    const isPassive = passive === "true" && settings.lookForSession;
    const browserHash = isPassive ? digestOf(randomSecret()) : markBrowser(config, request, reply, requestSeconds);
    const returnOrigin = await returnOriginOf(services, request, tenantId);
    await database.withTenant(tenantId, (tx) =>
      insertRequest(tx, tenantId, {
        id,
        browserHash,
        returnOrigin,
        redirectUrl: redirectURL,
        isPassive,
        expiresAt: plusSeconds(clock.now(), requestSeconds),
      }),
    );
    const provider = await identityProviderOf({
      settings,
      addresses: addressesOf(services, tenantId),
      privateKey: settings.signRequests ? openSigningKey(services, keys) : null,
      requestId: id,
      isPassive,
      isForced: fresh === "true" && !isPassive,
    });
    // The relay state is the request's own id: it leads nowhere, and must come back as it was.
    return reply.header("cache-control", "no-store").redirect(await provider.getAuthorizeUrlAsync(id, undefined, {}));
  };
