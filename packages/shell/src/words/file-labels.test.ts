import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { fileLabels } from "./file-labels.ts";

const noLimits = { accept: [], maxBytes: Infinity, maxFiles: Infinity };
const wordsIn = (language: Language) => createWords(language, catalogueOf(language, ["files"]));

test("a file field says what it accepts, in the words of the language", () => {
  const limits = { accept: ["image/*", ".pdf", "application/pdf"], maxBytes: 5_000_000, maxFiles: 4 };
  const english = fileLabels(wordsIn("en"))(limits);
  expect(english.limits).toBe("Images or PDF · up to 5 MB each · 4 files at most");
  expect(english.faults.wrongType).toBe("This file type isn’t accepted. Choose images or PDF.");
  expect(english.faults.tooLarge).toBe("Larger than 5 MB.");
  expect(english.choose).toBe("Choose files");
  expect(fileLabels(wordsIn("ru"))(limits).limits).toBe("Изображения или PDF · до 5 МБ каждый · не более 4 файлов");
});

test("a field for one file speaks of one, and one without limits says none", () => {
  const one = fileLabels(wordsIn("en"))({ accept: [], maxBytes: 1_500, maxFiles: 1 });
  expect([one.choose, one.drop, one.limits]).toEqual(["Choose a file", "or drop it here", "Up to 1.5 kB"]);
  const any = fileLabels(wordsIn("en"))(noLimits);
  expect([any.choose, any.limits]).toEqual(["Choose files", ""]);
});

test("a size is written in its unit, and a small one is not nothing", () => {
  const { size } = fileLabels(wordsIn("en"))(noLimits);
  expect([1, 950, 999_949, 999_950, 12_345_678, 2_000_000_000_000_000].map(size)).toEqual([
    "0.1 kB",
    "1 kB",
    "999.9 kB",
    "1 MB",
    "12.3 MB",
    "2,000 TB",
  ]);
});
