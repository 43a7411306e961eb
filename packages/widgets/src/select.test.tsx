import "./tokens.css";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WidgetLabelsProvider } from "./labels.tsx";
import { Select } from "./select.tsx";

const labels = { common: { close: "Close", dismiss: "Dismiss", clear: "Clear" } };
const options = [
  { id: "billing", label: "Billing" },
  { id: "sales", label: "Sales" },
];

const Team = () => {
  const [team, setTeam] = useState<string | null>("billing");
  return (
    <WidgetLabelsProvider labels={labels}>
      <Select
        label="Team"
        placeholder="Select a team"
        options={options}
        value={team}
        onChange={setTeam}
        onClear={() => setTeam(null)}
      />
    </WidgetLabelsProvider>
  );
};

const field = () => page.getByRole("button", { name: /^(Billing|Sales|Select a team)/ });

it("an optional select is cleared by its button, which gives the focus back to the field", async () => {
  await render(<Team />);
  await page.getByRole("button", { name: "Clear: Team" }).click();
  await expect.element(page.getByText("Select a team")).toBeVisible();
  expect(page.getByRole("button", { name: "Clear: Team" }).query()).toBeNull();
  await expect.element(field()).toHaveFocus();
});

it.each(["{Delete}", "{Backspace}"])(
  "an optional select is cleared by %s, and can be chosen from again",
  async (key) => {
    await render(<Team />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(page.getByText("Select a team")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("option", { name: "Sales" }).click();
    await expect.element(page.getByRole("button", { name: "Clear: Team" })).toBeVisible();
  },
);
