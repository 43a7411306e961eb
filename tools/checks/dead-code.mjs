import { findBin } from "../lib/bin.mjs";
import { main } from "../lib/main.mjs";
import { run } from "../lib/process.mjs";
import { installTool, toolFolder } from "../lib/tool.mjs";

/*
 * Files, exports and dependencies that nothing uses; imports of what no package.json declares; and then, strictly, imports of what only
 * another workspace declares, or of development dependencies in what is shipped.
 */

main(async () => {
  await installTool("knip", "knip");
  const script = findBin("knip", toolFolder("knip"));
  const args = [script, "--config", "tools/knip/knip.js", "--no-progress", "--treat-config-hints-as-errors"];
  const codes = [
    await run(process.execPath, args),
    await run(process.execPath, [...args, "--strict", "--include=unlisted"]),
  ];
  return Math.max(...codes);
});
