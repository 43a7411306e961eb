import * as contract from "@evolve/contracts/saml";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { bindingPath } from "./addresses.ts";
import { consumeAssertion } from "./consume.ts";
import { samlLogoutUrl } from "./logout-url.ts";
import { looked, lookedPath } from "./looked.ts";
import { publishMetadata } from "./publish-metadata.ts";
import { readSamlSettings } from "./read-settings.ts";
import { rollSamlKey } from "./roll-key.ts";
import { saveSamlSettings } from "./save-settings.ts";
import { singleLogout } from "./single-logout.ts";
import { startSaml } from "./start.ts";

/** The calls of the settings, and the addresses that browsers carry SAML's messages to. */
export const samlRoutes = ({ app, bind }: Binder, services: Services): void => {
  bind(contract.samlSettings, readSamlSettings(services));
  bind(contract.saveSamlSettings, saveSamlSettings(services));
  bind(contract.rollSamlKey, rollSamlKey(services));
  bind(contract.samlLogoutUrl, samlLogoutUrl(services));

  const schema = { hide: true };
  app.get(`${bindingPath}/start`, { schema }, startSaml(services));
  app.get(lookedPath, { schema }, looked);
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
