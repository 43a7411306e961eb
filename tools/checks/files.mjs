import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "../lib/root.mjs";

/*
 * Names in kebab-case, and at most 300 lines a style sheet: oxlint, which counts the lines of all other files, reads none. At most six
 * end-to-end tests a file; those of a sweep, whose titles are templates, do not count. Read: what git tracks or would.
 */

const sources = /\.(ts|tsx|mjs|cjs|js|css)$/;
const most = 300;
const mostJourneys = 6;
const journey = /^\s*test\(\s*"/gm;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
const files = listed
  .toString()
  .split("\0")
  .filter((file) => sources.test(file) && existsSync(inRoot(file)));
const faults = files.flatMap((file) => {
  const text = readFileSync(inRoot(file), "utf8");
  const lines = text.trimEnd().split("\n").length;
  const journeys = file.endsWith(".spec.ts") ? [...text.matchAll(journey)].length : 0;
  return [
    ...(file.endsWith(".css") && lines > most ? [`${file} has ${lines} lines; ${most} are the most`] : []),
    ...(journeys > mostJourneys
      ? [`${file} has ${journeys} tests; ${mostJourneys} are the most: make steps of them`]
      : []),
    ...(kebab.test(path.basename(file)) ? [] : [`${file}: its name is not in kebab-case`]),
  ];
});
if (files.length === 0) faults.push("no file was found");
console.log(faults.join("\n") || `${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
