import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { ClassicUsersCard } from "./classic-users-card.tsx";

const show = (count: number) =>
  renderScreen({
    Screen: () => <ClassicUsersCard count={count} />,
    areas: ["securityPolicy"],
    permissions: ["tenant:edit"],
    answers: { migrateTenantToCognito: () => ({ migrated: count }) },
  });

test("An administrator moves everyone to the configurable method once they have read what it means, and is told how many [USER-056]", async () => {
  const { screen, inputsOf } = await show(3);
  await expect.element(screen.getByText("3 users still have the classic method.")).toBeVisible();
  await screen.getByRole("button", { name: "Move everyone…" }).click();
  await expect.element(screen.getByText(/can’t be moved back/)).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  expect(inputsOf("migrateTenantToCognito")).toEqual([]);
  await screen.getByRole("button", { name: "Move everyone…" }).click();
  await screen.getByRole("button", { name: "Move", exact: true }).click();
  await expect.element(screen.getByText("3 users now have the configurable method.")).toBeVisible();
  expect(inputsOf("migrateTenantToCognito")).toHaveLength(1);
});

test("Where nobody has the classic method any more, there is nothing to press", async () => {
  const { screen } = await show(0);
  await expect.element(screen.getByText("No one has the classic method any more.")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
