import type { Values } from "@evolve/i18n";
import { timeZoneBrief } from "@evolve/i18n/time-zone";
import type { FastifyRequest } from "fastify";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { letterheadOf, sendLetter } from "../mail/index.ts";
import { browserNameOf } from "./browser-name.ts";
import { findAddressee } from "./repository.ts";

/** A notice about a person's account, so that they notice what they have not done themselves (OWASP ASVS 6.3.7). */
export type Notice =
  | "factorAdded"
  | "factorRemoved"
  | "factorsRemoved"
  | "recoveryCodesRenewed"
  | "recoveryCodeUsed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "accessKeyCreated"
  | "newDevice";

/** Mails a notice to the account's address, in the transaction of the change and the language of the person who made it. */
export const sendNotice = async (
  services: Services,
  tx: TenantTransaction,
  http: FastifyRequest,
  { tenantId, userId }: { tenantId: string; userId: string },
  notice: Notice,
  values: Values = {},
): Promise<void> => {
  const { clock } = services;
  const person = await findAddressee(tx, tenantId, userId);
  const envelope = { tenantId, to: person.email, ...letterheadOf(http) };
  await sendLetter(services, tx, envelope, (words, { brandName, timeZone, origin }) => ({
    subject: words.t(`notices.subject.${notice}`, { brandName }),
    greeting: words.t("notices.greeting", { name: person.fullName }),
    paragraphs: [
      words.message(`notices.text.${notice}`, { userName: person.userName, ...values }),
      [
        words.t("notices.when", {
          time: words.date(clock.now(), "dateTime", timeZone),
          zone: timeZoneBrief(timeZone, clock.now()),
        }),
        words.t("notices.where", {
          browser: browserNameOf(http.headers["user-agent"] ?? "") || words.t("notices.unknownBrowser"),
          address: http.ip,
        }),
      ].join("\n"),
      words.t("notices.advice"),
    ],
    button: { label: words.t("notices.button"), url: `${origin}/my-space/#/security` },
  }));
};
