import { type ChoiceOption, type ServerChoices, searchChoices } from "@evolve/widgets/multi-select";

const answerMs = 400;
const page = 100;

/** A server for the examples: it sends a hundred at most, and takes its time. */
export const slowServer =
  (options: readonly ChoiceOption[]): ServerChoices["fetchChoices"] =>
  (query, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const found = searchChoices(options, query);
        resolve({ options: found.slice(0, page), total: found.length });
      }, answerMs);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new DOMException("The search was given up", "AbortError"));
      });
    });
