import fc from "fast-check";
import { expect, test } from "vitest";
import { spokenWords } from "./spoken-words.ts";
import { conversationOf, isAbout, marksIn, type Said, topicOf, type TopicRules } from "./topics.ts";

const rulesOf = (given: Partial<TopicRules>): TopicRules => ({
  ...{ any: [], all: [], none: [], speaker: "anyone", channels: [] },
  ...given,
});
const matches = (given: Partial<TopicRules>, messages: readonly (Said | string)[], channel = "chat"): boolean =>
  isAbout(
    topicOf(rulesOf(given)),
    channel,
    conversationOf(messages.map((one) => (typeof one === "string" ? { from: "customer", text: one } : one))),
  );

const letters = [..."abcdeéüñçzабвгдежйёя"];
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }).map((all) => all.join(""));
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(" "));
const anyCase = (text: string, upper: readonly boolean[]): string =>
  [...text].map((letter, index) => (upper[index % upper.length] ? letter.toUpperCase() : letter)).join("");

test("A phrase is found whatever its case and accents, and however they are encoded", () => {
  fc.assert(
    fc.property(phrase, fc.array(fc.boolean(), { minLength: 1 }), (said, upper) => {
      const plain = said.normalize("NFD").replace(/\p{M}/gu, "");
      for (const text of [anyCase(said, upper), plain, said.normalize("NFD")]) {
        expect(matches({ any: [said] }, [`So: ${text}!`])).toBe(true);
        expect(matches({ any: [text] }, [said])).toBe(true);
      }
    }),
  );
  expect(matches({ any: ["STRASSE"] }, ["in der Straße"])).toBe(true);
  expect(matches({ any: ["dont call"] }, ["Please don’t call me"])).toBe(true);
});

test("A phrase is never found inside a word of a script with spaces", () => {
  fc.assert(
    fc.property(word, word, (one, more) => {
      expect(matches({ any: [one] }, [`${one}${more}`, `${more}${one}x${one}`])).toBe(false);
    }),
  );
  expect(matches({ any: ["art"] }, ["start party artist"])).toBe(false);
  expect(matches({ any: ["год"] }, ["погода"])).toBe(false);
});

test("In Chinese a phrase is found between other characters", () => {
  expect(matches({ any: ["退款"] }, ["我想申请退款，谢谢"])).toBe(true);
  expect(matches({ any: ["退款"] }, ["我退了款"])).toBe(false);
  expect(marksIn([topicOf(rulesOf({ any: ["退款"] }))], { from: "customer", text: "我想退款" })).toEqual([
    { start: 2, end: 4 },
  ]);
});

test("Any, all and none hold together, over all messages of who may say it, in the channels given", () => {
  const talk: Said[] = [
    { from: "customer", text: "I want a refund" },
    { from: "agent", text: "Here is the invoice" },
    { from: "system", text: "Chat transferred" },
  ];
  expect(matches({ any: ["money back", "refund"] }, talk)).toBe(true);
  expect(matches({ any: ["refund"], all: ["invoice"] }, talk)).toBe(true);
  expect(matches({ any: ["refund"], all: ["invoice", "tax"] }, talk)).toBe(false);
  expect(matches({ any: ["refund"], none: ["invoice"] }, talk)).toBe(false);
  expect(matches({ any: ["invoice"], speaker: "customer" }, talk)).toBe(false);
  expect(matches({ any: ["refund"], none: ["invoice"], speaker: "customer" }, talk)).toBe(true);
  expect(matches({ any: ["transferred"] }, talk)).toBe(false);
  expect(matches({ any: ["refund"], channels: ["voice"] }, talk)).toBe(false);
  expect(matches({ any: ["refund"], channels: ["voice", "chat"] }, talk)).toBe(true);
  expect(matches({ none: ["tax"] }, talk)).toBe(false);
  expect(matches({ any: ["refund here"] }, talk)).toBe(false);
});

test("Marks are words of the text, in order and apart, and each phrase that is found has one", () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      (words, at, length) => {
        const text = words.join(" ");
        const from = at % words.length;
        const topic = topicOf(rulesOf({ any: [words.slice(from, from + length).join(" ")], all: [words[0] ?? ""] }));
        const marks = marksIn([topic], { from: "agent", text });
        expect(marks.length).toBeGreaterThan(0);
        const starts = new Set(spokenWords(text).map(({ start }) => start));
        marks.forEach(({ start, end }, index) => {
          expect(starts.has(start) && end <= text.length).toBe(true);
          expect(start).toBeGreaterThan(marks[index - 1]?.end ?? -1);
        });
      },
    ),
  );
});
