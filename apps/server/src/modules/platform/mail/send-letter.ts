import { createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { brandColoursOf, findProfile, lookOf } from "../../directory/branding/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { composeMail, type MailAttachment } from "./message.ts";

/** The content of a mail, in its reader's language. */
export interface Letter {
  subject: string;
  greeting?: string;
  paragraphs: readonly string[];
  /** Shown in large type, for the reader to copy. */
  code?: string;
  button?: { label: string; url: string };
  /** Further information, after the action that the mail asks for. */
  notes?: readonly string[];
  attachments?: readonly MailAttachment[];
}

interface Envelope {
  tenantId: string;
  to: string;
  language: Language;
}

const defaultAccent = "#1461c4";

/** Enqueues a mail of a tenant in its branding, in the transaction that causes it. */
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
  const { subject, button, attachments, ...letter } = write(words, names);
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
  await enqueueMail(services, tx, tenantId, attachments ? { ...message, attachments } : message);
};
