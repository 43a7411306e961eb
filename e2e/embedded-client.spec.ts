import type { BrowserContext, Page } from "@playwright/test";
import { holdTokens, tokensOf } from "./support/accounts.ts";
import { openFrame } from "./support/frames.ts";
import { originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

const ready = { messageType: "ready", frame: "embeddedClient" };
/** A browser sends the session's cookies to a frame of the same site. */
const suite = () => originOf("acme.localhost");
const client = () => `${suite()}/admin/#/users?embeddedClient=true`;

const signInAt = async (context: BrowserContext, person: string): Promise<void> =>
  holdTokens(context, await tokensOf(context, person), suite());

/** A page of another host, in the place of a customer's application. */
const openHost = async (page: Page, host: string): Promise<void> => {
  await page.goto(`${originOf(host)}/login/#/error`);
};

/** The promise: a customer's application shows the suite's screens in a frame of its own, and no other site does. */
test.describe("the embedded client in a frame of another origin", () => {
  test("it asks its host, is opened by the host's init and by nobody else's, and is the screen alone [ROUTE-020, ROUTE-024]", async ({
    page,
    context,
    somebody,
  }) => {
    await signInAt(context, await somebody("Supervisor"));
    await context.route("https://evil.test/**", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: '<!doctype html><script>parent.frames[0].postMessage({ messageType: "init" }, "*"); parent.postMessage("forged", "*")</script>',
      }),
    );
    await openHost(page, "crm.acme.localhost");
    const { frame, heard, post } = await openFrame(page, client());
    await expect.poll(heard).toEqual([ready]);
    const heading = frame.getByRole("heading", { level: 1, name: "Users" });

    // Another site's frame on the same page knows the client's window, and is not its host.
    const forger = await openFrame(page, "https://evil.test/");
    await expect.poll(forger.heard).toEqual(["forged"]);
    await page.waitForTimeout(300);
    await expect(heading).toHaveCount(0);

    await post({ messageType: "init" });
    await expect(heading).toBeVisible();
    await expect(frame.getByRole("banner")).toHaveCount(0);
    for (const link of await frame.getByRole("navigation").getByRole("link").all())
      await expect(link).toHaveAttribute("href", /embeddedClient=true/);
  });

  test("where its host says nothing for five seconds it shows no screen but what is wrong, and asks again on request [ROUTE-023, ROUTE-024]", async ({
    page,
    context,
    somebody,
  }) => {
    await signInAt(context, await somebody("Supervisor"));
    await openHost(page, "crm.acme.localhost");
    const { frame, heard, post } = await openFrame(page, client());
    await expect.poll(heard).toEqual([ready]);
    const fault = frame.getByText("The application around this page doesn’t answer");
    await page.waitForTimeout(3_500);
    await expect(fault).toHaveCount(0);
    await expect(fault).toBeVisible();
    await expect(frame.getByRole("navigation")).toHaveCount(0);

    await frame.getByRole("button", { name: "Try again" }).click();
    await expect.poll(heard).toEqual([ready, ready]);
    await post({ messageType: "init" });
    await expect(frame.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await expect(fault).toHaveCount(0);
  });

  test("a site that is not allowed cannot frame it [SEC-25]", async ({ page, context, somebody, watch }) => {
    watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
    await signInAt(context, await somebody("Supervisor"));
    await openHost(page, "127.0.0.1");
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    const { heard } = await openFrame(page, client());
    await refused;
    expect(await heard()).toEqual([]);
  });
});
