import { main } from "../lib/main.mjs";
import { capture } from "../lib/process.mjs";

/* Known-vulnerable dependencies of what is shipped, high or critical, by the registry's own list. */

main(async () => {
  const { code, stdout } = await capture("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"]);
  /** @type {{ error?: unknown, message?: string, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  const report = JSON.parse(stdout || "{}");
  if (!report.vulnerabilities) {
    // A mirror without the audit endpoint, or no network: nothing is known, and nobody can mend it here.
    console.log("not available here");
    return 0;
  }
  if (code === 0) return 0;
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities)) {
    console.log(`${severity.padEnd(9)} ${name} ${range}`);
  }
  return 1;
});
