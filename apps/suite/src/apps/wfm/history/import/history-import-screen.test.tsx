import type { HistoryImport } from "@evolve/contracts/history-import";
import type { JobRow } from "@evolve/contracts/jobs";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HistoryImportScreen } from "./history-import-screen.tsx";

const run: HistoryImport = {
  id: "i1",
  jobId: "j1",
  fileNames: ["calls.csv"],
  startedBy: "Ann",
  startedAt: "2026-11-20T08:00:00Z",
  isDryRun: false,
  isOwn: true,
  state: "done",
  progress: 1,
  rows: 3,
  imported: 2,
  failed: 1,
  replaced: 0,
  queuesCreated: 0,
  onClosedDays: 0,
  undo: "possible",
  undoneAt: null,
};
const faults = [{ file: "calls.csv", line: 3, column: "Offered", value: "-5", reason: "Negative." }];
const job: JobRow = {
  id: "j1",
  name: "history.import",
  startedBy: { id: "ann", name: "Ann" },
  state: "done",
  version: 1,
  progress: 1,
  step: null,
  file: { name: "bad.csv", type: "text/csv", parts: 2, encoding: "text" },
  errorCode: null,
  createdAt: run.startedAt,
  startedAt: run.startedAt,
  finishedAt: run.startedAt,
};
const prepared = {
  fileId: "f1",
  columns: ["When", "How many", "Seconds"],
  rows: [["2026-11-13 08:00", "5", "200"]],
  samples: [["2026-11-13 08:30", "6", "210"]],
  mapping: { start: 0 },
};

interface Given {
  /** What the list of imports has. */
  readonly past?: () => readonly HistoryImport[];
  readonly answers?: Parameters<typeof renderScreen>[0]["answers"];
  readonly preferences?: Parameters<typeof renderScreen>[0]["preferences"];
}

const show = ({ past = () => [], answers = {}, preferences = {} }: Given = {}) =>
  renderScreen({
    Screen: HistoryImportScreen,
    areas: ["historyImport", "planning", "organization", "files"],
    permissions: ["wfm:history:view", "wfm:history:edit", "wfm:setup:edit"],
    preferences,
    answers: {
      searchBusinessUnits: () => ({
        businessUnits: [{ id: "u1", name: "Berlin", zone: "Europe/Berlin", weekStart: 1, intervalMinutes: 30 }],
      }),
      prepareHistoryFile: () => prepared,
      startHistoryImport: () => ({ importId: "i1", jobId: "j1" }),
      searchHistoryImports: () => ({ imports: past(), totalRecords: past().length }),
      readHistoryImport: () => ({ import: run, faults }),
      readJob: () => ({ job }),
      readJobFile: () => ({ content: "file;line\r\n" }),
      ...answers,
    },
  });

const send = async (name = "calls.csv") => {
  const input = () => document.querySelector("input[type=file]");
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input() as HTMLInputElement, new File(["x"], name, { type: "text/csv" }));
};
const choose = async (label: string, option: string) => {
  await page.getByRole("button", { name: new RegExp(label) }).click();
  const options = page.getByRole("listbox", { name: new RegExp(label) });
  await options.getByRole("option", { name: option, exact: true }).click();
};

test("Columns that were not recognised are chosen by hand, imported as chosen, and remembered by their names", async () => {
  const written: unknown[] = [];
  const { screen, inputsOf } = await show({
    preferences: { write: (...given: readonly unknown[]) => void written.push(given.at(-1)) },
  });
  await expect.element(screen.getByText("Earlier imports")).toBeVisible();
  await send();
  await expect.element(screen.getByText(/Choose a column for the date and time/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await choose("Content of “How many”", "Offered");
  // Without handle times nobody can be required.
  await expect.element(screen.getByText(/No column holds handle times/)).toBeVisible();
  await choose("Content of “Seconds”", "Average handle time, s");
  expect(screen.getByText(/No column holds handle times/).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  await expect.element(screen.getByText("2 rows were imported.", { exact: true })).toBeVisible();
  expect(inputsOf("startHistoryImport")).toMatchObject([
    {
      body: {
        files: [{ fileId: "f1", mapping: { start: 0, offered: 1, averageHandleSeconds: 2 }, minutes: 30 }],
        dryRun: false,
      },
    },
  ]);
  expect(written).toEqual([{ When: "start", "How many": "offered", Seconds: "averageHandleSeconds" }]);
});

test("What was chosen for columns of the same names is chosen again", async () => {
  const known = { When: "start", "How many": "offered", Seconds: "handleSeconds" };
  const { screen, inputsOf } = await show({
    preferences: { read: () => Promise.resolve(known) },
    answers: { readHistoryImport: () => ({ import: { ...run, isDryRun: true }, faults }) },
  });
  await expect.element(screen.getByText("Earlier imports")).toBeVisible();
  await send();
  await screen.getByRole("button", { name: "Check only" }).click();
  await expect.element(screen.getByText("2 rows can be imported.")).toBeVisible();
  expect(inputsOf("startHistoryImport")).toMatchObject([
    { body: { files: [{ mapping: { start: 0, offered: 1, handleSeconds: 2 } }], dryRun: true } },
  ]);
});

test("The bad rows of an earlier import are shown, and the person who started it gets the file of all", async () => {
  const other = { ...run, id: "i2", jobId: "j2", fileNames: ["chats.csv"], isOwn: false, startedBy: "Bob" };
  const { screen, inputsOf } = await show({
    past: () => [run, other],
    answers: {
      readHistoryImport: ({ params }: { params?: { importId: string } }) => ({
        import: params?.importId === "i2" ? other : run,
        faults,
      }),
    },
  });
  await screen.getByRole("button", { name: "Rows with errors: chats.csv" }).click();
  await expect.element(screen.getByText("Negative.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Download rows with errors" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Rows with errors: chats.csv" }).click();
  await screen.getByRole("button", { name: "Rows with errors: calls.csv" }).click();
  await screen.getByRole("button", { name: "Download rows with errors" }).click();
  await expect
    .poll(() => inputsOf("readJobFile"))
    .toEqual([{ params: { jobId: "j1", part: "0" } }, { params: { jobId: "j1", part: "1" } }]);
});

test("An import that runs when the screen is opened shows its progress, and can be cancelled by the person who started it", async () => {
  let state: HistoryImport["state"] = "running";
  const running = () => ({ ...run, state, progress: 0.4, undo: "impossible" as const });
  const other = { ...run, id: "i2", jobId: "j2", fileNames: ["chats.csv"], state: "running" as const, isOwn: false };
  const { screen, inputsOf } = await show({
    past: () => [running(), other],
    answers: {
      cancelJob: () => {
        state = "cancelled";
        return { job };
      },
    },
  });
  const progress = screen.getByRole("progressbar", { name: "Importing calls.csv" });
  await expect.element(progress).toHaveAttribute("aria-valuetext", "40%");
  expect(screen.getByRole("button", { name: /^Cancel the import/ }).elements()).toHaveLength(1);
  await screen.getByRole("button", { name: "Cancel the import of calls.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continue importing" }).click();
  expect(inputsOf("cancelJob")).toEqual([]);
  await screen.getByRole("button", { name: "Cancel the import of calls.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel import" }).click();
  await expect.element(screen.getByText("Canceled", { exact: true })).toBeVisible();
  expect(inputsOf("cancelJob")).toEqual([{ params: { jobId: "j1" }, body: {} }]);
  expect(inputsOf("undoHistoryImport")).toEqual([]);
});

test("Cancelling can remove what has been imported, as soon as the import has stopped", async () => {
  let now: Partial<HistoryImport> = { state: "running", progress: 0.4, undo: "impossible", failed: 4 };
  const { screen, inputsOf } = await show({
    answers: {
      readHistoryImport: () => ({ import: { ...run, ...now }, faults: [] }),
      cancelJob: () => {
        now = { state: "cancelling", progress: 0.4, undo: "impossible" };
        return { job };
      },
      undoHistoryImport: () => {
        now = { state: "cancelled", undo: "undone" };
        return { jobId: "j3" };
      },
    },
    preferences: { read: () => Promise.resolve({ When: "start", "How many": "offered", Seconds: "handleSeconds" }) },
  });
  await expect.element(screen.getByText("Earlier imports")).toBeVisible();
  await send();
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  await expect.element(screen.getByText("3 rows read · 4 rows have errors.")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel import" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Remove what has been imported", { exact: true }).click();
  await question.getByRole("button", { name: "Cancel import" }).click();
  await expect.poll(() => inputsOf("cancelJob")).toHaveLength(1);
  expect(inputsOf("undoHistoryImport")).toEqual([]);
  now = { state: "cancelled", undo: "possible" };
  await expect.element(screen.getByText(/^The import was undone/)).toBeVisible();
  expect(inputsOf("undoHistoryImport")).toEqual([{ params: { importId: "i1" } }]);
});

test("An import that has just ended is undone where its result is", async () => {
  let undo: HistoryImport["undo"] = "possible";
  const { screen, inputsOf } = await show({
    answers: {
      readHistoryImport: () => ({ import: { ...run, undo }, faults: [] }),
      undoHistoryImport: () => {
        undo = "undone";
        return { jobId: "j3" };
      },
    },
    preferences: { read: () => Promise.resolve({ When: "start", "How many": "offered", Seconds: "handleSeconds" }) },
  });
  await expect.element(screen.getByText("Earlier imports")).toBeVisible();
  await send();
  await screen.getByRole("button", { name: "Import", exact: true }).click();
  await screen.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(screen.getByText(/^The import was undone/)).toBeVisible();
  expect(inputsOf("undoHistoryImport")).toEqual([{ params: { importId: "i1" } }]);
});

test("A failed import says so beside what it brought, and is undone after a question", async () => {
  const { screen, inputsOf } = await show({
    past: () => [{ ...run, state: "failed" }],
    answers: { undoHistoryImport: () => ({ jobId: "j3" }) },
  });
  const item = screen.getByRole("listitem").filter({ hasText: "calls.csv" });
  await expect.element(item).toMatchTextContent(/Failed · 2 rows were imported\. 1 row has errors\./);
  await screen.getByRole("button", { name: "Undo the import of calls.csv" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
  expect(inputsOf("undoHistoryImport")).toEqual([]);
  await screen.getByRole("button", { name: "Undo the import of calls.csv" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => inputsOf("undoHistoryImport")).toEqual([{ params: { importId: "i1" } }]);
});

test("Earlier imports are listed page by page", async () => {
  const pageOf = (first: number): HistoryImport[] =>
    Array.from({ length: 20 }, (_, at) => ({ ...run, id: `i${first + at}`, fileNames: [`week ${first + at}.csv`] }));
  const { screen, inputsOf } = await show({
    answers: {
      searchHistoryImports: ({ body }: { body?: { after?: string } }) =>
        body?.after === undefined
          ? { imports: pageOf(1), totalRecords: 40, next: "behind 20" }
          : { imports: pageOf(21), totalRecords: 40 },
    },
  });
  await expect.element(screen.getByText("week 20.csv")).toBeVisible();
  const older = screen.getByRole("button", { name: "Show older imports" });
  await older.click();
  await expect.element(screen.getByText("week 40.csv")).toBeVisible();
  expect(older.query()).toBeNull();
  expect(inputsOf("searchHistoryImports")).toEqual([{ body: {} }, { body: { after: "behind 20" } }]);
});
