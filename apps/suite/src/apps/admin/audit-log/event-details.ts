import type { AuditRow } from "@evolve/contracts/audit";
import { isUuid } from "@evolve/contracts/uuid";
import type { Words } from "@evolve/i18n";
import { fieldText } from "./field-names.ts";

export interface EventDetail {
  /** As calls and exports name it; within another by a dot: `before.permissions`. */
  readonly name: string;
  readonly value: string;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What an event says beside its columns, one line for each value. People and things that it gives by id are named. */
export const detailsOf = ({ details, names }: Pick<AuditRow, "details" | "names">): EventDetail[] => {
  const textOf = (value: unknown): string => (typeof value === "string" ? (names[value] ?? value) : String(value));
  const linesOf = (value: unknown, name: string): EventDetail[] => {
    if (value === null || value === "") return [];
    if (Array.isArray(value) && !value.some(isObject))
      return value.length === 0 ? [] : [{ name, value: value.map(textOf).join(", ") }];
    if (!isObject(value)) return [{ name, value: textOf(value) }];
    return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, name === "" ? key : `${name}.${key}`));
  };
  return linesOf(JSON.parse(details), "");
};

/** The details on one line, without ids that nothing is named by: `Name: Night shift, Permissions: user:view`. */
export const detailSummary = (words: Words, event: Pick<AuditRow, "details" | "names">): string =>
  detailsOf(event)
    .filter(({ value }) => !isUuid(value))
    .map(({ name, value }) => `${fieldText(words, name)}: ${value}`)
    .join(", ");
