import type { CallAnswer } from "@evolve/contracts/call";
import { type contactUs as contract, unknownTenant } from "@evolve/contracts/contact";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { brandColoursOf, type HostBrand } from "../branding/index.ts";
import { announceMail, composeMail, enqueueMail, type MailMessage } from "../mail/index.ts";

type Call = typeof contract;

const defaultAccent = "#1461c4";

/**
 * Mails a visitor's message to support. The receiver that the page names counts only where it is the host's own support
 * address: this public call is no relay.
 */
export const contactUs =
  (services: Services, brandOfHost: (host: string) => Promise<HostBrand>) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { config, database, limiter } = services;
    await limiter.admit(http.ip);
    await limiter.charge(http.ip);
    const brand = await brandOfHost(http.hostname).catch((error: unknown) => {
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
    else await enqueueMail(services, database.system, null, message);
    await announceMail(services);
    return { success: true };
  };
