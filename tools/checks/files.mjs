import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "../lib/root.mjs";

/* Names in kebab-case, and at most 300 lines a style sheet: ESLint, which counts the lines of all other files, reads none. Read: what git tracks or would. */

const sources = /\.(ts|tsx|mjs|cjs|js|css)$/;
const most = 300;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
const files = listed
  .toString()
  .split("\0")
  .filter((file) => sources.test(file) && existsSync(inRoot(file)));
const faults = files.flatMap((file) => {
  const lines = readFileSync(inRoot(file), "utf8").trimEnd().split("\n").length;
  return [
    ...(file.endsWith(".css") && lines > most ? [`${file} has ${lines} lines; ${most} are the most`] : []),
    ...(kebab.test(path.basename(file)) ? [] : [`${file}: its name is not in kebab-case`]),
  ];
});
if (files.length === 0) faults.push("no file was found");
console.log(faults.join("\n") || `${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
