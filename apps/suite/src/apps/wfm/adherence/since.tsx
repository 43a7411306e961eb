import { useWords } from "@evolve/i18n/react";
import { durationOf } from "../../my-space/schedule/schedule-words.ts";
import { useNow } from "../../../parts/use-now.ts";

interface SinceProps {
  /** ISO 8601 */
  readonly at: string;
}

/** How long something has gone on: it goes on counting without the server. */
export const Since = ({ at }: SinceProps) => {
  const words = useWords();
  const minutes = Math.floor((useNow() - Date.parse(at)) / 60_000);
  return <span className="ev-num">{durationOf(words, Math.max(0, minutes))}</span>;
};
