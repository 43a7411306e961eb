import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { findBin } from "../lib/bin.mjs";
import { main } from "../lib/main.mjs";
import { run } from "../lib/process.mjs";
import { installTool, toolFolder } from "../lib/tool.mjs";

/*
 * Files, exports and dependencies that nothing uses; imports of what no package.json declares; and then, strictly, imports of what only
 * another workspace declares, or of development dependencies in what is shipped.
 */

const config = ".cache/knip.json";

/** knip's configuration with a row for every app with an `app.json` (docs/apps.md), which begins at its manifest. */
const writeConfig = () => {
  const known = JSON.parse(readFileSync("tools/knip/knip.json", "utf8"));
  const installedApps = globSync("apps/*/app.json").map((file) => {
    const folder = file.replace(/.app\.json$/, "");
    return [folder, { entry: ["src/manifest.ts", ...(existsSync(`${folder}/program`) ? ["program/*.ts"] : [])] }];
  });
  const workspaces = { ...Object.fromEntries(installedApps), ...known.workspaces };
  mkdirSync(".cache", { recursive: true });
  writeFileSync(config, JSON.stringify({ ...known, workspaces }));
};

main(async () => {
  writeConfig();
  await installTool("knip", "knip");
  const script = findBin("knip", toolFolder("knip"));
  const args = [script, "--config", config, "--no-progress", "--treat-config-hints-as-errors"];
  const codes = [
    await run(process.execPath, args),
    await run(process.execPath, [...args, "--strict", "--include=unlisted"]),
  ];
  return Math.max(...codes);
});
