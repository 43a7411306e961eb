import { writeFileSync } from "node:fs";
import { inRoot } from "../root.mjs";

export const unhandledErrors = inRoot(".cache/vitest-errors.json");

/** A reporter of Vitest: writes the errors that belong to no test, which Vitest's own JSON leaves out. */
// oxlint-disable-next-line house/named-exports -- Vitest takes a reporter from the default export
export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    writeFileSync(unhandledErrors, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
