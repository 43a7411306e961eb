import { writeSync } from "node:fs";
import { main } from "./lib/main.mjs";
import { nodeEnvironment, serverFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";

/*
 * Makes the clone ready and builds the browser apps whose sources changed; then writes what starts the server to channel 3, in words for a
 * shell: tools/start becomes it.
 */

const channel = 3;

main(async () => {
  const node = await prepare({ build: true });
  const environment = Object.entries(nodeEnvironment(node)).filter(([name, value]) => process.env[name] !== value);
  const words = [
    "env",
    ...environment.map(([name, value]) => `${name}=${value}`),
    node,
    ...serverFlags,
    "apps/server/dist/main.mjs",
  ];
  writeSync(channel, words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" "));
  return 0;
});
