import type { FieldErrors, FieldValues } from "react-hook-form";

/** A fault of a field, by the field's name: `activities.0.times`. */
export interface FieldFault {
  readonly field: string;
  /** Where the fault is in words already, from the server. */
  readonly isSaid: boolean;
  readonly message: string;
}

export const said = "said";

/** The errors of a form as a list, in the order of the contract. A list's own fault is called by the list's name. */
export const faultsIn = <Fields extends FieldValues>(errors: FieldErrors<Fields>): readonly FieldFault[] => {
  const walk = (node: unknown, path: readonly string[]): FieldFault[] => {
    if (typeof node !== "object" || node === null) return [];
    const { message, type } = node as { message?: unknown; type?: unknown };
    if (typeof message === "string" && typeof type === "string") {
      return [{ field: path.join("."), isSaid: type === said, message }];
    }
    return Object.entries(node)
      .filter(([name]) => name !== "ref")
      .flatMap(([name, child]) => walk(child, name === "root" ? path : [...path, name]));
  };
  return walk(errors, []);
};
