import { useWords } from "@evolve/i18n/react";
import { createContext, type ReactNode, use } from "react";
import { useNow } from "../../../parts/use-now.ts";
import { durationOf } from "../../my-space/schedule/schedule-words.ts";

const Now = createContext(0);

/** One clock for the whole board, so that times of the same row agree. It goes on without the server. */
export const BoardClock = ({ children }: { readonly children: ReactNode }) => <Now value={useNow()}>{children}</Now>;

interface SinceProps {
  /** ISO 8601 */
  readonly at: string;
}

/** How long something has gone on. */
export const Since = ({ at }: SinceProps) => {
  const words = useWords();
  const minutes = Math.floor((use(Now) - Date.parse(at)) / 60_000);
  return <span className="ev-num">{durationOf(words, Math.max(0, minutes))}</span>;
};
