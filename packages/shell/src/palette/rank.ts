import { go } from "fuzzysort";
import type { Candidate } from "./candidates.ts";

const most = 12;
/** Of two that fit about as well, the one that was used lately is meant. */
const recentFactor = 1.15;
/** What merely belongs to something of that name comes after what bears it. */
const contextFactor = 0.7;

/** What fits a query, the best first: by its name, its module or its English name. */
export const rank = (
  query: string,
  candidates: readonly Candidate[],
  isRecent: (candidate: Candidate) => boolean,
): readonly Candidate[] =>
  go(query.trim(), candidates, {
    keys: ["label", "englishLabel", "context", "englishContext"],
    limit: most,
    scoreFn: (result) => {
      const [label, englishLabel] = result;
      const isNamed = (label?.score ?? 0) > 0 || (englishLabel?.score ?? 0) > 0;
      return result.score * (isNamed ? 1 : contextFactor) * (isRecent(result.obj) ? recentFactor : 1);
    },
  }).map(({ obj }) => obj);
