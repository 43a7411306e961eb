import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const limits = { unpackedBytes: 1_000_000, rows: 1_000, columns: 10 };

const read = async (content: string | Buffer, bytesAtOnce = 1_000_000) => {
  const bytes = Buffer.from(content);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += bytesAtOnce) yield Promise.resolve(bytes.subarray(at, at + bytesAtOnce));
  };
  const rows = [];
  for await (const some of readCsv(pieces(), limits)) rows.push(...some);
  return rows;
};
const cellsOf = async (content: string | Buffer) => (await read(content)).map(({ cells }) => cells);

test("Commas, semicolons and tabs separate cells, whichever the first line has most of", async () => {
  for (const separator of [",", ";", "\t"]) {
    const lines = [
      ["a", "b", "c"],
      ["1", "2", ""],
      ["", "x y", "3"],
    ];
    expect(await cellsOf(lines.map((cells) => cells.join(separator)).join("\n"))).toEqual(lines);
  }
});

test("Lines end as on Windows, Unix or an old Mac; empty ones are left out but counted", async () => {
  for (const end of ["\r\n", "\n", "\r"])
    expect(await read(["a,b", "", "1,2", ""].join(end))).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["1", "2"] },
    ]);
});

test("A cell in quotes may hold separators, line ends and quotes; the lines after it are counted on", async () => {
  expect(await read('a,b\r\n"x, ""y""","1\r\n2"\r\n,"",z\r\nlast,"q"')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ['x, "y"', "1\r\n2"] },
    { line: 4, cells: ["", "", "z"] },
    { line: 5, cells: ["last", "q"] },
  ]);
});

test("A quote that does not begin a cell is part of it", async () => {
  expect(await cellsOf('a,b\n5" pipe,x"y\n')).toEqual([
    ["a", "b"],
    ['5" pipe', 'x"y'],
  ]);
});

test("Marks of UTF-8 and UTF-16 are understood and belong to no cell", async () => {
  const text = "\uFEFFOчередь;b\n1;2\n";
  for (const encoding of ["utf8", "utf16le"] as const)
    expect(await cellsOf(Buffer.from(text, encoding))).toEqual([
      ["Oчередь", "b"],
      ["1", "2"],
    ]);
});

test("Where a file is cut into pieces makes no difference", async () => {
  const content = 'Queue,"Start, local",n\r\nЧат,"2026-11-02 ""8""\r\n:00",1\r\n"",x"y,2\r\n\r\nend,"",3';
  const whole = await read(content);
  expect(whole).toHaveLength(4);
  for (let bytes = 25; bytes < 90; bytes += 1) expect(await read(content, bytes)).toEqual(whole);
});

test("A quote that is never closed or not doubled, and a row without end, are refused", async () => {
  await expect(read('a,b\n1,2\n"1,2\n')).rejects.toThrow("line 3: a quote that is not closed");
  await expect(read('a,b\n"x"y,z\n1,"2"\n')).rejects.toThrow("line 2: a quote that is not closed, or not doubled");
  await expect(read(`a,b\n${"x".repeat(200_000)}`)).rejects.toThrow("too long a row");
});
