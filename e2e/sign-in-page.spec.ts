import { mailsTo } from "./support/mail.ts";
import { signInPage } from "./support/sign-in.ts";
import { originOf } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: the sign-in page speaks your language, wears your organization's colours and is there at once. */

const texts = {
  ru: ["Вход", "Имя пользователя"],
  es: ["Iniciar sesión", "Nombre de usuario"],
  zh: ["登录", "用户名"],
  en: ["Sign in", "Username"],
} as const;

test.describe("languages of the sign-in page", () => {
  test("another language is chosen on the page, takes effect at once and is kept", async ({ page }) => {
    await signInPage(page).open();
    const language = page.getByRole("contentinfo").getByRole("combobox");
    for (const [code, [title, label]] of Object.entries(texts)) {
      await language.selectOption(code);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${code}`));
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    }
    await language.selectOption("ru");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вход");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вход");
    await expect(page.locator("html")).toHaveAttribute("lang", /^ru/);
  });

  test("a switch in the middle loses nothing that was typed", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("agent@acme.test");
    await signIn.password.fill("half of a passw");
    await page.getByRole("contentinfo").getByRole("combobox").selectOption("es");
    await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("half of a passw");
  });
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES" });

  test("the page is there in the browser's language, with its form and footer [LOGIN-004, LOGIN-017]", async ({
    page,
    watch,
  }) => {
    // With scripts switched off Chromium counts those ahead of their use as failed.
    watch.allow(/\.js csp$/);
    await page.goto("/login/");
    await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Iniciar sesión");
    // What is missing is said. Chromium shows it where scripts are off in its settings, not where a test has stopped them.
    expect(await page.locator("noscript").innerHTML()).toContain("Para iniciar sesión se necesita JavaScript.");
    await page.getByLabel("Nombre de usuario").fill("agent@acme.test");
    await page.getByRole("button", { name: "Siguiente" }).click();
    await expect(page, "a form that is sent too early puts no name into the address").toHaveURL(/\/login\/$/);
    await expect(page.getByRole("contentinfo")).toContainText(`© 2005–${new Date().getFullYear()}`);
    await expect(page.getByRole("contentinfo").getByRole("button", { name: "Contacto" })).toBeVisible();
  });
});

const colourOf = (page: Page, property: string) =>
  page
    .getByRole("button", { name: "Next" })
    .evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);

test.describe("a branded host", () => {
  test.use({ colorScheme: "light" });

  test("wears its organization's name, colour, icon and notice [LOGIN-014]", async ({ page }) => {
    await page.goto(`${originOf("globex.localhost")}/login/`);
    await expect(page).toHaveTitle("Sign in · Globex Support");
    await expect(page.getByRole("banner")).toContainText("Globex Support");
    expect(await colourOf(page, "background-color")).toBe("rgb(15, 107, 79)");
    expect(await colourOf(page, "color")).toBe("rgb(255, 255, 255)");
    await expect(page.locator("link[rel=icon]").last()).toHaveAttribute(
      "href",
      /\/branding-details\/globex.localhost\/logo.svg$/,
    );
    await expect(page.getByText("Planned maintenance on Sunday, 02:00 to 03:00 Central Time.")).toBeVisible();
  });

  test("signs its people in and leads them on to its own shell [LOGIN-034, HEAD-007]", async ({ page }) => {
    await page.goto(`${originOf("globex.localhost")}/login/`);
    await signInPage(page).complete("admin@globex.test");
    await page.waitForURL(/globex\.localhost:\d+\/admin\/#\/users/);
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("img", { name: "Globex Support" })).toHaveAttribute("height", "26");
  });

  test("has no notice and no foreign brand elsewhere [LOGIN-014]", async ({ page }) => {
    await signInPage(page).open();
    await expect(page.getByText("Planned maintenance")).toHaveCount(0);
    expect(await colourOf(page, "background-color")).not.toBe("rgb(15, 107, 79)");
  });
});

test.describe("contact us", () => {
  test("a message from the sign-in page reaches support, and the dialog closes [LOGIN-010, HEAD-027, HEAD-035, HEAD-036]", async ({
    page,
  }) => {
    const mark = `help-${Date.now()}@visitor.test`;
    await signInPage(page).open();
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact us" });
    const send = dialog.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    await dialog.getByLabel("Name").fill("Vera Visitor");
    await dialog.getByLabel("Email").fill("not an address");
    await dialog.getByLabel("Message").fill(`I cannot get in. ${mark}`);
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("The email address you entered is not valid.");
    await expect(send).toBeDisabled();
    await dialog.getByLabel("Email").fill(mark);
    await send.click();
    await expect(page.getByText("Your message has been sent successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await mailsTo("support@acme.test")).map(({ text }) => text).join()).toContain(mark);
  });

  test("a message that could not be sent stays, and is said so [HEAD-037]", async ({ page, way, watch }) => {
    watch.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await signInPage(page).open();
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact us" });
    await dialog.getByLabel("Name").fill("Vera Visitor");
    await dialog.getByLabel("Email").fill("vera@visitor.test");
    await dialog.getByLabel("Message").fill("I cannot get in.");
    await way.disturb({ isCut: true });
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("We could not connect to the server.")).toBeVisible();
    await expect(dialog.getByLabel("Message")).toHaveValue("I cannot get in.");
  });

  test("what was typed is not thrown away by an accident, nor by a click beside the dialog [HEAD-027]", async ({
    page,
  }) => {
    await signInPage(page).open();
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact us" });
    await dialog.getByLabel("Message").fill("A long story");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByText("Are you sure you want to exit without saving?")).toBeVisible();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(dialog.getByLabel("Message")).toHaveValue("A long story");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("two quick presses open one dialog [WIDG-070]", async ({ page }) => {
    await signInPage(page).open();
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact us" }).dblclick();
    const dialog = page.getByRole("dialog", { name: "Contact us" });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("a field complains once it has been left [HEAD-031, HEAD-032, HEAD-033, HEAD-034]", async ({ page }) => {
    await signInPage(page).open();
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact us" });
    for (const label of ["Name", "Email", "Message"]) {
      await expect(dialog.getByLabel(label)).not.toHaveAttribute("aria-invalid");
      await dialog.getByLabel(label).focus();
      await page.keyboard.press("Tab");
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/This field is required\./);
    }
    await dialog.getByLabel("Name").fill("x".repeat(51));
    await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription("Your entry is too long");
  });
});
