import { readFault } from "@evolve/contracts/validators";
import type { Words } from "@evolve/i18n";

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A limit as the language writes it: a number, a day, or what it is. */
const valueIn = (words: Words, value: string): string | number => {
  if (isoDay.test(value)) return words.date(`${value}T00:00`, "date");
  return value.trim() !== "" && Number.isFinite(Number(value)) ? words.number(Number(value)) : value;
};

/** Plural forms need the number itself. */
const countedBy: readonly string[] = ["days"];
/** What somebody typed is shown as it was typed. */
const typed = "value";
const limitNames: readonly string[] = ["min", "max"];

/**
 * The words of a message that a contract gave to a fault. One that the catalogue does not know is the server's own trouble.
 *
 * @param times how many times as large its limits are shown: 1/60 for minutes that are typed as hours
 */
export const faultText = (words: Words, message: string, times = 1): string => {
  const { key, values } = readFault(message);
  // Hours need not be whole, though their minutes are.
  const full = times < 1 && key === "range" ? "validation.between" : `validation.${key}`;
  if (!words.has(full)) return words.t("validation.serverError");
  const shownAs = (name: string, value: string) => {
    if (name === typed) return value;
    if (times !== 1 && limitNames.includes(name)) return words.number(Number(value) * times);
    return countedBy.includes(name) ? Number(value) : valueIn(words, value);
  };
  return words.message(
    full,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownAs(name, value)])),
  );
};
