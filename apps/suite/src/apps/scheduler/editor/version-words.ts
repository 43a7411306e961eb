import type { Words } from "@evolve/i18n";

interface Version {
  readonly number: number;
  readonly publishedAt: string;
  /** Empty once the account is gone. */
  readonly publishedBy: string;
}

/** 'Version 3, Nov 23, 2026, 10:15, by Mara Holm' */
export const versionWords = (words: Words, { number, publishedAt, publishedBy }: Version): string => {
  const said = { number, at: words.date(publishedAt, "dateTime") };
  return publishedBy === ""
    ? words.t("scheduleEditor.versionOnly", said)
    : words.t("scheduleEditor.version", { ...said, name: publishedBy });
};
