import { mailsTo } from "./support/mail.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** The promise: who cannot get in can ask for help. */
test("a message from the sign-in page reaches support, is checked and is never lost", async ({ page, way, watch }) => {
  watch.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const mark = `help-${Date.now()}@visitor.test`;
  const dialog = page.getByRole("dialog", { name: "Contact us" });
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Contact us" });
  const field = (label: string) => dialog.getByLabel(label);
  const send = dialog.getByRole("button", { name: "Send" });
  await signInPage(page).open();

  await test.step("two quick presses open one dialog [WIDG-070]", async () => {
    await opener.dblclick();
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("what was typed is not thrown away by an accident, nor by a click beside the dialog [HEAD-027]", async () => {
    await opener.click();
    await field("Message").fill("A long story");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByText("Are you sure you want to exit without saving?")).toBeVisible();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(field("Message")).toHaveValue("A long story");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a field complains once it has been left [HEAD-031, HEAD-032, HEAD-033, HEAD-034, HEAD-027]", async () => {
    await opener.click();
    await expect(send).toBeDisabled();
    for (const label of ["Name", "Email", "Message"]) {
      await expect(field(label)).not.toHaveAttribute("aria-invalid");
      await field(label).focus();
      await page.keyboard.press("Tab");
      await expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
    }
    await field("Name").fill("x".repeat(51));
    await expect(field("Name")).toHaveAccessibleDescription("Your entry is too long");
    await field("Name").fill("Vera Visitor");
    await field("Email").fill("not an address");
    await field("Message").fill(`I cannot get in. ${mark}`);
    await expect(field("Email")).toHaveAccessibleDescription("The email address you entered is not valid.");
    await expect(send).toBeDisabled();
    await field("Email").fill(mark);
  });

  await test.step("a message that could not be sent stays, and is said so [HEAD-037]", async () => {
    await way.disturb({ isCut: true });
    await send.click();
    await expect(page.getByText("We could not connect to the server.")).toBeVisible();
    await expect(field("Message")).toHaveValue(`I cannot get in. ${mark}`);
    await way.disturb({});
  });

  await test.step("a message reaches support, and the dialog closes [LOGIN-010, HEAD-035, HEAD-036]", async () => {
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByText("Your message has been sent successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await mailsTo("support@acme.test")).map(({ text }) => text).join()).toContain(mark);
  });
});
