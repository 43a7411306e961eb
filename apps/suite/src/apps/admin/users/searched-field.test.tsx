import { useAppForm } from "@evolve/shell/forms";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { teams } from "./choices.ts";
import { SearchedField } from "./searched-field.tsx";

const Fields = z.object({ teamId: z.nullable(z.string()) });
type Fields = z.output<typeof Fields>;

/** More teams than one page of a search holds; the one that is looked for is the last. */
const all = Array.from({ length: 260 }, (_, at) => ({ id: `t${at}`, name: `Team ${at}` }));

const show = (teamId: string | null) => {
  const Screen = () => {
    const form = useAppForm<Fields, Fields>({
      schema: Fields,
      defaultValues: { teamId },
      onSave: () => Promise.resolve(),
    });
    return (
      <SearchedField
        control={form.control}
        name="teamId"
        label="Team"
        placeholder="Select a team"
        choices={teams}
        none={null}
      />
    );
  };
  return renderScreen({
    Screen,
    areas: ["users"],
    permissions: ["user:edit"],
    answers: {
      searchTeams: ({ body }: { body?: { filter: { search?: string; id?: string[] }; top?: number } }) => {
        const { filter, top = 100 } = body ?? { filter: {} };
        const found = all.filter(
          ({ id, name }) => (filter.id?.includes(id) ?? true) && name.includes(filter.search ?? ""),
        );
        return { teams: found.slice(0, top), totalRecords: found.length };
      },
    },
  });
};

test("A team beyond the first page is found by its name and chosen", async () => {
  const { screen } = await show(null);
  await screen.getByRole("button", { name: /Team/ }).click();
  await page.getByRole("combobox").fill("Team 259");
  await page.getByRole("option", { name: "Team 259" }).click();
  await expect.element(screen.getByRole("button", { name: /Team 259/ })).toBeVisible();
});

test("A team that was chosen before is shown by its name, however many there are", async () => {
  const { screen, inputsOf } = await show("t240");
  await expect.element(screen.getByRole("button", { name: /Team 240/ })).toBeVisible();
  expect(inputsOf("searchTeams")).toEqual([{ body: { filter: { id: ["t240"] } } }]);
});
