import type { Command } from "../test-server/control.ts";

const setting = (name: "E2E_URL" | "E2E_CONTROL"): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the tests run by e2e/playwright.config.ts alone`);
  return value;
};

/** Where the product is, behind its proxy. */
export const origin = (): string => setting("E2E_URL");

/** The same place by another host name of the demo: `globex.localhost`. */
export const originOf = (host: string): string => {
  const url = new URL(origin());
  url.hostname = host;
  return url.origin;
};

/** Asks something of the test server. */
export const ask = async (command: Command): Promise<unknown> => {
  const response = await fetch(setting("E2E_CONTROL"), { method: "POST", body: JSON.stringify(command) });
  if (!response.ok) throw new Error(`${command.do}: ${await response.text()}`);
  return response.json();
};
