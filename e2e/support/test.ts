import { type BrowserContext, test as base } from "@playwright/test";
import { addressHeader, type Disturbance } from "../test-server/disturbances.ts";
import { signInByCalls } from "./accounts.ts";
import { ask, origin } from "./test-server.ts";
import { createWatch, type Watch } from "./watch.ts";

export { expect, type BrowserContext, type Page } from "@playwright/test";

/** The way between this test and the nodes. */
export interface Way {
  readonly disturb: (disturbance: Disturbance) => Promise<void>;
  /** How many of the test's requests each node has answered. */
  readonly served: () => Promise<readonly number[]>;
}

interface Fixtures {
  /** The address that this test comes from; limits by address reach no other test. */
  readonly address: string;
  readonly watch: Watch;
  readonly way: Way;
  /** A second browser of the same test, with nothing of the first. */
  readonly newDevice: () => Promise<BrowserContext>;
  /** Takes a demo person of a role that no other test uses; of Acme unless said. */
  readonly somebody: (role: string, tenant?: string) => Promise<string>;
  /** Signs the page's browser in without its pages. */
  readonly signedIn: (userName: string) => Promise<void>;
}

type Inner = Fixtures & { readonly watching: ReturnType<typeof createWatch> };

let tests = 0;

export const test = base.extend<Inner>({
  baseURL: async ({}, use) => use(origin()),

  address: async ({}, use, { workerIndex }) => {
    tests += 1;
    await use(`10.${workerIndex % 256}.${(tests >> 8) % 256}.${tests % 256}`);
  },

  extraHTTPHeaders: async ({ address }, use) => use({ [addressHeader]: address }),

  watching: async ({}, use, testInfo) => {
    const watch = createWatch();
    await use(watch);
    const faults = watch.faults();
    // A test that failed has said why; what followed from it is no news.
    if (faults.length > 0 && testInfo.status === testInfo.expectedStatus)
      throw new Error(`Behind the page's back:\n${faults.join("\n")}`);
  },
  watch: async ({ watching }, use) => use(watching),

  context: async ({ context, watching }, use) => {
    watching.on(context);
    await use(context);
  },

  newDevice: async ({ browser, watching, contextOptions, extraHTTPHeaders, baseURL, locale, viewport }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const device = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      });
      watching.on(device);
      devices.push(device);
      return device;
    });
    for (const device of devices) await device.close();
  },

  way: async ({ address }, use) =>
    use({
      disturb: async (disturbance) => void (await ask({ do: "disturb", address, disturbance })),
      served: async () => (await ask({ do: "served", address })) as number[],
    }),

  somebody: async ({}, use) =>
    use(async (role, tenant = "acme") => (await ask({ do: "take", role, tenant })) as string),

  signedIn: async ({ context }, use) => use(async (userName) => void (await signInByCalls(context, userName))),
});
