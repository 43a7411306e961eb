import { runChecks } from "./lib/checks.mjs";
import { main } from "./lib/main.mjs";

/* `npm run check`: every check, or those whose names are given. */

main(async () => {
  const { failed } = await runChecks(process.argv.slice(2));
  return failed === 0 ? 0 : 1;
});
