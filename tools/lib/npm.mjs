import { capture } from "./process.mjs";

/** What npm tells the scripts it runs about itself; a second npm below must not take it for its own settings. */
const ownSettings =
  /^npm_(package_|lifecycle_|command$|config_(local_prefix|prefix|workspaces?|include_workspace_root)$)/;

/**
 * Runs npm, the one that runs us where there is one, and shows its output if it fails.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export const npm = async (args, cwd) => {
  const own = process.env["npm_execpath"];
  const [command, before] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const stripped = Object.keys(process.env).filter((name) => ownSettings.test(name));
  const env = Object.fromEntries(stripped.map((name) => [name, undefined]));
  const { code, output } = await capture(command, [...before, ...args, "--loglevel=error"], { cwd, env });
  if (code !== 0) throw new Error(`npm ${args.join(" ")} failed (${code})\n${output.trim()}`);
};
