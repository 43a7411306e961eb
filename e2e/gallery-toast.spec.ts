import { openWidget, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

const saveIn = (page: Page) => stateOf(page, "Filled").getByRole("button", { name: "Save", exact: true });
const cards = (page: Page) => page.locator(".ev-toast");

/** Two messages, the newer above the older, with the clock in our hand. */
const showTwo = async (page: Page) => {
  await page.clock.install();
  await openWidget(page, "toast");
  const older = saveIn(page);
  const newer = stateOf(page, "WithAction").getByRole("button", { name: "Delete", exact: true });
  await expect(newer).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await older.click();
  await newer.click();
  await page.clock.runFor(400);
  await expect(cards(page)).toHaveCount(2);
};

/** The promise: a message can be read to its end, and none stays for ever. */
test.describe("a message", () => {
  test("goes after five seconds, the newest stands on top", async ({ page }) => {
    await showTwo(page);
    await expect(cards(page).first()).toContainText("Undo");
    await page.clock.runFor(4_000);
    await expect(cards(page)).toHaveCount(2);
    await page.clock.runFor(2_000);
    await expect(cards(page)).toHaveCount(0);
  });

  test("stays while the pointer or the focus is on any of them, and a second longer", async ({ page }) => {
    await showTwo(page);
    await cards(page).first().hover();
    await page.clock.runFor(20_000);
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().getByRole("button", { name: "Undo", exact: true }).focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().hover();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(20_000);
    await expect(cards(page)).toHaveCount(2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(900);
    await expect(cards(page)).toHaveCount(2);
    await page.clock.runFor(5_000);
    await expect(cards(page)).toHaveCount(0);
  });

  test("that comes while another is looked at stays as long as that", async ({ page }) => {
    await showTwo(page);
    await cards(page).last().getByRole("button", { name: "Close", exact: true }).focus();
    await saveIn(page).dispatchEvent("click");
    await page.clock.runFor(400);
    await expect(cards(page)).toHaveCount(3);
    await page.clock.runFor(20_000);
    await expect(cards(page)).toHaveCount(3);
  });

  test("that is closed under the pointer leaves the others their time", async ({ page }) => {
    await showTwo(page);
    await cards(page).first().getByRole("button", { name: "Close", exact: true }).click();
    await page.clock.runFor(400);
    await expect(cards(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await saveIn(page).focus();
    await page.clock.runFor(10_000);
    await expect(cards(page)).toHaveCount(0);
  });

  /** How far a message above has come in the midst of its glide when the middle one of three is closed; null for none. */
  const closeMiddle = (page: Page) =>
    page.evaluate(async () => {
      const [upper, middle] = document.querySelectorAll(".ev-toast");
      const top = () => upper?.getBoundingClientRect().top ?? 0;
      const before = top();
      middle?.querySelector<HTMLElement>(".ev-toast-close")?.click();
      await new Promise(requestAnimationFrame);
      const glide = upper?.getAnimations().find((one) => !(one instanceof CSSAnimation));
      glide?.pause();
      if (glide) glide.currentTime = 60;
      const midway = top();
      glide?.finish();
      return { isMoved: top() > before + 30, isMidway: midway > before && midway < top() };
    });

  test("that goes from between others lets those above it glide down", async ({ page }) => {
    await openWidget(page, "toast");
    for (let count = 0; count < 3; count += 1) await saveIn(page).click();
    await expect(cards(page)).toHaveCount(3);
    expect(await closeMiddle(page)).toEqual({ isMoved: true, isMidway: true });
    await expect(cards(page)).toHaveCount(2);
  });

  test("that goes moves the others at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWidget(page, "toast");
    for (let count = 0; count < 3; count += 1) await saveIn(page).click();
    await expect(cards(page)).toHaveCount(3);
    expect(await closeMiddle(page)).toEqual({ isMoved: true, isMidway: false });
  });
});
