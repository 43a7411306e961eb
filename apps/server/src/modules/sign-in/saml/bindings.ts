import type { FastifyInstance } from "fastify";
import type { Services } from "../../../core/services.ts";
import { bindingPath } from "./addresses.ts";
import { consumeAssertion } from "./consume.ts";
import { passiveResult, passiveResultPath } from "./passive-result.ts";
import { publishMetadata } from "./publish-metadata.ts";
import { singleLogout } from "./single-logout.ts";
import { startSaml } from "./start.ts";

/** The addresses that browsers carry SAML's messages to. */
export const samlBindings = (app: FastifyInstance, services: Services): void => {
  const schema = { hide: true };
  app.get(`${bindingPath}/start`, { schema }, startSaml(services));
  app.get(passiveResultPath, { schema }, passiveResult);
  app.get(`${bindingPath}/:tenantId/metadata`, { schema }, publishMetadata(services));
  app.get(`${bindingPath}/:tenantId/slo`, { schema }, singleLogout(services));
  // A scope of its own, because nothing else takes forms.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    // The identity provider's pages make the browser post here: that it is another origin is the point.
    scope.post(
      `${bindingPath}/:tenantId/acs`,
      { schema, config: { fromOtherOrigins: true } },
      consumeAssertion(services),
    );
    scope.post(`${bindingPath}/:tenantId/slo`, { schema, config: { fromOtherOrigins: true } }, singleLogout(services));
    done();
  });
};
