import * as z from "zod/mini";
import { fault, Name } from "./validators.ts";

/*
 * The generic validators of section 5, for the forms in the browser and the guards of the server alike. Their messages are
 * keys of the validation catalogue.
 */

/** Section 5 'Generic validators': integer digits only. "Numbers only!" */
export const Digits = z.string().check(z.trim(), z.minLength(1, "required"), z.regex(/^\d+$/, "number"));

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Section 5 'Generic validators': min/max. Both bounds belong to the range. */
export const between = ({ min = -Infinity, max = Infinity }: Bounds) =>
  z.number("number").check(z.gte(min, fault("min", { min })), z.lte(max, fault("max", { max })));

/** Digits typed into a field, as a whole number within bounds. */
export const wholeNumber = (bounds: Bounds) => z.pipe(z.pipe(Digits, z.transform(Number)), between(bounds));

/** Section 5 'Generic validators': lower-than, one field against another of the same form; equal is not lower. */
export const lowerThan = <Field extends string>(lower: Field, higher: Field) =>
  z.check<Readonly<Record<Field, number>>>(({ value, issues }) => {
    const limit = value[higher];
    if (value[lower] < limit) return;
    issues.push({ code: "custom", input: value, path: [lower], message: fault("lowerThan", { limit }) });
  });

const folded = (text: string): string => text.trim().normalize("NFKC").toLowerCase();

/** Section 5 'Generic validators': unique string. Case and surrounding blanks make no difference. */
export const isUnique = (text: string, others: Iterable<string>): boolean => {
  const wanted = folded(text);
  for (const other of others) if (folded(other) === wanted) return false;
  return true;
};

export const uniqueAmong = (others: Iterable<string>) => z.refine<string>((text) => isUnique(text, others), "unique");

/**
 * Section 5 'Group name validated by the server': the existence check answers the id of the group that has the name, or
 * null. A group may keep its own name. Needs `parseAsync`.
 */
export const groupName = (groupIdOf: (name: string) => Promise<string | null>, ownId: string | null = null) =>
  Name.check(
    z.refine<string>(async (name) => {
      const found = await groupIdOf(name);
      return found === null || found === ownId;
    }, "groupName"),
  );

/** Section 5 'Rule messages': the weekdays (section 3: 0 = Sunday) that a rule holds for. "You must select at least one daily rule" */
export const DailyRule = z
  .array(z.int().check(z.gte(0, "dailyRule"), z.lte(6, "dailyRule")))
  .check(z.minLength(1, "dailyRule"));

/** Section 5 'Multi-select': required and empty makes the form invalid. */
export const Chosen = z.array(z.string()).check(z.minLength(1, "required"));
