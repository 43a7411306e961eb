/** How many conversations say a term, of how many. */
export interface TermUse {
  readonly now: number;
  readonly before: number;
}

export interface EmergingTerm extends TermUse {
  readonly term: string;
  /** The log-likelihood ratio G². */
  readonly growth: number;
}

/**
 * How much more often something is said in one of two collections than one would expect if both were alike: the log-likelihood
 * ratio of Dunning (1993) in the form of Rayson and Garside (2000). 0 where the shares are equal.
 */
export const logLikelihood = ({ now, before }: TermUse, ofNow: number, ofBefore: number): number => {
  const all = ofNow + ofBefore;
  if (all === 0) return 0;
  const part = (seen: number, of: number): number => {
    const expected = (of * (now + before)) / all;
    return seen === 0 || expected === 0 ? 0 : seen * Math.log(seen / expected);
  };
  return Math.max(0, 2 * (part(now, ofNow) + part(before, ofBefore)));
};

/** Words of scripts without spaces are found by a dictionary, whatever the language asked for. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words and pairs of words next to each other, each once. Numbers are left out: they name orders, not what is on people's minds. */
export const termsIn = (texts: readonly string[]): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const text of texts) {
    let last: string | null = null;
    for (const { segment, isWordLike } of segmenter.segment(text)) {
      const word = segment.toLowerCase();
      if (isWordLike && /^\p{L}/u.test(word)) {
        terms.add(word);
        if (last !== null) terms.add(`${last} ${word}`);
        last = word;
      } else if (segment.trim() !== "") last = null;
    }
  }
  return terms;
};

/** More happens by chance once in a hundred terms. */
const significant = 6.63;
const least = 4;
/** What is said in so many conversations says nothing of any of them. */
const commonest = 0.4;
/** A pair with a word that so many said before tells less than its other word. */
const common = 0.1;
/** Of a word's conversations that say a pair with it, beyond which the pair stands for the word. */
const sameUse = 0.8;

/** The terms whose use has grown most, and not by chance. Words that every conversation has are left out by how common they are, in any language. */
export const emergingTerms = (
  uses: ReadonlyMap<string, TermUse>,
  ofNow: number,
  ofBefore: number,
  most: number,
): EmergingTerm[] => {
  const hasCommon = (term: string): boolean =>
    term.includes(" ") && term.split(" ").some((word) => (uses.get(word)?.before ?? 0) > common * ofBefore);
  const grown = [...uses]
    .filter(
      ([term, { now, before }]) =>
        now >= least &&
        !hasCommon(term) &&
        now <= commonest * ofNow &&
        before <= commonest * ofBefore &&
        now * ofBefore > before * ofNow,
    )
    .map(([term, use]) => ({ term, ...use, growth: logLikelihood(use, ofNow, ofBefore) }))
    .filter(({ growth }) => growth >= significant)
    .toSorted(
      (one, two) => two.growth - one.growth || two.term.length - one.term.length || (one.term < two.term ? -1 : 1),
    );
  const pairs = grown.filter(({ term }) => term.includes(" "));
  return grown
    .filter(
      ({ term, now }) =>
        term.includes(" ") || !pairs.some((pair) => pair.now >= sameUse * now && pair.term.split(" ").includes(term)),
    )
    .slice(0, most);
};
