import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Stage } from "./stage.ts";

/** Starts Chromium, the one that the end-to-end tests use. */
export const startBrowser = async (stage: Stage): Promise<Browser> => {
  const executablePath = process.env["CHROME_PATH"];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
    ],
  });
  stage.defer(() => browser.close());
  return browser;
};

/** Runs a visit with a browser that has never been here. */
export const visit = async <T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
};

interface Slowness {
  /** How much slower than this machine's the processor is. */
  readonly cpu?: number;
  readonly network?: { readonly megabitsPerSecond: number; readonly roundTripMs: number };
}

/** Makes a page's machine and line slower, as the browser's own tools do. */
export const slowDown = async (page: Page, { cpu = 1, network }: Slowness): Promise<void> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (!network) return;
  const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
};

/** The demo's administrator. */
export const administrator = { userName: "admin@acme.test", password: "Evolve#2026" };

/** Goes as far as the filled-in password, as the administrator unless said; what follows is one press of a button, which it answers. */
export const fillIn = async (
  page: Page,
  url: string,
  { userName, password }: { readonly userName: string; readonly password: string } = administrator,
): Promise<{ submit: () => Promise<void> }> => {
  await page.goto(`${url}/login/`);
  await page.getByLabel("Username").fill(userName);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  // What is fetched while somebody types has come by then.
  await page.waitForLoadState("networkidle");
  return { submit: () => page.getByRole("button", { name: "Sign In", exact: true }).click() };
};
