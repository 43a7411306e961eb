import { codeOf } from "@evolve/contracts/errors";
import type { Words } from "@evolve/i18n";
import { type CallError, isCallError, networkCode } from "@evolve/session";
import type { FieldFault } from "./faults.ts";

/** The field at which a refusal is said, in the catalogue's words or in its own. */
export type RefusalPlace<Field extends string = string> =
  | Field
  | { readonly field: Field; readonly text: (error: CallError) => string };

interface RefusalOptions {
  readonly words: Words;
  /** The form's own fields. A fault of any other cannot be shown at a field. */
  readonly fields: readonly string[];
  readonly fieldsOfCodes: Readonly<Record<string, RefusalPlace>>;
}

export interface Refusal {
  readonly faults: readonly FieldFault[];
  /** What no field is to blame for; empty where one is. */
  readonly failure: string;
}

/** What a call's error means to a form: faults at the fields that the server names or that the code belongs to, else a failure. */
export const refusalOf = (error: unknown, { words, fields, fieldsOfCodes }: RefusalOptions): Refusal => {
  const code = isCallError(error) ? error.code : networkCode;
  // A cancelled step-up is not reported as a failure.
  if (code === codeOf("stepUpRequired")) return { faults: [], failure: "" };
  const named = Object.entries(isCallError(error) ? error.fields : {})
    .filter(([field]) => fields.includes(field.split(".", 1)[0] ?? ""))
    .map(([field, message]) => ({ field, message, isSaid: false }));
  if (named.length > 0) return { faults: named, failure: "" };
  const place = fieldsOfCodes[code];
  if (place === undefined || !isCallError(error)) return { faults: [], failure: words.error(code) };
  const [field, message] = typeof place === "string" ? [place, words.error(code)] : [place.field, place.text(error)];
  return { faults: [{ field, message, isSaid: true }], failure: "" };
};
