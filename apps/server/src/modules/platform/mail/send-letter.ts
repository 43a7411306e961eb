import { createWords, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { brandColoursOf, findProfile, findProfileAt, lookOf } from "../../directory/branding/index.ts";
import { isOwnHost } from "../../directory/directory/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import type { Letterhead } from "./letterhead.ts";
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

interface Envelope extends Letterhead {
  tenantId: string;
  to: string;
}

interface Names {
  brandName: string;
  tenantName: string;
  timeZone: string;
  /** Where links lead: the host's own address, else how people usually reach us. */
  origin: string;
}

const defaultAccent = "#1461c4";

/** Enqueues a mail of a tenant in the look of the host, in the transaction that causes it. */
export const sendLetter = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, to, language, host }: Envelope,
  write: (words: Words, names: Names) => Letter,
): Promise<void> => {
  const tenant = await findTenant(tx, tenantId);
  // The host is a header of the request that caused the mail, and may be forged.
  const ownHost = host !== undefined && (await isOwnHost(tx, host)) ? host : null;
  const found = ownHost ? await findProfileAt(tx, { tenantId, host: ownHost }) : await findProfile(tx, tenantId);
  const profile = lookOf(tenant, found);
  const colours = brandColoursOf(profile?.backgroundColor ?? defaultAccent);
  const words = createWords(language, catalogueOf(language, ["mail", "notices"]));
  const names = {
    brandName: profile?.brandName ?? "Evolve",
    tenantName: tenant.name,
    timeZone: tenant.timezone,
    origin: originAt(services, ownHost),
  };
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

const originAt = ({ config }: Services, host: string | null): string => {
  const url = config.publicUrl ?? "";
  return host && URL.canParse(url) ? Object.assign(new URL(url), { hostname: host }).origin : url;
};
