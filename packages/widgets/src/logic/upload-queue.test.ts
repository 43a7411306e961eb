import fc from "fast-check";
import { expect, test } from "vitest";
import { addFiles, changeItem, itemsToStart, keptItems, splitName, wholePercent } from "./upload-queue.ts";
import type { UploadItem, UploadLimits } from "./upload-queue.ts";

const limits: UploadLimits = { accept: [], maxBytes: 100, maxFiles: 3 };
const file = (name: string, size = 10, type = "") => ({ name, size, type });
const ids = () => {
  let last = 0;
  return () => String((last += 1));
};
const add = (items: readonly UploadItem[], files: readonly UploadItem["file"][], more: Partial<UploadLimits> = {}) =>
  addFiles(items, files, { ...limits, ...more }, ids());
const faults = (items: readonly UploadItem[]) => items.map(({ fault }) => fault?.kind ?? "taken");

test("a file is taken by its ending, by its media type or by the family of its type", () => {
  const files = [file("A.CSV"), file("b.png", 10, "image/PNG"), file("c", 11, "application/pdf"), file("csv", 12)];
  expect(faults(add([], files, { accept: [".csv"], maxFiles: 9 }))).toEqual([
    "taken",
    "wrongType",
    "wrongType",
    "wrongType",
  ]);
  expect(faults(add([], files, { accept: ["image/*", "application/pdf"], maxFiles: 9 }))).toEqual([
    "wrongType",
    "taken",
    "taken",
    "wrongType",
  ]);
  expect(faults(add([], files, { accept: ["*/*"], maxFiles: 9 }))).toEqual(["taken", "taken", "taken", "taken"]);
});

test("each file says the rule that it breaks, and the others are taken", () => {
  const folder = { ...file("Photos", 0), isFolder: true } as const;
  const files = [file("a"), file("big", 101), file("none", 0), file("a"), folder, file("b", 100), file("c"), file("d")];
  expect(faults(add([], files))).toEqual([
    "taken",
    "tooLarge",
    "empty",
    "twice",
    "folder",
    "taken",
    "taken",
    "tooMany",
  ]);
});

test("what was refused goes when more is added, and takes nobody's place", () => {
  const first = add([], [file("none", 0), file("a")]);
  expect(add(first, [file("b"), file("c")]).map((item) => item.file.name)).toEqual(["a", "b", "c"]);
});

test("where one file can be, the first that fits replaces the one before; one that does not fit replaces nothing", () => {
  const one = { maxFiles: 1 };
  const first = add([], [file("a")], one);
  expect(keptItems(add(first, [file("b"), file("c")], one)).map((item) => item.file.name)).toEqual(["b"]);
  expect(keptItems(add(first, [file("big", 101)], one))).toEqual(first);
});

test("whatever is added, no limit is broken and nothing that was there is lost", () => {
  const files = fc.array(
    fc.record({ name: fc.constantFrom("a", "b", "c.png"), size: fc.nat(150), type: fc.constant("") }),
  );
  fc.assert(
    fc.property(files, files, (some, more) => {
      const before = add([], some);
      const after = add(before, more);
      expect(keptItems(after).length).toBeLessThanOrEqual(limits.maxFiles);
      expect(keptItems(after).slice(0, keptItems(before).length)).toEqual(keptItems(before));
      expect(after.length).toBe(keptItems(before).length + more.length);
      for (const item of keptItems(after)) expect(item.file.size).toBeLessThanOrEqual(limits.maxBytes);
    }),
  );
});

test("files start in their order, no more at once than may, and what ran on an earlier visit starts again", () => {
  const real = ["a", "b", "c", "d"].map((name) => new File(["text"], name));
  const items = add([], [...real.slice(0, 3)]);
  const names = (list: readonly UploadItem[], running: readonly string[]) =>
    itemsToStart(list, (id) => running.includes(id), 2).map((start) => start.file.name);
  expect(names(items, [])).toEqual(["a", "b"]);
  expect(names(items, ["1"])).toEqual(["b"]);
  expect(names(items, ["1", "2"])).toEqual([]);
  expect(names(changeItem(items, "1", { state: "running" }), [])).toEqual(["a", "b"]);
  expect(names(changeItem(items, "1", { state: "done" }), [])).toEqual(["b", "c"]);
  expect(names(add([], [file("on the server")]), [])).toEqual([]);
});

test("a change that changes nothing leaves the list as it is", () => {
  const items = add([], [file("a")]);
  expect(changeItem(items, "1", { progress: 0 })).toBe(items);
  expect(changeItem(items, "unknown", { progress: 1 })).toBe(items);
  expect(changeItem(items, "1", { progress: 0.5 })[0]?.progress).toBe(0.5);
});

test("progress is whole percents between nothing and all", () => {
  expect([-1, 0, 0.129, 1, 7, Number.NaN].map(wholePercent)).toEqual([0, 0, 0.12, 1, 1, 0]);
});

test("a name keeps its ending apart, where it has one", () => {
  expect(["report.pdf", ".profile", "README", "v1.a long tail", "a.tar.gz"].map(splitName)).toEqual([
    ["report", ".pdf"],
    [".profile", ""],
    ["README", ""],
    ["v1.a long tail", ""],
    ["a.tar", ".gz"],
  ]);
});
