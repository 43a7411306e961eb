import { main } from "./lib/main.mjs";
import { prepare } from "./lib/prepare.mjs";

/* Builds the apps whose sources changed, the server among them. */

main(async () => {
  await prepare({ build: true });
  return 0;
});
