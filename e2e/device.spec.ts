import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeFaults } from "./support/axe.ts";
import { signInPage } from "./support/sign-in.ts";
import { sidewaysScroll } from "./support/texts.ts";
import { expect, test } from "./support/test.ts";

interface Started {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

const clientId = "demo-device";
const start = async (request: APIRequestContext): Promise<Started> => {
  const answer = await request.post("/openid/device", { form: { client_id: clientId, scope: "openid profile email" } });
  return (await answer.json()) as Started;
};
const poll = async (request: APIRequestContext, code: string) => {
  const form = { grant_type: "urn:ietf:params:oauth:grant-type:device_code", client_id: clientId, device_code: code };
  return (await (await request.post("/openid/token", { form })).json()) as { access_token?: string; error?: string };
};
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** The promise: a device without a keyboard is signed in by a code that its user types elsewhere. */
test("a device is connected by its code, after signing in, by keyboard alone", async ({ page, somebody, watch }) => {
  watch.allow(/status of 401 .*device\/describe/);
  const { request } = page;
  const started = await start(request);
  const userName = await somebody("Agent");
  await page.goto("/device");
  await expect(headingOf(page)).toHaveText("Connect a device");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(started.user_code.toLowerCase().replace("-", " "));
  await page.keyboard.press("Enter");
  await signInPage(page).complete(userName);
  await expect(headingOf(page)).toHaveText("Connect Demo Wallboard?");
  await expect(headingOf(page)).toBeFocused();
  await expect(page.getByText(`You’re signed in as ${userName}.`)).toBeVisible();
  await expect(page.getByText(`your device shows ${started.user_code}`)).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expectNoAxeFaults(page, `confirmation at ${width}`);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(headingOf(page)).toHaveText("Demo Wallboard is connected");
  expect((await poll(request, started.device_code)).access_token).toBeDefined();
});

test("a wrong code is refused at once, and a device learns that its user has refused", async ({
  page,
  signedIn,
  somebody,
  watch,
}) => {
  watch.allow(/status of 400/);
  await signedIn(await somebody("Agent"));
  await page.goto("/device");
  await page.getByLabel("Code").fill("BBBB-BBBB");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code isn’t valid or has expired.")).toBeVisible();
  await expectNoAxeFaults(page, "wrong code");
  const { device_code: code, verification_uri_complete: address } = await start(page.request);
  await page.goto(address);
  await page.getByRole("button", { name: "Don’t connect" }).click();
  await expect(headingOf(page)).toHaveText("Demo Wallboard wasn’t connected");
  expect((await poll(page.request, code)).error).toBe("access_denied");
});
