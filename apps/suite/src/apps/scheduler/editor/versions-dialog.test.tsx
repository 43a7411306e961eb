import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AgentHistory } from "./agent-history.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

const unit = { id: "u1", name: "Berlin", zone: "UTC", weekStart: 1, intervalMinutes: 30 };
const areas = ["scheduleEditor", "schedules"] as const;
const older = page.getByRole("button", { name: "Show older versions" });
const publishedAt = (number: number) => new Date(Date.UTC(2026, 10, number, 8)).toISOString();

/** Two pages: the newest, and what comes after it. */
const paged =
  <Row,>(name: string, first: readonly Row[], second: readonly Row[]) =>
  ({ body }: { body?: { after?: string } }) => ({
    [name]: body?.after === undefined ? first : second,
    totalRecords: first.length + second.length,
    ...(body?.after === undefined && { next: "behind" }),
  });

const versionOf = (number: number) => ({
  ...{ id: `p${number}`, businessUnitId: "u1", number, name: "Week 50", firstDay: "2026-12-07", days: 7 },
  ...{ agents: 2, changes: 5, publishedBy: "Mara", publishedAt: publishedAt(number) },
});
const stateAt = (hour: number) => ({ start: Date.UTC(2026, 11, 7, hour), minutes: 480, activities: [] });

test("The versions of a business unit are listed page by page", async () => {
  const { inputsOf } = await renderScreen({
    Screen: () => <VersionsDialog unit={unit} onClose={() => undefined} />,
    areas: [...areas],
    permissions: ["wfm:schedule:view"],
    answers: { searchPublications: paged("publications", [versionOf(3), versionOf(2)], [versionOf(1)]) },
  });
  await expect.element(page.getByText(/^Version 2,/)).toBeVisible();
  await older.click();
  await expect.element(page.getByText(/^Version 1,/)).toBeVisible();
  expect(older.query()).toBeNull();
  expect(inputsOf("searchPublications")).toEqual([
    { body: { businessUnitId: "u1" } },
    { body: { businessUnitId: "u1", after: "behind" } },
  ]);
});

test("An agent's changes of one version stay together, even where a page ends between them", async () => {
  const changeOf = (number: number, id: string) => ({
    ...{ id, cause: "publication", number, publishedBy: "", isAutomatic: false, publishedAt: publishedAt(number) },
    ...{ before: null, after: { start: Date.UTC(2026, 11, 7, 8), minutes: 480, activities: [] } },
  });
  await renderScreen({
    Screen: () => <AgentHistory agentId="ann" name="Ann" zone="UTC" onClose={() => undefined} />,
    areas: [...areas],
    permissions: ["wfm:schedule:view"],
    answers: {
      searchAgentHistory: paged(
        "changes",
        [changeOf(3, "s1"), changeOf(2, "s1")],
        [changeOf(2, "s2"), changeOf(1, "s3")],
      ),
    },
  });
  const versions = () => page.getByText(/^Version \d,/).elements();
  await expect.poll(versions).toHaveLength(2);
  await older.click();
  await expect.poll(versions).toHaveLength(3);
  const second = page.getByRole("listitem").filter({ hasText: /^Version 2,/ });
  expect(second.getByRole("listitem").elements()).toHaveLength(2);
});

test("A version is opened to see what it has changed for whom, page by page", async () => {
  const changeOf = (agentName: string, kind: string, before: object | null, after: object | null) => ({
    ...{ id: agentName, agentId: agentName, agentName, kind, before, after },
  });
  const changes = paged(
    "changes",
    [changeOf("Ann", "moved", stateAt(8), stateAt(9))],
    [changeOf("Bob", "removed", stateAt(8), null)],
  );
  const { inputsOf } = await renderScreen({
    Screen: () => <VersionsDialog unit={unit} onClose={() => undefined} />,
    areas: [...areas],
    permissions: ["wfm:schedule:view"],
    answers: {
      searchPublications: paged("publications", [versionOf(3), versionOf(2)], []),
      searchPublicationChanges: changes,
    },
  });
  await page.getByRole("button", { name: /^Show changes, Version 3,/ }).click();
  await expect.element(page.getByText(/^Ann moved: .*8:00 AM – 4:00 PM → 9:00 AM – 5:00 PM$/)).toBeVisible();
  await page.getByRole("button", { name: "Show more changes" }).click();
  await expect.element(page.getByText(/^Bob removed: Dec 7, 2026/)).toBeVisible();
  expect(inputsOf("searchPublicationChanges")).toEqual([
    { body: { publicationId: "p3" } },
    { body: { publicationId: "p3", after: "behind" } },
  ]);
  await page.getByRole("button", { name: /^Hide changes/ }).click();
  await expect.element(page.getByText(/^Ann moved/)).not.toBeInTheDocument();
});

test("An agent's history says that a shift went with time off or a trade, who approved it, and that it was undone", async () => {
  const change = (cause: string, more: object) => ({
    ...{ id: cause, cause, number: null, publishedBy: "Pat", isAutomatic: false, publishedAt: publishedAt(9) },
    ...{ before: stateAt(8), after: null },
    ...more,
  });
  const changes = [
    change("timeOffUndone", { before: null, after: stateAt(8) }),
    change("timeOff", { publishedBy: "", isAutomatic: true }),
    change("trade", {}),
    change("tradeUndone", { publishedBy: "" }),
  ];
  await renderScreen({
    Screen: () => <AgentHistory agentId="ann" name="Ann" zone="UTC" onClose={() => undefined} />,
    areas: [...areas],
    permissions: ["wfm:schedule:view"],
    answers: { searchAgentHistory: () => ({ changes, totalRecords: 4 }) },
  });
  await expect.element(page.getByText(/^Time off undone, Nov 9, 2026.*, by Pat$/)).toBeVisible();
  await expect.element(page.getByText(/^Time off approved, Nov 9, 2026.*, by rules$/)).toBeVisible();
  await expect.element(page.getByText(/^Trade approved, Nov 9, 2026.*, by Pat$/)).toBeVisible();
  await expect.element(page.getByText(/^Trade undone, Nov 9, 2026[^y]*$/)).toBeVisible();
  await expect.element(page.getByText("Dec 7, 2026, 8:00 AM – 4:00 PM → –").first()).toBeVisible();
});
