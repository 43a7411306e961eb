import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import { longRussian } from "./long-russian.ts";
import { LongWords } from "./use-sample.ts";

/** A label of an example's own; among long words a long one takes its place. */
export const useOwnLabel = (key: PlainKey): string => {
  const { t } = useWords();
  const isLong = use(LongWords);
  return isLong ? longRussian.label : t(key);
};
