import { findBrowser } from "./browser.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, nodeFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/process.mjs";

/* `npm run bench`: the figures, each beside what it is held against. Arguments go to bench/src/main.ts. */

main(async () => {
  const node = await prepare({ build: true });
  const env = { ...nodeEnvironment(node), CHROME_PATH: await findBrowser() };
  return run(node, [...nodeFlags, "bench/src/main.ts", ...process.argv.slice(2)], { env });
});
