import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { StateMappingsScreen } from "./state-mappings-screen.tsx";

const mappings = [
  { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c10", state: "Available", kinds: ["onQueue"], version: 1 },
  { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c11", state: "Logged out", kinds: [], version: 1 },
  { id: "0b6c3a52-5d1f-4c51-9d7e-3f1f4a3b2c12", state: "Wrapup 7", kinds: null, version: 1 },
];

test("States that nobody has mapped stand out in the list, and are mapped in the panel", async () => {
  const unmapped = mappings[2];
  const { screen, inputsOf } = await renderScreen({
    Screen: StateMappingsScreen,
    areas: ["adherence", "planning"],
    permissions: ["wfm:adherence:view", "wfm:adherence:edit"],
    answers: {
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      searchStateMappings: ({ body }: { body?: { filter: { id?: string[] } } }) => {
        const id = body?.filter.id;
        const found = mappings.filter((one) => id?.includes(one.id) ?? true);
        return { mappings: found, totalRecords: found.length };
      },
      saveStateMapping: () => ({ mapping: { ...unmapped, kinds: ["onQueue"], version: 2 } }),
    },
  });
  const rowOf = (name: string) => screen.getByRole("row").filter({ hasText: name });
  await expect.element(rowOf("Available")).toMatchTextContent("On queue");
  await expect.element(rowOf("Logged out")).toMatchTextContent("No activity");
  await expect.element(rowOf("Wrapup 7")).toMatchTextContent("Not mapped");
  await rowOf("Wrapup 7").getByRole("button").first().click();
  await screen.getByRole("menuitem", { name: "Edit" }).click();
  await screen.getByRole("dialog").getByText("On queue").click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => inputsOf("saveStateMapping"))
    .toEqual([{ body: { state: "Wrapup 7", kinds: ["onQueue"], id: unmapped?.id, version: 1 } }]);
});
