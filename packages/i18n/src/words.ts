import { setupI18n } from "@lingui/core";
import type { MessageKey } from "./areas.ts";
import type { Catalogue } from "./catalogue.ts";
import { createFormats, type Formats } from "./formats.ts";
import { type Language, localeOf } from "./languages.ts";
import type { MessageValues } from "./message-values.ts";

export type Values = Readonly<Record<string, string | number | Date>>;

/** A message that takes no values. */
export type PlainKey = Exclude<MessageKey, keyof MessageValues>;

type OfEach<Key> = (Key extends keyof MessageValues ? (values: MessageValues[Key]) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;

/** What a message takes; where the key is one of several, what each of them takes. */
export type ValuesOf<Key extends MessageKey> = [Key] extends [PlainKey] ? [] : [values: Readonly<OfEach<Key>>];

/** Everything that a screen or a mail says, in one language. */
export interface Words extends Formats {
  readonly language: Language;
  /** `en-US` */
  readonly locale: string;
  readonly t: <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;
  /** A message whose key is put together while running; it is for the caller to know what it takes. */
  readonly message: (key: MessageKey, values?: Values) => string;
  /** Whether a key that is only known while running (a link's name, say) has words. */
  readonly has: (key: string) => key is MessageKey;
  /** The words of an error's code; those of GeneralError for a code without words of its own. */
  readonly error: (code: string, values?: Values) => string;
  /** These words and more, for an area that is loaded later. */
  readonly with: (more: Catalogue) => Words;
  /** These words for a reader in another time zone. */
  readonly inZone: (timeZone: string) => Words;
}

/** `timeZone` is the IANA name of the reader's zone; without it times are written in the machine's. */
export const createWords = (language: Language, catalogue: Catalogue, timeZone?: string): Words => {
  const locale = localeOf(language);
  const messages = { ...catalogue };
  const renderer = setupI18n({ locale, messages: { [locale]: messages } });
  const has = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  const message = (key: MessageKey, values?: Values): string => renderer.t(key, values);

  return {
    ...createFormats(locale, timeZone),
    language,
    locale,
    t: (key, ...[values]) => message(key, values as Values | undefined),
    message,
    has,
    error: (code, values) => {
      const key = `errors.${code}.message`;
      return message(has(key) ? key : "errors.GeneralError.message", values);
    },
    with: (more) => createWords(language, { ...messages, ...more }, timeZone),
    inZone: (zone) => createWords(language, messages, zone),
  };
};
