import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { use } from "react";
import { LongWords } from "./use-sample.ts";

/** A label of an example's own; among long words a long one takes its place. */
export const useOwnLabel = (key: PlainKey): string => {
  const { t } = useWords();
  return t(use(LongWords) ? "gallery.longLabel" : key);
};
