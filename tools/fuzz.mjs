import { findBin } from "./lib/bin.mjs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, nodeFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/process.mjs";

/*
 * `npm run fuzz -- [COUNT] [SEED]`: COUNT requests made of /openapi.json; and, to each call that takes texts and each address of OpenID
 * and SAML, a hundredth as many with odd ones. None may be a server fault.
 */

const files = ["fuzz", "text-fields", "protocol-fuzz"].map((name) => `apps/server/src/${name}.test.ts`);

main(async () => {
  const [count = "100000", seed = String(Date.now() % 1e9)] = process.argv.slice(2);
  const node = await prepare();
  const each = String(Math.ceil(Number(count) / 100));
  const env = { ...nodeEnvironment(node), FUZZ_TOTAL: count, FUZZ_REQUESTS: each, FUZZ_SEED: seed };
  return run(node, [...nodeFlags, findBin("vitest"), "run", ...files], { env });
});
