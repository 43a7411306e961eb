import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

const logo = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" rx="6" fill="#fff"/></svg>`,
  ),
};

/** The promise: an administrator gives the organization its own look, sees it before it is saved, and can take it back. */
test.use({ colorScheme: "light" });

test("a look is tried in the preview, told apart from what cannot be read, saved, shown before sign-in, and reset", async ({
  page,
  signedIn,
  newDevice,
}) => {
  await signedIn("admin@platform.test");
  const shell = shellOf(page);
  await shell.open("/admin/#/branding", "Branding");
  const form = page.getByRole("form", { name: "Look" });
  const preview = page.getByRole("img", { name: "Header", exact: true });
  const name = `Platform ${Date.now()}`;
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "Brand color" }).fill("#f4c430");
  await expect(form.getByText("Needs 4.5:1")).toBeVisible();
  await form.getByRole("button", { name: "Use the readable color #000000" }).click();
  await expect(form.getByText("Readable", { exact: true })).toBeVisible();
  await expect(preview).toHaveCSS("color", "rgb(0, 0, 0)");
  await form.locator("input[type=file]").first().setInputFiles(logo);
  await expect(form.getByRole("button", { name: "Remove: Logo" })).toBeVisible();
  await expectNoAxeFaults(page, "branding");

  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The branding was saved.")).toBeVisible();
  const visitor = await (await newDevice()).newPage();
  await visitor.goto(`${originOf("platform.localhost")}/login/`);
  await expect(visitor).toHaveTitle(`Sign in · ${name}`);
  await expect(visitor.getByRole("button", { name: "Next" })).toHaveCSS("background-color", "rgb(244, 196, 48)");
  await expect(visitor.getByRole("banner").locator("img")).toHaveJSProperty("naturalWidth", 540);
  await page.reload();
  await expect(shell.header.getByRole("img", { name })).toBeVisible();

  await form.getByRole("button", { name: "Reset to the suite’s look" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to the suite’s look" }).click();
  await expect(page.getByText("You have the suite’s own look now.")).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle("Sign in · Evolve WFM");
});

test("a host has a look of its own until it is reset, and the organization's other hosts keep theirs", async ({
  page,
  signedIn,
  newDevice,
}) => {
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/branding", "Branding");
  await page.getByRole("button", { name: /Look of/ }).click();
  await page.getByRole("option", { name: /^acme\.localhost/ }).click();
  await expect(page).toHaveURL(/host=acme\.localhost/);
  const form = page.getByRole("form", { name: "Look" });
  await expect(page.getByText("This host has your organization’s look now.")).toBeVisible();
  const name = `Acme North ${Date.now()}`;
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The branding was saved.")).toBeVisible();
  await expectNoAxeFaults(page, "branding of a host");

  const visitor = await (await newDevice()).newPage();
  const titleAt = async (host: string) => {
    await visitor.goto(`${originOf(host)}/login/`);
    return visitor.title();
  };
  expect(await titleAt("acme.localhost")).toBe(`Sign in · ${name}`);
  expect(await titleAt("localhost")).not.toContain(name);
  await form.getByRole("button", { name: "Reset to your organization’s look" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to your organization’s look" }).click();
  await expect(page.getByText("This host has your organization’s look again.")).toBeVisible();
  expect(await titleAt("acme.localhost")).toBe(await titleAt("localhost"));
});
