import type { Page } from "@playwright/test";
import { signInByCalls } from "./support/accounts.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

const home = "/my-space/#/home";

const openLauncher = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Apps" }).click();
  return page.getByRole("dialog", { name: "Apps" });
};
/** Launches an app and answers its window. */
const launch = async (page: Page, app: string): Promise<Page> => {
  const launcher = await openLauncher(page);
  const opening = page.waitForEvent("popup");
  await launcher.getByRole("button", { name: app, exact: true }).click();
  return opening;
};
const state = (child: Page) => child.getByRole("status");

/** The promise: other applications open from the suite, know who is there, and hear when that ends. */
test.describe("launcher", () => {
  test("lists an agent's apps, opens on a click and closes on Escape [APPS-001, APPS-003, APPS-009, APPS-012, APPS-016, HEAD-008]", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Agent"));
    await shellOf(page).open(home, greeting);
    const launcher = await openLauncher(page);
    await expect(launcher.getByRole("heading")).toHaveText(["Launch", "Tools"]);
    await expect(launcher.getByRole("listitem")).toHaveText(["Agent", "Presence sync", "Auto-attendant", "Web Studio"]);
    await page.keyboard.press("Escape");
    await expect(launcher).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("button", { name: "Apps" })).toBeFocused();
  });

  test("an administrator has all of them; Studio asks once, and Digital engagement knows the session", async ({
    page,
    context,
    signedIn,
    newDevice,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedIn("admin@acme.test");
    const shell = shellOf(page);
    await shell.open(home, greeting);

    await test.step("every app is listed [APPS-004, APPS-005, APPS-006, APPS-007, APPS-010, APPS-011]", async () => {
      const launcher = await openLauncher(page);
      await expect(launcher.getByRole("listitem")).toHaveText([
        "Agent",
        "Supervisor",
        "PartnerHub",
        "Performance analytics",
        "Feedback management",
        "Digital engagement",
        "Presence sync",
        "Adapters",
        "Auto-attendant",
        "Web Studio",
        "Studio",
      ]);
      await page.keyboard.press("Escape");
      await expect(launcher).toHaveCount(0);
    });

    await test.step("without the licence there is no launcher [APPS-032]", async () => {
      const device = await newDevice();
      await signInByCalls(device, "admin@globex.test");
      const other = await device.newPage();
      await shellOf(other).open(home, greeting);
      await expect(other.getByRole("banner").getByRole("button", { name: "Apps" })).toHaveCount(0);
    });

    await test.step("Studio asks once, and copies the session id [APPS-013, APPS-041, APPS-042, APPS-043, APPS-044, APPS-045]", async () => {
      const studio = async () =>
        (await openLauncher(page)).getByRole("button", { name: "Studio", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Studio authentication" });
      const copied = page.getByText("Session ID has been successfully copied to your clipboard");
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await studio();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await studio();
      await dialog.getByText("Don’t show this message again").click();
      await expect(dialog.getByRole("checkbox")).toBeChecked();
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(copied).toBeVisible();
      const sessionId = await clipboard();
      expect(sessionId).toMatch(/^[0-9a-f-]{36}$/);
      await page.evaluate(() => navigator.clipboard.writeText("other"));
      await page.reload();
      await expect(shell.heading).toHaveText(greeting);
      await studio();
      await expect.poll(clipboard).toBe(sessionId);
      await expect(dialog).toHaveCount(0);
    });

    await test.step("Digital engagement is given the session as well, and is told of its end [APPS-008]", async () => {
      const child = await launch(page, "Digital engagement");
      await expect(state(child)).toHaveText("Connected to the suite");
      expect(new URL(child.url()).hostname).toBe("digital.localhost");
      await expect(child.getByText("BE", { exact: true })).toBeVisible();
      await shell.logOut();
      await expect(state(child)).toHaveText("You have signed out of the suite");
    });
  });

  test("a launched app on another host is given the session, again after a reload, and is told of its end [APPS-017, APPS-020, APPS-055]", async ({
    page,
    context,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Agent"));
    const shell = shellOf(page);
    await shell.open(home, greeting);
    const child = await launch(page, "Agent");
    await expect(state(child)).toHaveText("Connected to the suite");
    expect(new URL(child.url()).hostname).toBe("agent.localhost");
    for (const told of ["MAX", "evolve", origin()])
      await expect(child.getByText(told, { exact: true }).first()).toBeVisible();
    const cookie = (await context.cookies(origin())).find(({ name }) => name === "evolveChildWindows");
    expect(decodeURIComponent(cookie?.value ?? "")).toBe('["evolve-agent"]');
    await child.reload();
    await expect(state(child)).toHaveText("Connected to the suite");
    await page.reload();
    await expect(shell.heading).toHaveText(greeting);
    // The page holds no window any more, until the app announces itself again.
    await child.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener("message", ({ data }: MessageEvent<{ messageType?: string }>) => {
            if (data.messageType === "launch") resolve();
          }),
        ),
    );
    await shell.logOut();
    await expect(state(child)).toHaveText("You have signed out of the suite");
  });

  test("a forged issuer gets no answer, and neither does a page of another host [APPS-017, APPS-018]", async ({
    page,
    context,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Agent"));
    await shellOf(page).open(home, greeting);
    const child = await launch(page, "Agent");
    await expect(state(child)).toHaveText("Connected to the suite");
    const forged = new URL(child.url());
    forged.searchParams.set("issuer", "EVIL");
    await child.evaluate((address) => location.assign(address), forged.href);
    await child.waitForURL(/issuer=EVIL/);
    await expect(state(child)).toHaveText("Waiting for the suite…");
    const body = `<p role="status">Waiting for the suite…</p><script>
      onmessage = () => (document.querySelector("p").textContent = "Connected");
      opener.postMessage({ messageType: "loaded", issuer: "MAX" }, "*");</script>`;
    await context.route("http://evil.test/**", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body }),
    );
    // Not `goto`, which would take the opener from it.
    await child.evaluate(() => location.assign("http://evil.test/launch/agent"));
    await child.waitForURL("http://evil.test/**");
    await page.waitForTimeout(500);
    await expect(state(child)).toHaveText("Waiting for the suite…");
  });
});
