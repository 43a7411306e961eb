import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

const apps = [
  "admin",
  "my-space",
  "wfm",
  "scheduler",
  "qm",
  "reporting",
  "analytics",
  "mydashboard",
  "tm",
  "xsight",
  "as",
];
/** Every page that a browser can be at, and who may frame it. */
const pages: readonly (readonly [address: string, framedBy: string])[] = [
  ["/login/", "'none'"],
  ...apps.map((app) => [`/${app}/`, "'none'"] as const),
  ["/docs/api", "'none'"],
  ["/demo/mail", "'none'"],
  ["/demo/news", "'self'"],
];
/** What is no page, but could be opened as one. */
const others = [
  "/",
  "/healthz",
  "/openapi.json",
  "/nowhere",
  "/tenants/current",
  "/branding-details/globex.localhost/logo.svg",
];

/** The promise: no page of the suite can be framed, sniffed, sent in the clear twice, or made to run what is not its own. */
test.describe("every page", () => {
  test("has a policy under which only its own scripts run, and says who may frame it [SEC-25]", async ({ context }) => {
    for (const [address, framedBy] of pages) {
      const headers = { accept: "text/html", "sec-fetch-dest": "document" };
      const answer = await context.request.get(address, { headers });
      expect(answer.status(), address).toBe(200);
      const policy = answer.headers()["content-security-policy"] ?? "";
      expect(policy, address).toMatch(/default-src '(self|none)'/);
      expect(policy, address).toContain(`frame-ancestors ${framedBy}`);
      expect(policy, address).toMatch(/base-uri '(none|self)'/);
      const scripts = /(?:script-src|default-src) ([^;]+)/.exec(
        policy.replace(/default-src [^;]+; (?=.*script-src)/, ""),
      )?.[1];
      expect(["'self'", "'none'"], address).toContain(scripts);
      expect(answer.headers()["x-frame-options"], address).toBe(framedBy === "'none'" ? "DENY" : undefined);
    }
  });

  test("and every other answer is sent with transport security, without sniffing or referrers [SEC-25]", async ({
    context,
  }) => {
    for (const address of [...pages.map(([page]) => page), ...others]) {
      const answer = await context.request.get(address, { maxRedirects: 0 });
      expect(answer.headers(), address).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
      expect(answer.headers()["x-powered-by"], address).toBeUndefined();
      expect(answer.headers()["set-cookie"], address).toBeUndefined();
    }
  });

  test("of the API's reference keeps its own policy: nothing is reported in the console [SEC-25]", async ({ page }) => {
    await page.goto("/docs/api");
    await expect(page.getByRole("heading", { name: /Evolve Suite/ })).toBeVisible();
    await page.getByRole("button", { name: "Expand operation" }).first().waitFor();
    await page.getByRole("link", { name: "authentication", exact: true }).click();
    await page
      .getByRole("button", { name: /\/authentication\/v2\/login/ })
      .first()
      .click();
    await expect(page.getByText("Request body").first()).toBeVisible();
  });
});

test("cookies are the documented ones, none for other sites, and the session's is out of scripts' reach [SEC-25, LOGOUT-040]", async ({
  page,
  context,
  somebody,
}) => {
  const signIn = signInPage(page);
  await signIn.open();
  await signIn.complete(await somebody("Agent"));
  await page.waitForURL("**/my-space/**");
  await page.keyboard.press("Shift");
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(["auth_info", "system_session", "last_activity"]));
  const scripts = [
    "auth_info",
    "last_activity",
    "general_preferences",
    "password_expiry_warned",
    "token_exchange",
    "passkey_browser",
  ];
  const servers = ["system_session", "known_device", "passkey_browser"];
  for (const { name, sameSite, httpOnly, path, domain } of await context.cookies()) {
    expect([...scripts, ...servers]).toContain(name);
    expect({ name, sameSite, httpOnly, path, domain }).toEqual({
      name,
      sameSite: "Lax",
      httpOnly: servers.includes(name),
      path: "/",
      domain: new URL(origin()).hostname,
    });
  }
});

test("a host that a browser merely claims changes nothing for others [SEC-30]", async ({ context }) => {
  // The proxy in front says which host was asked for, whatever a browser sends.
  const headers = { "x-forwarded-host": new URL(originOf("globex.localhost")).host };
  const answer = await context.request.get("/login/", { headers });
  expect(await answer.text()).not.toContain("Globex");
});
