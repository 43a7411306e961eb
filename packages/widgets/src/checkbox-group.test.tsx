import "./tokens.css";
import { useState } from "react";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CheckboxGroup } from "./checkbox-group.tsx";
import type { ChoiceLabels } from "./internal/label-types.ts";
import { WidgetLabelsProvider } from "./labels.tsx";

const choices: Partial<ChoiceLabels> = {
  selectedOf: (value, total) => `${value} of ${total} selected`,
  selectGroup: (group) => `Select all of ${group}`,
  noResults: "No results",
};
const labels = { choices: choices as ChoiceLabels, searchField: { clear: "Clear search" } };
const options = [
  { id: "user:view", label: "View users", group: "Users", keywords: "user:view" },
  { id: "user:edit", label: "Edit users", group: "Users", keywords: "user:edit", isDisabled: true },
  { id: "team:view", label: "View teams", group: "Teams", keywords: "team:view" },
  { id: "team:edit", label: "Edit teams", group: "Teams", keywords: "team:edit" },
] as const;

const renderGroup = async (initial: readonly string[], error?: string) => {
  const values: (readonly string[])[] = [];
  const Permissions = () => {
    const [value, setValue] = useState(initial);
    return (
      <WidgetLabelsProvider labels={labels}>
        <CheckboxGroup
          label="Permissions"
          searchLabel="Search permissions"
          options={options}
          value={value}
          error={error}
          onChange={(next) => {
            values.push(next);
            setValue(next);
          }}
        />
      </WidgetLabelsProvider>
    );
  };
  await render(<Permissions />);
  return { values };
};
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });

it("the box of a group selects and deselects what can be changed in it, and shows what is selected", async () => {
  const { values } = await renderGroup(["user:edit", "unknown"]);
  await expect.element(box("Select all of Users")).toBePartiallyChecked();
  await box("Select all of Users").click({ force: true });
  expect(values.at(-1)).toEqual(["unknown", "user:view", "user:edit"]);
  await expect.element(box("Select all of Users")).toBeChecked();
  await box("Select all of Users").click({ force: true });
  expect(values.at(-1)).toEqual(["unknown", "user:edit"]);
  await expect.element(box("Edit users")).toBeDisabled();
  await expect.element(page.getByText("1 of 4 selected")).toBeVisible();
});

it("the search looks at names, groups and keywords, and the box of a group acts on what was found", async () => {
  const { values } = await renderGroup([]);
  const search = page.getByRole("searchbox", { name: "Search permissions" });
  await search.fill("team:v");
  await expect.element(box("View teams")).toBeInTheDocument();
  expect(box("Edit teams").query()).toBeNull();
  await box("Select all of Teams").click({ force: true });
  expect(values.at(-1)).toEqual(["team:view"]);
  await search.fill("teams");
  await expect.element(box("Edit teams")).toBeInTheDocument();
  expect(box("View users").query()).toBeNull();
  await search.fill("nothing like it");
  await expect.element(page.getByText("No results")).toBeVisible();
});

it("an error belongs to the group", async () => {
  await renderGroup([], "This field is required.");
  await expect
    .element(page.getByRole("group", { name: "Permissions" }))
    .toHaveAccessibleDescription("This field is required.");
});

it("the complaint stands above the options, where it is in sight however many there are", async () => {
  await renderGroup([], "Select at least one permission.");
  const complaint = page.getByText("Select at least one permission.");
  await expect.element(complaint).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(complaint.element())).toBeLessThan(topOf(page.getByRole("searchbox").element()));
});

it("in a narrow place the options of a group stand below each other, however short they are", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(440, 700);
  onTestFinished(() => page.viewport(width, height));
  await renderGroup([]);
  const edges = ["View teams", "Edit teams"].map((name) => box(name).element().getBoundingClientRect());
  expect(edges[1]?.left).toBe(edges[0]?.left);
  expect(edges[1]?.top).toBeGreaterThan(edges[0]?.top ?? 0);
});
