import { expect, test, vi } from "vitest";
import type { GridColumn } from "../../data-grid/types.ts";
import { initialState, setHidden } from "../../logic/grid-columns.ts";
import type { ExportInput } from "./run-export.ts";
import { runExport } from "./run-export.ts";

interface Call {
  who: string;
  seconds: number;
}

const columns: GridColumn<Call>[] = [
  { id: "who", header: "Who", cell: () => null, value: ({ who }) => who },
  {
    id: "length",
    header: "Length",
    cell: () => null,
    value: ({ seconds }) => seconds,
    text: ({ seconds }) => `${seconds} s`,
  },
  { id: "seconds", header: "Seconds", cell: () => null, value: ({ seconds }) => seconds },
  { id: "picture", header: "Picture", cell: () => null },
];
const calls = [
  { who: "=Ann()", seconds: 90 },
  { who: "Ben", seconds: 1.5 },
];

async function* twoPages() {
  for (const call of calls) yield { rows: [call], total: 2 };
}

const input = (changes: Partial<ExportInput<Call>> = {}): ExportInput<Call> => ({
  format: "csv",
  columns,
  state: initialState(columns),
  locale: "en-US",
  title: "Calls",
  readPages: twoPages,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...changes,
});

test("the file has the visible columns in their order, each in its words, and no formula", async () => {
  const state = {
    ...setHidden(initialState(columns), "seconds", true),
    order: ["length", "who", "seconds", "picture"],
  };
  const { file, rows } = await runExport(input({ state }));
  expect(rows).toBe(2);
  expect(await file.text()).toBe("Length,Who\r\n90 s,'=Ann()\r\n1.5 s,Ben\r\n");
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test("progress is told page by page, and a cancelled export asks for nothing more", async () => {
  const onProgress = vi.fn();
  await runExport(input({ onProgress }));
  expect(onProgress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const controller = new AbortController();
  const asked = vi.fn();
  const stopping = runExport(
    input({
      signal: controller.signal,
      async *readPages() {
        for await (const page of twoPages()) {
          asked();
          yield page;
          controller.abort();
        }
      },
    }),
  );
  await expect(stopping).rejects.toThrow("aborted");
  expect(asked).toHaveBeenCalledTimes(2);
});
