import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { unpackChromium } from "./lib/chromium.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/root.mjs";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
];

/**
 * A Chromium for the tests: `$CHROME_PATH`, else the one that comes with npm, so that screenshots are the same everywhere, else
 * an installed one. It has been seen to show a page on this machine, as this user. Start it with `--no-sandbox`.
 *
 * @returns {Promise<string>} the path of the program
 */
export const findBrowser = async () => {
  const given = process.env["CHROME_PATH"];
  if (given) {
    const fault = await tryOut(given);
    if (fault) throw new Error(`CHROME_PATH ${given} does not run: ${fault}`);
    return given;
  }
  const { unpacked, fault } = await ownBrowser();
  if (unpacked && !fault) return unpacked;
  for (const file of installed) {
    if (existsSync(file) && !(await tryOut(file))) return file;
  }
  throw new Error(`no Chromium runs here; the project's own said: ${fault}`);
};

/** @returns {Promise<{ unpacked?: string, fault: string | undefined }>} the project's own, and why it does not run here */
const ownBrowser = async () => {
  try {
    const unpacked = await unpackChromium();
    return { unpacked, fault: await tryOut(unpacked) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * @param {string} executablePath
 * @returns {Promise<string | undefined>} what went wrong
 */
const tryOut = async (executablePath) => {
  /** @type {typeof import("@playwright/test")} the tests' own, so that what runs here runs there */
  const { chromium } = createRequire(inRoot("e2e/package.json"))("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent("<p>shown</p>");
    const text = await page.textContent("p");
    await browser.close();
    return text === "shown" ? undefined : "it showed nothing";
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    console.log(await findBrowser());
    return 0;
  });
}
