import type { AuditRow } from "@evolve/contracts/audit";
import { isUuid } from "@evolve/contracts/uuid";
import type { Words } from "@evolve/i18n";
import { fieldText } from "./field-names.ts";
import { planningFields } from "./planning-fields.ts";
import { valueText } from "./value-names.ts";

export interface EventDetail {
  /** As calls and exports name it; within another by a dot: `before.permissions`. */
  readonly name: string;
  readonly value: string;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What an event says beside its columns, one line for each value, in words. People and things that it gives by id are named. */
export const detailsOf = (words: Words, { details, names }: Pick<AuditRow, "details" | "names">): EventDetail[] => {
  const textOf = (value: unknown, name: string): string =>
    (typeof value === "string" ? names[value] : undefined) ?? valueText(words, name, value);
  const linesOf = (value: unknown, name: string): EventDetail[] => {
    if (value === null || value === "") return [];
    if (Array.isArray(value) && !value.some(isObject))
      return value.length === 0 ? [] : [{ name, value: value.map((one) => textOf(one, name)).join(", ") }];
    if (!isObject(value)) return [{ name, value: textOf(value, name) }];
    return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, name === "" ? key : `${name}.${key}`));
  };
  return linesOf(JSON.parse(details), "");
};

/** The details on one line, without ids that nothing is named by: `Name: Night shift, Permissions: user:view`. */
export const detailSummary = (words: Words, event: Pick<AuditRow, "details" | "names">): string =>
  detailsOf(words, event)
    .filter(({ value }) => !isUuid(value))
    .map(({ name, value }) => `${fieldText(words, name, planningFields)}: ${value}`)
    .join(", ");
