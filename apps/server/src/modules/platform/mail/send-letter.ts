import { createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { brandColoursOf, findProfile, lookOf } from "../../directory/branding/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { composeMail } from "./message.ts";

/** What a mail says, in the words of its reader's language. */
export interface Letter {
  subject: string;
  greeting?: string;
  paragraphs: readonly string[];
  /** Shown large, to be typed somewhere. */
  code?: string;
  button?: { label: string; url: string };
  /** What is good to know after the step that the mail asks for. */
  notes?: readonly string[];
}

interface Envelope {
  tenantId: string;
  to: string;
  language: Language;
}

const defaultAccent = "#1461c4";

/** Writes a mail of a tenant in its brand, in the transaction of what it tells about. */
export const sendLetter = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, to, language }: Envelope,
  write: (words: Words, names: { brandName: string; tenantName: string; timeZone: string }) => Letter,
): Promise<void> => {
  const tenant = await findTenant(tx, tenantId);
  const profile = lookOf(tenant, await findProfile(tx, tenantId));
  const colours = brandColoursOf(profile?.backgroundColor ?? defaultAccent);
  const words = createWords(language, catalogueOf(language, ["mail", "notices"]));
  const names = { brandName: profile?.brandName ?? "Evolve", tenantName: tenant.name, timeZone: tenant.timezone };
  const { subject, button, ...letter } = write(words, names);
  const message = composeMail(to, subject, {
    greeting: words.t("mail.greetingUnknown"),
    ...letter,
    ...(button && { button: { ...button, fallback: words.t("mail.linkFallback") } }),
    brandName: names.brandName,
    footer: words.t("mail.footer", names),
    language: words.locale,
    accent: colours.background,
    accentText: colours.text,
  });
  await enqueueMail(services, tx, tenantId, message);
};
