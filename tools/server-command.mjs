import { main } from "./lib/main.mjs";
import { nodeEnvironment, serverFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";

/* What starts the server, in words for a shell: tools/start becomes it. */

main(async () => {
  const node = await prepare();
  const environment = Object.entries(nodeEnvironment(node)).filter(([name, value]) => process.env[name] !== value);
  const words = [
    "env",
    ...environment.map(([name, value]) => `${name}=${value}`),
    node,
    ...serverFlags,
    "apps/server/src/main.ts",
  ];
  console.log(words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" "));
  return 0;
});
