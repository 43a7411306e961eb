import type { Notification } from "@evolve/contracts/notifications";
import { createWords, type Language, type Values, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { NotificationTextColumn } from "../../../database/json-columns.ts";
import type { NotificationRow } from "./repository.ts";

const made = new Map<Language, Words>();

/** What notifications say in a language. */
export const notificationWords = (language: Language): Words => {
  const words = made.get(language) ?? createWords(language, catalogueOf(language, ["notifications", "jobs"]));
  made.set(language, words);
  return words;
};

/** An IANA name, or UTC for what is none. */
export const timeZoneOf = (name: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};

/** The words of a key that is known only now; the text itself where it is no key. */
const translated = (words: Words, text: string): string => (words.has(text) ? words.message(text) : text);

const valueIn = (words: Words, value: { message: string } | { date: string }): string =>
  "date" in value ? words.date(value.date, "date", "UTC") : translated(words, value.message);

/** Title and content in the words' language. */
export const textIn = (words: Words, text: NotificationTextColumn): { title: string; content: string } => {
  if (!("key" in text)) return { title: text.title, content: text.content };
  const values: Values = Object.fromEntries(
    Object.entries(text.values).map(([name, value]) => [
      name,
      typeof value === "object" ? valueIn(words, value) : value,
    ]),
  );
  const say = (key: string): string => (words.has(key) ? words.message(key, values) : "");
  return { title: say(`notifications.title.${text.key}`), content: say(`notifications.text.${text.key}`) };
};

export const presentNotification = (row: NotificationRow, words: Words, timeZone: string): Notification => ({
  notificationUuid: row.id,
  sequence: row.sequence,
  topic: row.topic,
  ...textIn(words, row.text),
  publisher: row.publisher ?? words.t("notifications.suite"),
  publishDate: row.published_at.toISOString(),
  date: words.date(row.published_at, "dateTime", timeZone),
  linkURL: row.link_url,
  isRead: row.read_at !== null,
  actions: row.actions.map((action) => {
    const { actionTextTranslation, onSuccessTextTranslation, ...guideline } = action.guideline;
    return {
      ...action,
      guideline: {
        ...guideline,
        actionTextTranslation: translated(words, actionTextTranslation),
        ...(onSuccessTextTranslation !== undefined && {
          onSuccessTextTranslation: translated(words, onSuccessTextTranslation),
        }),
      },
    };
  }),
});
