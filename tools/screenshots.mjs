import { findBrowser } from "./browser.mjs";
import { findBin } from "./lib/bin.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, nodeFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/process.mjs";
import { noteScreenshots, screenshotsSpec } from "./lib/screenshots.mjs";

/* `npm run screenshots`: compares the gallery with its screenshots, or retakes them with --update, and notes that they pass. */

main(async () => {
  const node = await prepare({ build: true });
  const env = { ...nodeEnvironment(node), CHROME_PATH: await findBrowser() };
  const update = process.argv.includes("--update") ? ["--update-snapshots=all"] : [];
  const args = ["test", "--config", "e2e/playwright.config.ts", `e2e/${screenshotsSpec}`, ...update];
  const code = await run(node, [...nodeFlags, findBin("playwright"), ...args], { env });
  if (code === 0) noteScreenshots();
  return code;
});
