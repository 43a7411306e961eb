import { codeOf } from "@evolve/contracts/errors";
import type { Words } from "@evolve/i18n";
import { isCallError, networkCode } from "@evolve/session";
import type { FieldFault } from "./faults.ts";

interface RefusalOptions {
  readonly words: Words;
  /** The form's own fields. A fault of any other cannot be shown at a field. */
  readonly fields: readonly string[];
  readonly fieldsOfCodes: Readonly<Record<string, string>>;
}

export interface Refusal {
  readonly faults: readonly FieldFault[];
  /** What no field is to blame for; empty where one is. */
  readonly failure: string;
}

/** What a call's error means to a form: faults at the fields that the server names or that the code belongs to, else a failure. */
export const refusalOf = (error: unknown, { words, fields, fieldsOfCodes }: RefusalOptions): Refusal => {
  const code = isCallError(error) ? error.code : networkCode;
  // A step-up that somebody put away is no failure to tell of.
  if (code === codeOf("stepUpRequired")) return { faults: [], failure: "" };
  const named = Object.entries(isCallError(error) ? error.fields : {})
    .filter(([field]) => fields.includes(field.split(".", 1)[0] ?? ""))
    .map(([field, message]) => ({ field, message, isSaid: false }));
  if (named.length > 0) return { faults: named, failure: "" };
  const field = fieldsOfCodes[code];
  if (field !== undefined) return { faults: [{ field, message: words.error(code), isSaid: true }], failure: "" };
  return { faults: [], failure: words.error(code) };
};
