import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "./root.mjs";

const packageFolder = inRoot("node_modules/@sparticuz/chromium");

/**
 * Unpacks the Chromium that comes with npm, once, and returns a script that starts it. It needs nothing of the machine:
 * its libraries and a font come along. (What it also offers, `args`, switches off the web's security: never use it.)
 *
 * @returns {Promise<string>}
 */
export const unpackChromium = async () => {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
  const folder = inRoot(".toolchain", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return writeStarter(folder);
};

/** @param {string} folder */
const unpack = async (folder) => {
  console.log("Unpacking Chromium …");
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const before = process.env["TMPDIR"];
  try {
    const { inflate } = await import(pathToFileURL(path.join(packageFolder, "build/lambdafs.js")).href);
    // It unpacks into the folder for temporary files, where another clone's would do for it: give it one of its own.
    process.env["TMPDIR"] = draft;
    const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(archives.map((archive) => inflate(path.join(packageFolder, "bin", archive))));
    try {
      renameSync(draft, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * @param {string} folder
 * @returns {string} rewritten each time, for it names its own place and the clone may have moved
 */
const writeStarter = (folder) => {
  const fonts = path.join(folder, "fonts.conf");
  const starter = path.join(folder, "start");
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, "font-cache")}</cachedir>
</fontconfig>
`,
  );
  writeFileSync(
    starter,
    `#!/bin/sh
export FONTCONFIG_FILE='${fonts}'
export LD_LIBRARY_PATH='${path.join(folder, "al2023/lib")}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec '${path.join(folder, "chromium")}' "$@"
`,
    { mode: 0o755 },
  );
  return starter;
};
