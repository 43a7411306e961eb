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
  test("the page speaks the chosen language, and a switch loses nothing", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    const language = page.getByRole("contentinfo").getByRole("combobox");

    await test.step("another language is chosen on the page, takes effect at once and is kept", async () => {
      for (const [code, [title, label]] of Object.entries(texts)) {
        await language.selectOption(code);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${code}`));
        await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      }
      await language.selectOption("ru");
      await expect(signIn.heading).toHaveText("Вход");
      await page.reload();
      await expect(signIn.heading).toHaveText("Вход");
      await expect(page.locator("html")).toHaveAttribute("lang", /^ru/);
    });

    await test.step("a switch in the middle loses nothing that was typed", async () => {
      await language.selectOption("en");
      await signIn.identify("agent@acme.test");
      await signIn.password.fill("half of a passw");
      await language.selectOption("es");
      await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("half of a passw");
    });
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

  test("a branded host wears its brand, also behind the sign-in", async ({ page, somebody }) => {
    await test.step("elsewhere there is no notice and no foreign brand", async () => {
      await signInPage(page).open();
      await expect(page.getByText("Planned maintenance")).toHaveCount(0);
      expect(await colourOf(page, "background-color")).not.toBe("rgb(15, 107, 79)");
    });

    await test.step("it wears its organization's name, colour, icon and notice [LOGIN-014, BRAND-001]", async () => {
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

    await test.step("it signs its people in and leads them on to its own shell [LOGIN-034, HEAD-007]", async () => {
      // Nobody else's test has left them elsewhere.
      await signInPage(page).complete(await somebody("Supervisor", "globex"));
      await page.waitForURL(/globex\.localhost:\d+\/admin\/#\/users/);
      await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("img", { name: "Globex Support" })).toHaveAttribute(
        "height",
        "26",
      );
    });
  });
});
