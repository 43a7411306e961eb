/** No form shows more faults than this, and the keys of a forged request are neither sent back nor logged at length. */
const most = { fields: 50, length: 100 };

/** A fault and the keys that lead to it in a request. */
export interface FieldFault {
  readonly path: readonly string[];
  readonly fault: string;
}

/** The first fault of each field, by its path with dots. */
export const fieldsOf = (faults: Iterable<FieldFault>): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const { path, fault } of faults) {
    if (fields.size === most.fields) break;
    const field = path.join(".").slice(0, most.length).toWellFormed();
    if (!fields.has(field)) fields.set(field, fault);
  }
  return Object.fromEntries(fields);
};
