import { mkdirSync, writeFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { sidewaysScroll } from "./support/texts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { openWidget, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

const uploadIn = (page: Page, state: string) => {
  const root = stateOf(page, state);
  const button = (name: string) => root.getByRole("button", { name, exact: true });
  return {
    root,
    button,
    choose: button("Choose files"),
    paste: button("Paste copied files here"),
    zone: root.locator(".ev-files-zone"),
    files: root.getByRole("list", { name: "Chosen files", exact: true }).getByRole("listitem"),
    file: (name: string) => root.getByRole("listitem").filter({ hasText: name }),
    bar: (name: string) => root.getByRole("progressbar", { name: `Upload of ${name}`, exact: true }),
    said: root.getByRole("status"),
  };
};

const text = (name: string, bytes: number, mimeType = "") => ({ name, mimeType, buffer: Buffer.alloc(bytes, "a") });

/** Presses the button and answers the system's window that it opens. */
const choose = async (page: Page, open: () => Promise<void>, files: ReturnType<typeof text>[]): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), open()]);
  await chooser.setFiles(files);
};

/** What Ctrl+V does with a copied picture, without the clipboard that other tests share. */
const pasteFile = (place: Locator, name: string, type: string): Promise<void> =>
  place.evaluate(
    (element, file) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(["picture"], file.name, { type: file.type }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, type },
  );

/** Drags files of the disk over the middle of the place, as the system does; `drop` lets go of them. */
const dragOver = async (page: Page, place: ReturnType<typeof uploadIn>["zone"], files: readonly string[]) => {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("There is no place to drop at");
  const client = await page.context().newCDPSession(page);
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    client.send("Input.dispatchDragEvent", {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height - 8,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
  await send("dragEnter");
  await send("dragOver");
  return { drop: () => send("drop") };
};

/** The promise: files come in by every way, each is judged by itself, and what happens to it is seen, said and undone. */
test.describe("the file upload", () => {
  test("files come in by pointer, each with its own fault, progress and picture", async ({ page }, testInfo) => {
    await openWidget(page, "file-upload");

    await test.step("files are chosen by the button, each fault is said beside its file, and the others are uploaded", async () => {
      const upload = uploadIn(page, "Empty");
      await expect(upload.choose).toHaveAccessibleDescription(
        /Images, PDF, or CSV · up to 5 MB each · 4 files at most/,
      );
      await choose(page, () => upload.choose.click(), [
        text("staff.csv", 900_000, "text/csv"),
        text("notes.exe", 20),
        text("film.pdf", 5_000_001),
        text("nothing.csv", 0),
      ]);
      await expect(upload.file("notes.exe")).toContainText(
        "This file type isn’t accepted. Choose images, PDF, or CSV.",
      );
      await expect(upload.file("film.pdf")).toContainText("Larger than 5 MB.");
      await expect(upload.file("nothing.csv")).toContainText("The file is empty.");
      await expect(upload.file("staff.csv")).toContainText("900 kB");
      await expect(upload.file("staff.csv")).toContainText("Uploaded");
      await expect(upload.bar("staff.csv")).toHaveCount(0);
      await expect(upload.said).toHaveText("“staff.csv” uploaded.");

      await choose(page, () => upload.choose.click(), [
        text("staff.csv", 900_000),
        ...["a", "b", "c", "d"].map((name) => text(`${name}.pdf`, 10)),
      ]);
      await expect(upload.file("notes.exe")).toHaveCount(0);
      await expect(upload.files).toHaveCount(6);
      await expect(upload.file("d.pdf")).toContainText("No more than 4 files can be added.");
      await expect(upload.files.nth(1)).toContainText("This file is already in the list.");
    });

    await test.step("the progress of a file is shown, a cancelled one makes room for the next, and can be begun again", async () => {
      const upload = uploadIn(page, "Uploading");
      await expect(upload.bar("shifts.csv")).toHaveAttribute("aria-valuenow", /^6\d/);
      await expect(upload.bar("shifts.csv")).toHaveAttribute("aria-valuetext", /^6\d%$/);
      await expect(upload.file("contract.pdf")).toContainText("Waiting");
      await upload.button("Cancel the upload of shifts.csv").click();
      await expect(upload.file("shifts.csv")).toContainText("Canceled");
      await expect(upload.said).toHaveText("Upload of “shifts.csv” canceled.");
      await expect(upload.bar("contract.pdf")).toHaveAttribute("aria-valuenow", /^6\d/);
      await upload.button("Upload shifts.csv again").click();
      await expect(upload.file("shifts.csv")).toContainText("Waiting");
      await upload.button("Cancel the upload of contract.pdf").click();
      await expect(upload.bar("shifts.csv")).toHaveAttribute("aria-valuenow", /^6\d/);
    });

    await test.step("a failure says why, and the next try takes the file", async () => {
      const upload = uploadIn(page, "Failed");
      await expect(upload.file("shifts.csv")).toContainText("The connection was lost. Try again.");
      await upload.button("Upload shifts.csv again").click();
      await expect(upload.file("shifts.csv")).toContainText("Uploaded");
      await expect(upload.said).toHaveText("“shifts.csv” uploaded.");
      await expect(upload.button("Remove shifts.csv")).toBeFocused();
    });

    await test.step("a field for one file replaces it, and a missing file is complained of until there is one", async () => {
      const single = uploadIn(page, "SingleFile");
      const one = single.button("Choose a file");
      await choose(page, () => one.click(), [text("first.csv", 10)]);
      await expect(single.file("first.csv")).toContainText("Uploaded");
      await choose(page, () => one.click(), [text("second.csv", 10)]);
      await expect(single.file("second.csv")).toContainText("Uploaded");
      await expect(single.files).toHaveCount(1);

      const wrong = uploadIn(page, "WithError");
      await expect(wrong.choose).toHaveAccessibleDescription(/^This field is required\. Required\. Images/);
      await choose(page, () => wrong.choose.click(), [text("right.csv", 10)]);
      await expect(wrong.file("right.csv")).toBeVisible();
      await expect(wrong.root.getByText("This field is required.", { exact: true })).toHaveCount(0);
    });

    await test.step("images are seen, and what cannot be drawn keeps its icon", async () => {
      const images = uploadIn(page, "Images");
      await expect(images.file("reception.bmp").locator("canvas")).toBeVisible();
      await expect(images.file("broken.png").locator("svg").first()).toBeVisible();
      await expect(images.file("broken.png").locator("canvas")).toBeHidden();
    });

    await test.step("nothing is chosen, dropped or removed where the field is disabled or read only", async () => {
      const disabled = uploadIn(page, "Disabled");
      await expect(disabled.choose).toBeDisabled();
      await expect(disabled.button("Remove handbook.pdf")).toBeDisabled();
      const path = testInfo.outputPath("shifts.csv");
      writeFileSync(path, "day;night");
      await dragOver(page, disabled.zone, [path]);
      await expect(disabled.zone).not.toHaveAttribute("data-drop-target");
      await expect(disabled.zone).not.toContainText("Drop to add");
      const readOnly = uploadIn(page, "ReadOnly");
      await expect(readOnly.file("handbook.pdf")).toContainText("Uploaded");
      await expect(readOnly.root.locator(".ev-files").getByRole("button")).toHaveCount(0);
      await expect(readOnly.zone).toHaveCount(0);
    });
  });

  test("files come in by keyboard and by dragging", async ({ page }, testInfo) => {
    await openWidget(page, "file-upload");

    await test.step("with the keyboard alone files are chosen, pasted and removed, and the focus is never lost", async () => {
      const upload = uploadIn(page, "Filled");
      // A page that has just opened moves the focus to its heading.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await choose(page, () => upload.choose.press("Enter"), [text("third.pdf", 30)]);
      await expect(upload.said).toHaveText("1 file added.");
      await expect(upload.choose).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(upload.paste).toBeFocused();
      await pasteFile(upload.paste, "copied.png", "image/png");
      await expect(upload.said).toHaveText("1 file added.");
      await expect(upload.files).toHaveCount(4);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(upload.files).toHaveCount(3);
      await expect(upload.said).toHaveText(/^“Employment contract .*\.pdf” removed\.$/);
      await expect(upload.button("Remove staff.csv")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(upload.button("Remove third.pdf")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(upload.button("Remove copied.png")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(upload.files).toHaveCount(0);
      await expect(upload.choose).toBeFocused();
    });

    await test.step("files that are dragged over the field light it up, and are taken when they are let go", async () => {
      const upload = uploadIn(page, "Empty");
      const [table, folder] = [testInfo.outputPath("shifts.csv"), testInfo.outputPath("Scans")];
      writeFileSync(table, "day;night");
      mkdirSync(folder);
      const { drop } = await dragOver(page, upload.zone, [table, folder]);
      await expect(upload.zone).toHaveAttribute("data-drop-target", "true");
      await expect(upload.zone).toContainText("Drop to add");
      await drop();
      await expect(upload.zone).not.toHaveAttribute("data-drop-target");
      await expect(upload.file("shifts.csv")).toContainText("Uploaded");
      await expect(upload.file("Scans")).toContainText("Folders can’t be added. Choose the files inside.");
    });
  });

  test("no accessibility fault while files come and go, light and dark", async ({ page }) => {
    await openWidget(page, "file-upload");
    await expect(uploadIn(page, "Failed").file("shifts.csv")).toContainText("The connection was lost.");
    await expect(uploadIn(page, "Uploading").bar("shifts.csv")).toHaveAttribute("aria-valuenow", /^6\d/);
    await uploadIn(page, "Uploading").button("Cancel the upload of contract.pdf").click();
    await expect(uploadIn(page, "Images").file("reception.bmp").locator("canvas")).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    for (const theme of ["light", "dark"]) {
      await openWidget(page, "file-upload", `?theme=${theme}`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectNoAxeFaults(page, `files on their way (${theme})`);
    }
  });
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("files are chosen and removed, and a long name is cut before its ending", async ({ page }) => {
    await openWidget(page, "file-upload");
    const upload = uploadIn(page, "Filled");
    await choose(page, () => upload.choose.tap(), [text(`${"very long name ".repeat(8)}.csv`, 10)]);
    await expect(upload.files).toHaveCount(3);
    const ending = upload.files.last().getByText(".csv", { exact: true });
    await ending.scrollIntoViewIfNeeded();
    await expect(ending).toBeInViewport();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await upload.button("Remove staff.csv").tap();
    await expect(upload.files).toHaveCount(2);
    await expect(upload.zone.getByText("or drop them here", { exact: true })).toBeHidden();
  });
});
