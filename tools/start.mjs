import { main } from "./lib/main.mjs";
import { nodeEnvironment, serverFlags } from "./lib/node.mjs";
import { prepare } from "./lib/prepare.mjs";
import { supervise } from "./lib/supervise.mjs";

/* `npm start`: makes the clone ready and runs the server until it is stopped. */

main(async () => {
  const node = await prepare({ build: true });
  return supervise(node, [...serverFlags, "apps/server/src/main.ts", ...process.argv.slice(2)], nodeEnvironment(node));
});
