import { findBin } from "./lib/bin.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, nodeFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/process.mjs";

/* `node tools/run.mjs vitest run …`: an installed program, or a script of ours, under the Node that the product needs. */

main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Error("usage: node tools/run.mjs <program or script> [arguments]");
  const node = await prepare();
  const script = /\.m?[jt]s$/.test(name) ? name : findBin(name);
  return run(node, [...nodeFlags, script, ...args], { env: nodeEnvironment(node) });
});
