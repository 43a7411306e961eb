import type { PlainKey, Words } from "@evolve/i18n";

/** What the server notes of a message that could not be delivered: the words of its connection, with Node's codes in them. */
const faults: readonly (readonly [RegExp, PlainKey])[] = [
  [/ENOTFOUND|EAI_AGAIN/, "webhooks.faultHost"],
  [/ECONNREFUSED/, "webhooks.faultRefused"],
  [/ETIMEDOUT|Timeout|Abort/, "webhooks.faultTimeout"],
  [/ECONNRESET|EPIPE|socket hang up/, "webhooks.faultBroken"],
  [/CERT|certificate|SSL|TLS/, "webhooks.faultCertificate"],
  [/may not be called/, "webhooks.faultAddress"],
  [/the webhook is off/, "webhooks.faultOff"],
];

/** Why a message was not delivered, in words; as the server noted it where it has none. */
export const deliveryFault = (words: Words, error: string): string => {
  const known = faults.find(([pattern]) => pattern.test(error));
  return known ? words.t(known[1]) : error;
};
