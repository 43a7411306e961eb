import { contactUs as contract, unknownTenant } from "@evolve/contracts/contact";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { brandColoursOf, brandOfHost } from "../../directory/branding/index.ts";
import { composeMail, enqueueMail, type MailMessage } from "../../platform/mail/index.ts";

const defaultAccent = "#1461c4";

/**
 * Mails a visitor's message to support. The page's recipient is used only if it is the host's own support address, so that
 * this public call cannot be used as a relay.
 */
export const contactUs = operation(contract, async ({ body, http, services }) => {
  const { config, database, limiter } = services;
  await limiter.take(http.ip, "messages");
  const brand = await services
    .use(brandOfHost)(http.hostname)
    .catch((error: unknown) => {
      http.log.warn({ err: error }, "branding could not be read; the message goes to the installation's support");
      return null;
    });
  const language = languageOfRequest(http);
  const words = createWords(language, catalogueOf(language, ["mail"]));
  const brandName = brand?.profile?.brandName ?? "Evolve";
  const tenantName = [brand?.tenantName, body.tenant].find(Boolean) ?? unknownTenant;
  const colours = brandColoursOf(brand?.profile?.backgroundColor ?? defaultAccent);
  const subject = words.t("mail.contactSubject", { name: body.name, tenantName });
  const message: MailMessage = {
    ...composeMail(brand?.supportEmail ?? config.supportEmail, subject, {
      brandName,
      greeting: words.t("mail.contactText", { name: body.name, email: body.email }),
      paragraphs: [body.message],
      footer: words.t("mail.footer", { brandName, tenantName }),
      language: words.locale,
      accent: colours.background,
      accentText: colours.text,
    }),
    replyTo: body.email,
  };
  const tenantId = brand?.tenantId ?? null;
  if (tenantId) await database.withTenant(tenantId, (tx) => enqueueMail(services, tx, tenantId, message));
  else await database.withSystem((tx) => enqueueMail(services, tx, null, message));
  return { success: true };
});
