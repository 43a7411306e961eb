import { findBin } from "./lib/bin.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, nodeFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/process.mjs";

/* `npm run fuzz -- [COUNT] [SEED]`: requests made of /openapi.json, none of which may be a server fault. */

main(async () => {
  const [count = "100000", seed = String(Date.now() % 1e9)] = process.argv.slice(2);
  const node = await prepare();
  const env = { ...nodeEnvironment(node), FUZZ_TOTAL: count, FUZZ_SEED: seed };
  return run(node, [...nodeFlags, findBin("vitest"), "run", "apps/server/src/fuzz.test.ts"], { env });
});
