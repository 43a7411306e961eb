import { listUserEvents } from "@evolve/contracts/audit";
import { expect, test } from "vitest";
import { renderScreen } from "../../test/render-screen.tsx";
import { useShell } from "../shell-context.ts";
import { MoreRows, PreviousRows, useGrowingList } from "./growing-list.tsx";

const pageCount = 14;

/** Events "1" to "14", one a page. */
const answer = ({ query }: { query?: { before?: string } }) => {
  const place = Number(query?.before ?? 0) + 1;
  return { events: [{ id: String(place) }], hasMore: place < pageCount };
};

const Screen = () => {
  const { client } = useShell();
  const list = useGrowingList({
    queryKey: ["events"],
    fetchPage: (before: string | undefined, signal) =>
      client.call(
        listUserEvents,
        { params: { userId: "u1" }, query: before === undefined ? {} : { before } },
        { signal },
      ),
    rowsOf: (page) => page.events,
    nextCursor: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  });
  return (
    <>
      <PreviousRows list={list} />
      <p data-testid="rows">{list.rows?.map(({ id }) => id).join(" ")}</p>
      <MoreRows list={list}>More</MoreRows>
    </>
  );
};

test("a list that grows keeps ten pages: those dropped above come back on demand, and those below again", async () => {
  const { screen, inputsOf } = await renderScreen({
    Screen,
    permissions: [],
    answers: { [listUserEvents.name]: answer },
  });
  const rows = screen.getByTestId("rows");
  const shown = () => rows.element().textContent;
  const more = screen.getByRole("button", { name: "More" });
  const previous = screen.getByRole("button", { name: "Show previous" });
  await expect.poll(shown).toBe("1");
  expect(previous.query()).toBeNull();
  for (let page = 2; page <= pageCount; page += 1) {
    await more.click();
    await expect.poll(shown).toMatch(new RegExp(`\\b${page}$`));
  }
  await expect.poll(shown).toBe("5 6 7 8 9 10 11 12 13 14");
  expect(more.query()).toBeNull();
  for (let page = 4; page >= 1; page -= 1) {
    await previous.click();
    await expect.poll(shown).toMatch(new RegExp(`^${page}\\b`));
  }
  await expect.poll(shown).toBe("1 2 3 4 5 6 7 8 9 10");
  expect(previous.query()).toBeNull();
  await more.click();
  await expect.poll(shown).toBe("2 3 4 5 6 7 8 9 10 11");
  expect(inputsOf(listUserEvents.name)).toHaveLength(pageCount + 4 + 1);
});
