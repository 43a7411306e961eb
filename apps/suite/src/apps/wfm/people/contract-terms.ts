import { contractTerms, type ContractTerms } from "@evolve/contracts/planning-people";
import type { PlainKey, Words } from "@evolve/i18n";
import { faultText } from "@evolve/shell/forms";
import type { GridEdit } from "@evolve/widgets/data-grid";
import { readNumber } from "../../../parts/read-number.ts";

export type Term = keyof ContractTerms;

/** What the columns of a contract's terms are called, and how many minutes or days their numbers stand for. */
export const terms = {
  minWeeklyMinutes: { label: "workPlans.minHours", unit: 60 },
  maxWeeklyMinutes: { label: "workPlans.maxHours", unit: 60 },
  maxDays: { label: "workPlans.maxDays", unit: 1 },
  maxConsecutiveDays: { label: "workPlans.maxConsecutiveDays", unit: 1 },
  minRestMinutes: { label: "workPlans.minRest", unit: 60 },
} as const satisfies Readonly<Record<Term, { readonly label: PlainKey; readonly unit: number }>>;

export const isTerm = (name: string): name is Term => Object.hasOwn(terms, name);

/** How many times as large a form's field of a contract shows what it holds. */
export const termTimes = (field: string): number => {
  const name = field.slice(field.lastIndexOf(".") + 1);
  return isTerm(name) ? 1 / terms[name].unit : 1;
};

/** Hours or days of what the contract holds, as a cell shows them. */
export const shownTerm = (term: Term, held: number | null): number | null =>
  held === null ? null : held / terms[term].unit;

/** What a cell's number stands for; an empty one is for the plan to say. */
export const heldTerm = (term: Term, shown: unknown): number | null =>
  typeof shown === "number" ? Math.round(shown * terms[term].unit) : null;

/** A number as the language writes it, within the limits of the contract. */
export const termEdit = (term: Term, words: Words): GridEdit => ({
  kind: "number",
  read: (text) => {
    const value = readNumber(text, words);
    if (value === null) return { value: "" };
    if (!Number.isFinite(value)) return { error: words.t("validation.number") };
    const { error } = contractTerms[term].safeParse(heldTerm(term, value));
    const [fault] = error?.issues ?? [];
    return fault ? { error: faultText(words, fault.message, 1 / terms[term].unit) } : { value };
  },
});
