import type { BrowserContext, Page } from "@playwright/test";
import { signInByCalls } from "./support/accounts.ts";
import { showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { newestMail } from "./support/mail.ts";
import { publisherOf, userIdOf } from "./support/notifications.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: what concerns somebody reaches every browser of theirs at once, and exactly once. */

const bellOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /notification/i });
const badgeOf = (page: Page) => page.locator(".sh-bell-badge");
const listOf = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** Opens My Space in a page of its own; resolves once its bell is there, which may be before it is connected. */
const openPage = async (context: BrowserContext, count?: { sockets: number }): Promise<Page> => {
  const page = await context.newPage();
  page.on("websocket", () => {
    if (count) count.sockets += 1;
  });
  await shellOf(page).open("/my-space/#/home");
  await expect(bellOf(page)).toBeVisible();
  return page;
};

test("the bell counts what is unread and lists it; closing the list marks it as read in every browser [NOTE-001] [NOTE-005] [NOTE-016] [HEAD-005]", async ({
  context,
  newDevice,
  somebody,
}) => {
  const userName = await somebody("Agent");
  await signInByCalls(context, userName);
  const device = await newDevice();
  await signInByCalls(device, userName);
  const [page, other] = [await openPage(context), await openPage(device)];
  const [publisher, userId] = [await publisherOf("acme"), await userIdOf(page)];

  await publisher.notify(userId, "The first of two", { linkURL: "/my-space/#/security" });
  await expect(bellOf(page)).toHaveAccessibleName("You have 1 unread notification");
  await publisher.notify(userId, "The second", { content: "With a few words" });
  for (const one of [page, other]) {
    await expect(badgeOf(one)).toHaveText("2");
    await expect(bellOf(one)).toHaveAccessibleName("You have 2 unread notifications");
  }
  await bellOf(page).click();
  const list = listOf(page);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(["Unread: The second", "Unread: The first of two"]);
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    await expectNoAxeFaults(page, `notifications, ${theme}`);
  }
  await expect(badgeOf(page)).toHaveText("2");
  await page.keyboard.press("Escape");
  await expect(bellOf(page)).toBeFocused();
  for (const one of [page, other]) await expect(badgeOf(one)).toHaveCount(0);

  await bellOf(page).click();
  await list.getByRole("link", { name: "The first of two" }).click();
  await expect(shellOf(page).heading).toHaveText("Security");
});

test("the tabs of a browser share one socket; when its tab closes, another goes on", async ({ context, somebody }) => {
  await signInByCalls(context, await somebody("Agent", "globex"));
  const count = { sockets: 0 };
  const first = await openPage(context, count);
  // The first tab has the socket before there is a second, whose code may be quicker.
  await expect.poll(() => count.sockets).toBe(1);
  const second = await openPage(context, count);
  const [publisher, userId] = [await publisherOf("globex"), await userIdOf(first)];
  await publisher.notify(userId, "For both tabs");
  for (const page of [first, second]) await expect(badgeOf(page)).toHaveText("1");
  expect(count.sockets).toBe(1);

  await first.close();
  await publisher.notify(userId, "For the one that is left");
  await expect(badgeOf(second)).toHaveText("2");
  expect(count.sockets).toBe(2);
});

test(
  "a cut line loses nothing: once it is restored, the number is exact within a second",
  { tag: "@services" },
  async ({ context, way, watch, somebody }) => {
    // The page may still be saving where one was.
    watch.allow(/ERR_|Failed to load resource|preference not saved/);
    await signInByCalls(context, await somebody("Agent", "globex"));
    const page = await openPage(context);
    const [publisher, userId] = [await publisherOf("globex"), await userIdOf(page)];
    await publisher.notify(userId, "Before");
    await expect(badgeOf(page)).toHaveText("1");
    for (let cut = 1; cut <= 3; cut += 1) {
      await context.setOffline(true);
      await way.disturb({ isCut: true, pin: cut % 2 });
      await publisher.notify(userId, `Cut ${cut}`);
      await way.disturb({ pin: cut % 2 });
      // The browser says `online`, as when a network is back: the socket does not wait for its retry.
      await context.setOffline(false);
      await expect(badgeOf(page)).toHaveText(String(cut + 1), { timeout: 1_000 });
    }
    await bellOf(page).click();
    await expect(listOf(page).getByRole("heading", { level: 3 })).toHaveText([/Cut 3/, /Cut 2/, /Cut 1/, /Before/]);
  },
);

test("an action opens its window, or makes its call and says how that went [NOTE-013] [NOTE-014]", async ({
  context,
  watch,
  somebody,
}) => {
  watch.allow(/409 \(Conflict\)/);
  await signInByCalls(context, await somebody("Agent", "globex"));
  const page = await openPage(context);
  await page.route("**/ready-made", (route) => route.fulfill({ status: 204 }));
  await page.route("**/broken", (route) => route.fulfill({ status: 409, json: { errorCode: "ROLE_EXISTS" } }));
  const [publisher, userId] = [await publisherOf("globex"), await userIdOf(page)];
  const action = (uri: string, text: string, more: object = {}, uriHttpVerb = "PUT") => ({
    uri,
    uriHttpVerb,
    payload: { id: 7 },
    guideline: { uriLaunchMethod: "API_CALL", actionTextTranslation: text, ...more },
  });
  await publisher.notify(userId, "What now?", {
    actions: [
      action("/ready-made", "Approve", { onSuccessTextTranslation: "It is approved" }),
      action("/broken", "Refuse"),
      action("/my-space/#/security", "Look", {
        uriLaunchMethod: "NEW_WINDOW",
        windowProperties: { width: 640, height: 480 },
      }),
    ],
  });
  await bellOf(page).click();
  const sent = page.waitForRequest("**/ready-made");
  await listOf(page).getByRole("button", { name: "Approve" }).click();
  const request = await sent;
  expect([request.method(), request.postDataJSON()]).toEqual(["PUT", { id: 7 }]);
  expect(request.headers()["authorization"]).toMatch(/^Bearer /);
  await expect(page.getByText("It is approved")).toBeVisible();

  await listOf(page).getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("alertdialog").filter({ hasText: "Something went wrong" })).toBeVisible();

  const opened = context.waitForEvent("page");
  await listOf(page).getByRole("button", { name: "Look" }).click();
  await expect(shellOf(await opened).heading).toHaveText("Security");
});

test("a broadcast stands above the page of everybody for as long as it says, or until it is closed [NOTE-021]", async ({
  context,
  newDevice,
  somebody,
}) => {
  await signInByCalls(context, await somebody("Agent", "platform"));
  const page = await openPage(context);
  const publisher = await publisherOf("platform");
  await publisher.broadcast("The lifts are being repaired", 6_000);
  const banner = page.getByRole("status").filter({ hasText: "The lifts are being repaired" });
  await expect(banner).toBeVisible();
  const device = await newDevice();
  await signInByCalls(device, await somebody("Agent", "platform"));
  const late = await openPage(device);
  await expect(late.getByText("The lifts are being repaired")).toBeVisible();
  await late.getByRole("button", { name: "Dismiss" }).click();
  await expect(late.getByText("The lifts are being repaired")).toHaveCount(0);
  await expect(banner).toHaveCount(0, { timeout: 8_000 });
});

test("everybody chooses what they are told of in the app, and what by mail", async ({ context, somebody }) => {
  const userName = await somebody("Agent", "globex");
  await signInByCalls(context, userName);
  const page = await openPage(context);
  await bellOf(page).click();
  await listOf(page).getByRole("link", { name: "Notification settings" }).click();
  await expect(shellOf(page).heading).toHaveText("Notifications");
  await expectNoAxeFaults(page, "notification settings");
  await expect(page.getByRole("checkbox", { name: "Account security: by email" })).toBeDisabled();
  for (const name of ["Messages: in the app", "Messages: by email"]) {
    const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
    await page.getByRole("checkbox", { name }).locator("xpath=ancestor::label").click();
    await saved;
  }
  const [publisher, userId] = [await publisherOf("globex"), await userIdOf(page)];
  await publisher.notify(userId, "By mail alone", { content: "Please read" });
  const { subject, text } = await newestMail(userName);
  expect(subject).toBe("By mail alone");
  expect(text).toContain("Please read");
  await expect(badgeOf(page)).toHaveCount(0);
});
