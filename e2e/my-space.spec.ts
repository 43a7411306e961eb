import { greeting, shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: an agent sees the own week, team, skills and sign-ins at a glance. */
test.describe("My Space", () => {
  test("shows working hours, team, skills and recent sign-ins", async ({ page, signedIn }) => {
    await signedIn("agent@acme.test");
    await shellOf(page).open("/my-space/#/home", greeting);
    const main = page.getByRole("main");
    await expect(main).toContainText("Agent ·");
    for (const title of ["Working hours", "Skills", "Recent sign-ins"])
      await expect(main.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(main).toContainText("today");
    await expect(main).toContainText(/time zone [A-Z][a-z]+, [A-Z][A-Za-z ]+ Time \(UTC[+-]\d\d:\d\d\)/);
    await expect(main).toContainText("This session");
    await expect(main).toContainText(/\d+ colleagues?/);
  });

  test("says that it could not be loaded, and tries again", async ({ page, signedIn, somebody, way, watch }) => {
    watch.allow(/status of 500/);
    await signedIn(await somebody("Agent"));
    await way.disturb({ answer: { path: "/my-space/v1/overview", status: 500 } });
    await shellOf(page).open("/my-space/#/home", greeting);
    await expect(page.getByText("We couldn’t load your overview")).toBeVisible();
    await way.disturb({});
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main")).toContainText("This session");
  });
});
