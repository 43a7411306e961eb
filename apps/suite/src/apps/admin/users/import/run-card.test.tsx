import { cancelJob } from "@evolve/contracts/jobs";
import { uploadUsersStatus } from "@evolve/contracts/user-import";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { RunCard } from "./run-card.tsx";

const show = (isDryRun: boolean) => {
  let state = "running";
  return renderScreen({
    Screen: () => <RunCard run={{ importId: "i1", jobId: "j1", isDryRun, fileName: "people.csv" }} />,
    areas: ["userImport", "users", "files"],
    permissions: ["user:create"],
    answers: {
      [uploadUsersStatus.name]: () => ({ total: 200, succeeded: 40, failed: 10, state, jobId: "j1" }),
      [cancelJob.name]: () => {
        state = "cancelling";
        return {};
      },
    },
  });
};

test.each([
  [false, "Cancel import", "Importing people.csv"],
  [true, "Cancel check", "Checking people.csv"],
])("A run that is under way can be canceled, once (a check: %s)", async (isDryRun, cancel, label) => {
  const { screen, inputsOf } = await show(isDryRun);
  await expect.element(screen.getByRole("progressbar", { name: label })).toBeVisible();
  const button = screen.getByRole("button", { name: cancel });
  await button.click();
  await expect.poll(() => inputsOf(cancelJob.name)).toEqual([{ params: { jobId: "j1" }, body: {} }]);
  await expect.element(button).toBeDisabled();
});

test("An import shows how many of its rows are done [USER-012]", async () => {
  const { screen } = await show(false);
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "25%");
});

test("What a check found is brought into sight when it is there", async () => {
  const { screen } = await renderScreen({
    Screen: () => (
      <>
        <div style={{ blockSize: "3000px" }} />
        <RunCard run={{ importId: "i1", jobId: "j1", isDryRun: true, fileName: "people.csv" }} />
      </>
    ),
    areas: ["userImport", "users", "files"],
    permissions: ["user:create"],
    answers: {
      [uploadUsersStatus.name]: () => ({ total: 6, succeeded: 1, failed: 5, state: "done", jobId: "j1" }),
      readUserImport: () => ({ total: 6, succeeded: 1, failed: 5, faults: [] }),
      readJob: () => ({ job: { id: "j1", file: null } }),
    },
  });
  await expect.element(screen.getByText("5 rows have errors.")).toBeInViewport();
});
