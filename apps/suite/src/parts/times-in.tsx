import { timeZoneName } from "@evolve/i18n/time-zone";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import parts from "./parts.module.css";

/** "Times are in Berlin, Central European Time (UTC+01:00).", with the zone's distance of now. */
export const timesIn = (words: Words): string =>
  words.t("common.timesIn", { zone: timeZoneName(words, words.timeZone, Date.now()) });

/** Below a list of times: their zone. */
export const TimesIn = () => <p className={parts.quiet}>{timesIn(useWords())}</p>;
