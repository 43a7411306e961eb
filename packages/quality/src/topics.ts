import { type SpokenWord, spokenWords } from "./spoken-words.ts";

export interface TopicRules {
  /** At least one of them is said; none given: any conversation has it. */
  readonly any: readonly string[];
  /** Each of them is said. */
  readonly all: readonly string[];
  /** None of them is said. */
  readonly none: readonly string[];
  readonly speaker: "anyone" | "agent" | "customer";
  /** Empty: all of them. */
  readonly channels: readonly string[];
}

export interface Said {
  readonly from: "agent" | "customer" | "system";
  readonly text: string;
}

/** A part of a text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

type Phrase = readonly string[];

export interface Topic {
  readonly any: readonly Phrase[];
  readonly all: readonly Phrase[];
  readonly none: readonly Phrase[];
  readonly rules: TopicRules;
}

const phraseOf = (text: string): Phrase => spokenWords(text).map(({ folded }) => folded);

/** Rules with their phrases taken apart once, for many conversations. */
export const topicOf = (rules: TopicRules): Topic => {
  const phrases = (texts: readonly string[]): Phrase[] => texts.map(phraseOf).filter(({ length }) => length > 0);
  return { any: phrases(rules.any), all: phrases(rules.all), none: phrases(rules.none), rules };
};

const standsAt = (words: readonly SpokenWord[], place: number, phrase: Phrase): boolean =>
  phrase.every((folded, index) => words[place + index]?.folded === folded);

const isSaid = (phrase: Phrase, spoken: readonly (readonly SpokenWord[])[]): boolean =>
  spoken.some((words) => words.some((_, place) => standsAt(words, place, phrase)));

/** Messages whose words a topic looks at: what the system writes, nobody says. */
const isHeard = ({ speaker }: TopicRules, { from }: Said): boolean =>
  from !== "system" && (speaker === "anyone" || speaker === from);

/** Messages with their words, so that many topics share them. */
export const conversationOf = (messages: readonly Said[]) =>
  messages.map((said) => ({ ...said, words: spokenWords(said.text) }));
export type Conversation = ReturnType<typeof conversationOf>;

/** Whether a conversation is about a topic. A phrase is said within one message. */
export const isAbout = ({ any, all, none, rules }: Topic, channel: string, conversation: Conversation): boolean => {
  if (any.length + all.length === 0) return false;
  if (rules.channels.length > 0 && !rules.channels.includes(channel)) return false;
  const spoken = conversation.filter((said) => isHeard(rules, said)).map(({ words }) => words);
  return (
    (any.length === 0 || any.some((phrase) => isSaid(phrase, spoken))) &&
    all.every((phrase) => isSaid(phrase, spoken)) &&
    !none.some((phrase) => isSaid(phrase, spoken))
  );
};

/** Where a message says what topics look for: in order, those that touch joined. */
export const marksIn = (topics: readonly Topic[], said: Said): Mark[] => {
  const words = spokenWords(said.text);
  const found = topics
    .filter(({ rules }) => isHeard(rules, said))
    .flatMap(({ any, all }) => [...any, ...all])
    .flatMap((phrase) =>
      words.flatMap(({ start }, place) =>
        standsAt(words, place, phrase) ? [{ start, end: words[place + phrase.length - 1]?.end ?? start }] : [],
      ),
    )
    .toSorted((one, two) => one.start - two.start || two.end - one.end);
  const marks: Mark[] = [];
  for (const mark of found) {
    const last = marks.at(-1);
    if (last && mark.start <= last.end) marks[marks.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    else marks.push(mark);
  }
  return marks;
};
