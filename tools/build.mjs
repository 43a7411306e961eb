import { main } from "./lib/main.mjs";
import { prepare } from "./lib/prepare.mjs";

/* Builds the browser apps whose sources changed. */

main(async () => {
  await prepare({ build: true });
  return 0;
});
