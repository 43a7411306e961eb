import { findBin } from "../lib/bin.mjs";
import { main } from "../lib/main.mjs";
import { run } from "../lib/process.mjs";
import { installTool, toolFolder } from "../lib/tool.mjs";

/* Files, exports and dependencies that nothing uses, and dependencies that nothing declares. */

main(async () => {
  await installTool("knip", "knip");
  const script = findBin("knip", toolFolder("knip"));
  return run(process.execPath, [
    script,
    "--config",
    "tools/knip/knip.json",
    "--no-progress",
    "--treat-config-hints-as-errors",
  ]);
});
