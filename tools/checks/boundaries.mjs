import { findBin } from "../lib/bin.mjs";
import { main } from "../lib/main.mjs";
import { capture } from "../lib/process.mjs";

/* The import table (tools/dependency-cruiser.cjs). */

/** @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation */

main(async () => {
  const args = [
    "--config",
    "tools/dependency-cruiser.cjs",
    "--output-type",
    "json",
    "apps",
    "packages",
    "e2e",
    "bench",
    "testkit",
  ];
  const { stdout, output } = await capture(process.execPath, [findBin("depcruise"), ...args]);
  if (!stdout.startsWith("{")) throw new Error(output);
  const { modules, summary } = JSON.parse(stdout);
  /** @type {Violation[]} */
  const violations = summary.violations;
  const faults = violations.map(({ from, to, rule, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
    return `${rule.name}: ${[from, ...way].join(" → ")}`;
  });
  // With a TypeScript that it does not know dependency-cruiser reads nothing, and passes.
  const own = modules.filter((/** @type {{ source: string }} */ { source }) => /\.tsx?$/.test(source)).length;
  if (own === 0) faults.push("no module was read");
  console.log(faults.join("\n") || `${own} modules`);
  return faults.length === 0 ? 0 : 1;
});
