/**
 * What `npm run check` runs. To add a check, add a line: a program of an installed package, or a script of ours (it may
 * be TypeScript), with its arguments. It fails by its exit code and says why in its output.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {boolean} [built] true when it reads the built browser apps
 */

/** @type {readonly Check[]} */
export const checks = [
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "types of the tools", command: ["tsc", "-p", "tools"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "boundaries", command: ["tools/checks/boundaries.mjs"] },
  { name: "files", command: ["tools/checks/files.mjs"] },
  { name: "styles", command: ["tools/checks/styles.mjs"] },
  { name: "dead code", command: ["tools/checks/dead-code.mjs"] },
  { name: "catalogues", command: ["packages/i18n/check.ts"] },
  { name: "areas of words", command: ["tools/checks/areas.mjs"] },
  { name: "bundle budgets", command: ["tools/checks/budgets.mjs"], built: true },
  { name: "vulnerabilities", command: ["tools/checks/vulnerabilities.mjs"] },
];
