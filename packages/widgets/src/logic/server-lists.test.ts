import { expect, test, vi } from "vitest";
import { createServerLists } from "./server-lists.ts";

const heads = [
  { value: "b", words: "Billing", count: 250 },
  { value: "c", words: "Chat", count: 30 },
];

function createLists() {
  const asked: string[] = [];
  const failing = new Set<string>();
  const answer = { heads };
  const lists = createServerLists<string>({
    onChange: vi.fn(),
    groups: {
      column: "team",
      fetch: async () => {
        asked.push("groups");
        if (failing.has("groups")) throw new Error("no");
        return Promise.resolve(answer.heads);
      },
    },
    fetchPage: async (page, _signal, group) => {
      const place = `${group?.value} ${page}`;
      asked.push(place);
      if (failing.has(place)) throw new Error("no");
      return Promise.resolve({ rows: [place], total: group?.count ?? 0 });
    },
  });
  const groupAt = (at: number) => {
    const group = lists.heads()?.[at];
    if (!group) throw new Error("the group has not come");
    return group;
  };
  const started = async () => {
    lists.start();
    await vi.waitFor(() => expect(lists.heads()).not.toBeNull());
  };
  return { lists, asked, failing, answer, groupAt, started };
}

test("groups come first, with their counts, and rows of a group only once it is looked into", async () => {
  const { lists, asked, groupAt, started } = createLists();
  expect(lists.total()).toBeNull();
  await started();
  expect(lists.heads()?.map(({ id, count }) => `${id} ${count}`)).toEqual(["group:team:b 250", "group:team:c 30"]);
  expect(lists.total()).toBe(280);
  expect(asked).toEqual(["groups"]);
  lists.show(new Map([[groupAt(1), [0, 0] as const]]));
  await vi.waitFor(() => expect(lists.page(groupAt(1), 0)).toEqual({ state: "here", rows: ["c 0"] }));
  expect(asked).toEqual(["groups", "c 0"]);
});

test("a page of one group fails alone and is asked for again alone", async () => {
  const { lists, asked, failing, groupAt, started } = createLists();
  await started();
  failing.add("b 1");
  lists.show(
    new Map([
      [groupAt(0), [1, 2] as const],
      [groupAt(1), [0, 0] as const],
    ]),
  );
  await vi.waitFor(() => expect(lists.page(groupAt(0), 1)?.state).toBe("failed"));
  await vi.waitFor(() => expect(lists.page(groupAt(1), 0)?.state).toBe("here"));
  failing.clear();
  lists.retry(groupAt(0), 1);
  await vi.waitFor(() => expect(lists.page(groupAt(0), 1)?.state).toBe("here"));
  expect(asked).toEqual(["groups", "b 1", "b 2", "c 0", "b 1"]);
});

test("a refresh asks for the groups and for what is in sight, and the old ones stay until then", async () => {
  const { lists, asked, answer, groupAt, started } = createLists();
  await started();
  lists.show(new Map([[groupAt(0), [0, 0] as const]]));
  await vi.waitFor(() => expect(lists.page(groupAt(0), 0)?.state).toBe("here"));
  lists.show(new Map([[groupAt(1), [0, 0] as const]]));
  await vi.waitFor(() => expect(lists.page(groupAt(1), 0)?.state).toBe("here"));
  answer.heads = [{ value: "c", words: "Chat", count: 30 }];
  asked.length = 0;
  lists.refresh();
  expect(lists.heads()).toHaveLength(2);
  expect(lists.page(groupAt(1), 0)?.state).toBe("here");
  await vi.waitFor(() => expect(lists.heads()).toHaveLength(1));
  expect(asked).toEqual(["groups", "c 0"]);
});

test("without groups there is nothing to show, and it can be tried again", async () => {
  const { lists, failing } = createLists();
  failing.add("groups");
  lists.start();
  await vi.waitFor(() => expect(lists.hasFailed()).toBe(true));
  failing.clear();
  lists.refresh();
  await vi.waitFor(() => expect(lists.total()).toBe(280));
});
