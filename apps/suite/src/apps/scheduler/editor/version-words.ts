import type { CallResult } from "@evolve/contracts/call";
import type { HistoryCause, searchAgentHistory } from "@evolve/contracts/publications";
import type { PlainKey, Words } from "@evolve/i18n";

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

const causeNames: Readonly<Record<Exclude<HistoryCause, "publication">, PlainKey>> = {
  timeOff: "scheduleEditor.cause.timeOff",
  trade: "scheduleEditor.cause.trade",
  timeOffUndone: "scheduleEditor.cause.timeOffUndone",
  tradeUndone: "scheduleEditor.cause.tradeUndone",
};

type Change = CallResult<typeof searchAgentHistory>["changes"][number];

/** The version that changed published shifts, or 'Time off approved, Nov 23, 2026, 10:15, by Mara Holm'. */
export const historyWords = (words: Words, change: Change): string => {
  const { cause: code, number, publishedAt, publishedBy: name, isAutomatic } = change;
  if (code === "publication") return versionWords(words, { ...change, number: number ?? 0 });
  const said = { cause: words.t(causeNames[code]), at: words.date(publishedAt, "dateTime") };
  if (isAutomatic) return words.t("scheduleEditor.causeByRules", said);
  return name === "" ? words.t("scheduleEditor.causeOnly", said) : words.t("scheduleEditor.causeBy", { ...said, name });
};
