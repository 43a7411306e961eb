import fc from "fast-check";
import { expect, test } from "vitest";
import { afterSync, hasOwnText, type SyncEvent, syncTextOf } from "./sync-text.ts";

const play = (text: string, events: readonly SyncEvent[]) => events.reduce(afterSync, syncTextOf(text));

test("cancel brings back what was there before the edit [WIDG-021]", () => {
  expect(play("old", [{ type: "edit" }, { type: "typed", text: "new" }, { type: "cancel" }])).toEqual(
    syncTextOf("old"),
  );
});

test("what a sync brings replaces the text when nothing is typed [WIDG-021]", () => {
  expect(play("old", [{ type: "arrived", text: "remote" }])).toEqual(syncTextOf("remote"));
  expect(play("old", [{ type: "edit" }, { type: "arrived", text: "remote" }])).toMatchObject({ draft: "remote" });
});

test("what a sync brings stands beside what is typed until somebody chooses [WIDG-021]", () => {
  const events: SyncEvent[] = [{ type: "edit" }, { type: "typed", text: "mine" }, { type: "arrived", text: "theirs" }];
  expect(play("old", events)).toEqual({ base: "old", draft: "mine", remote: "theirs" });
  expect(play("old", [...events, { type: "saved", text: "mine" }])).toMatchObject({ draft: "mine", remote: "theirs" });
  expect(play("old", [...events, { type: "keepMine" }])).toEqual({ base: "theirs", draft: "mine", remote: null });
  expect(play("old", [...events, { type: "takeTheirs" }])).toEqual(syncTextOf("theirs"));
  expect(play("old", [...events, { type: "cancel" }])).toEqual(syncTextOf("theirs"));
});

test("what is saved is what was sent; what was typed since stays an edit of it [WIDG-007]", () => {
  const sent: SyncEvent[] = [{ type: "edit" }, { type: "typed", text: "sent" }];
  const saved: SyncEvent = { type: "saved", text: "sent" };
  const later: SyncEvent = { type: "typed", text: "later" };
  const arrived: SyncEvent = { type: "arrived", text: "sent" };
  expect(play("old", [...sent, saved])).toEqual(syncTextOf("sent"));
  expect(play("old", [...sent, { type: "cancel" }, saved])).toEqual(syncTextOf("sent"));
  for (const order of [[saved], [arrived, saved], [saved, arrived]])
    expect(play("old", [...sent, later, ...order])).toEqual({ base: "sent", draft: "later", remote: null });
});

test("no conflict is made of a text that both have, nor of one that came back to what it was", () => {
  const mine: SyncEvent[] = [{ type: "edit" }, { type: "typed", text: "mine" }];
  expect(play("old", [...mine, { type: "arrived", text: "mine" }])).toEqual(syncTextOf("mine"));
  expect(play("old", [...mine, { type: "arrived", text: "theirs" }, { type: "arrived", text: "old" }])).toMatchObject({
    draft: "mine",
    remote: null,
  });
});

test("in whatever order things happen, a typed text goes only by its author's hand [WIDG-021]", () => {
  const text = fc.constantFrom("a", "b", "c");
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom<SyncEvent["type"]>("edit", "cancel", "keepMine", "takeTheirs") }),
    fc.record({ type: fc.constantFrom<SyncEvent["type"]>("typed", "arrived", "saved"), text }),
  ) as fc.Arbitrary<SyncEvent>;
  fc.assert(
    fc.property(text, fc.array(event, { maxLength: 30 }), (first, events) => {
      let state = syncTextOf(first);
      for (const next of events) {
        const before = state;
        state = afterSync(state, next);
        if (hasOwnText(before) && next.type === "arrived" && next.text !== before.draft) {
          expect(state.draft).toBe(before.draft);
          expect(next.text === before.base || state.remote === next.text).toBe(true);
        }
        if (hasOwnText(before) && next.type === "saved" && next.text !== before.draft) {
          expect(state.draft).toBe(before.draft);
        }
      }
    }),
  );
});
