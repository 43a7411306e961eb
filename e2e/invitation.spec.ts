import { password } from "./support/accounts.ts";
import { openFrame } from "./support/frames.ts";
import { linkIn, newestMail } from "./support/mail.ts";
import { newPasswordForm } from "./support/new-password.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

const tooShort = "Your password must be at least 8 characters, including at least 1 number and 1 capital letter.";

let invited = 0;
/** An address that nobody has. */
const newAddress = (): string => {
  invited += 1;
  return `newcomer${invited}.${process.pid}.${Date.now()}@acme.test`;
};

const setPassword = (page: Page) => ({
  password: page.getByLabel("New password", { exact: true }),
  confirm: page.getByLabel("Confirm password"),
  submit: page.getByRole("button", { name: "Set password" }),
});

/** The promise: an invited person sets a password by a link and is in; a link works once. */
test.describe("invitation", () => {
  test(
    "from the administrator's dialog by mail to the first sign-in [USER-029, PWD-008, PWD-028, PWD-039, PWD-043, PWD-029]",
    { tag: "@services" },
    async ({ page, newDevice, signedIn, somebody }) => {
      const email = newAddress();
      await signedIn(await somebody("Manager"));
      await page.goto("/admin/#/users");
      await page.getByRole("button", { name: "Invite users" }).click();
      const dialog = page.getByRole("dialog", { name: "Invite users" });
      await dialog.getByLabel("Email addresses").fill(email);
      await dialog.getByRole("button", { name: /^(Select a role )?Role/ }).click();
      await page.getByRole("option", { name: "Agent" }).click();
      await dialog.getByRole("button", { name: "Send invitations" }).click();
      await expect(page.getByText("1 person invited.")).toBeVisible();

      const link = linkIn(await newestMail(email));
      // A scanner of the mail server looks at the link first.
      await fetch(link);
      const guest = await (await newDevice()).newPage();
      await guest.clock.install();
      await guest.goto(link);
      const form = setPassword(guest);
      await expect(form.password).toBeFocused();
      await form.submit.click();
      await expect(form.password).toHaveAccessibleDescription(/This field is required\./);
      await expect(form.confirm).toHaveAccessibleDescription("This field is required.");
      await form.password.fill("short");
      await form.confirm.fill("different");
      await form.submit.click();
      await expect(form.password).toHaveAccessibleDescription(new RegExp(tooShort));
      await form.password.fill("Welcome2Acme");
      await form.submit.click();
      await expect(form.confirm).toHaveAccessibleDescription("This password does not match the previous password");
      await form.confirm.fill("Welcome2Acme");
      await guest.clock.pauseAt(Date.now() + 3_600_000);
      await form.submit.click();
      const activated = newPasswordForm(guest).toast("Your password is set and your account is active.");
      await expect(activated).toBeVisible();
      await guest.clock.runFor(1_900);
      await expect(form.password.or(signInPage(guest).userName)).toHaveCount(0);
      await guest.clock.runFor(200);
      await guest.clock.resume();
      const signIn = signInPage(guest);
      await expect(signIn.userName).toHaveValue(email);
      await signIn.next.click();
      await signIn.password.fill("Welcome2Acme");
      await signIn.submit.click();
      await guest.waitForURL("**/my-space/#/home");

      await test.step("the link is spent", async () => {
        const again = await (await newDevice()).newPage();
        await again.goto(link);
        await expect(signInPage(again).userName).toHaveValue(email);
      });
    },
  );

  test("in a frame of an allowed app, which is told once the password is set, with the token [PWD-011, PWD-029]", async ({
    page,
    context,
  }) => {
    const { userName } = await invite(page, context.request);
    const link = linkIn(await newestMail(userName)).replace("#/setPassword?", "#/setPasswordIframe?");
    await page.goto("/login/#/error");
    const token = new URLSearchParams(link.split("?")[1]).get("token");
    const { frame, heard } = await openFrame(page, link);
    await frame.getByLabel("New password", { exact: true }).fill("Welcome2Acme");
    await frame.getByLabel("Confirm password").fill("Welcome2Acme");
    await frame.getByRole("button", { name: "Set password" }).click();
    await expect.poll(heard).toContainEqual({ messageType: "passwordSet", userName, token });
  });

  test("that was replaced or is none has expired", async ({ page, context, signedIn, somebody, watch }) => {
    watch.allow(/status of 400/);

    await test.step("a newer invitation makes the earlier link expire [PWD-027]", async () => {
      const { userName } = await invite(page, context.request);
      const first = linkIn(await newestMail(userName));
      await signedIn(await somebody("Manager"));
      await page.goto(`/admin/#/users?search=${encodeURIComponent(userName)}`);
      await page
        .getByRole("grid")
        .getByRole("button", { name: /^Actions for Newcomer/ })
        .click();
      await page.getByRole("menuitem", { name: "Resend invitation" }).click();
      await expect(page.getByText(`Invitation resent to ${userName}.`)).toBeVisible();
      await newestMail(userName, 2);
      await page.goto(first);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invitation expired");
      await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
    });

    for (const token of ["", "nonsense", "0".repeat(400)])
      await test.step(`a link with the token '${token.slice(0, 10)}' leads to the expired page [PWD-013, PWD-027]`, async () => {
        await page.goto("about:blank");
        await page.goto(`/login/#/setPassword?email=pending@acme.test&token=${token}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invitation expired");
      });
  });

  test("waits for a server that is away, and asks for what its authenticator wants", async ({
    page,
    context,
    way,
    watch,
  }) => {
    watch.allow(/status of 500/);
    const { userName } = await invite(page, context.request);
    const link = linkIn(await newestMail(userName));
    const form = newPasswordForm(page);

    await test.step("a server that is away leaves the invitation unused, and the page tries again [PWD-028]", async () => {
      await way.disturb({ answer: { path: "/public/user/resolveInvitationToken", status: 500 } });
      await page.goto(link);
      await expect(page.getByRole("main")).toContainText("It hasn’t been used.");
      await way.disturb({});
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(form.password).toBeVisible();
    });

    await test.step("opening the link any number of times spends nothing [PWD-028]", async () => {
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto("about:blank");
        await page.goto(link);
        await expect(form.password).toBeFocused();
      }
    });

    await test.step("it asks for the code where the authenticator has one, and lists the rules of the Cognito-style one [PWD-009, PWD-010]", async () => {
      await expect(form.totp).toHaveCount(0);
      await expect(form.rule("A special character")).toHaveCount(0);
      await page.route("**/login-authenticator?*", async (route) => {
        const response = await route.fetch();
        const changes = { idmType: "EVOLVECG", mfaEnabled: true, minimumLength: 11, requireNonAlphaNumeric: true };
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
      });
      await page.reload();
      await expect(form.totp).toBeVisible();
      await form.password.fill("abc");
      await expect(form.rule("At least 11 characters")).toContainText("missing");
      await expect(form.rule("A special character")).toContainText("missing");
    });
  });
});

/** Invites somebody by the calls that the dialog makes, as a demo manager. */
const invite = async (page: Page, request: Page["request"]): Promise<{ readonly userName: string }> => {
  const userName = newAddress();
  const post = async (path: string, data: object, token = ""): Promise<Record<string, string>> => {
    const headers = token === "" ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.post(origin() + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { id_token } = await post("/authentication/v2/login", { userName: "manager@acme.test", password });
  const { accessToken } = await post("/public/authentication/v1/token", { accessToken: id_token });
  await post("/user/invite", { emailAddressesList: [userName] }, accessToken);
  await page.context().clearCookies();
  return { userName };
};
