import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arrangeChoices,
  changeOf,
  disabledIds,
  displayLimit,
  namesOf,
  orderChoices,
  searchChoices,
  selectedIds,
  tickOf,
  toggleChoices,
  withinMaximum,
  type ChoiceOption,
} from "./choices.ts";

const named = (...labels: readonly string[]): ChoiceOption[] => labels.map((label) => ({ id: label, label }));
const labelsOf = (options: readonly ChoiceOption[]) => options.map(({ label }) => label);
const ids = (...list: readonly string[]) => new Set(list);

describe("the order of the options", () => {
  it("is ascending unless something else is wanted [WIDG-066]", () => {
    const options = named("Skill 10", "Écoute", "Skill 2", "chat");
    expect(labelsOf(orderChoices(options, "ascending", "en-US"))).toEqual(["chat", "Écoute", "Skill 2", "Skill 10"]);
    expect(labelsOf(orderChoices(options, "descending", "en-US"))).toEqual(["Skill 10", "Skill 2", "Écoute", "chat"]);
    expect(orderChoices(options, "given", "en-US")).toEqual(options);
  });

  it("is that of the language [WIDG-066]", () => {
    const options = named("ö", "z", "o");
    expect(labelsOf(orderChoices(options, "ascending", "en-US"))).toEqual(["o", "ö", "z"]);
    expect(labelsOf(orderChoices(options, "ascending", "sv-SE"))).toEqual(["o", "z", "ö"]);
  });

  it("keeps a group together, and those of no group stand first", () => {
    const options: ChoiceOption[] = [
      { id: "1", label: "b", group: "Voice" },
      { id: "2", label: "c", group: "Digital" },
      { id: "3", label: "d" },
      { id: "4", label: "a", group: "Voice" },
    ];
    const { groups } = arrangeChoices(orderChoices(options, "ascending", "en-US"), 3);
    expect(groups.map(({ title, options: inside }) => [title, labelsOf(inside)])).toEqual([
      [undefined, ["d"]],
      ["Digital", ["c"]],
      ["Voice", ["a"]],
    ]);
  });
});

describe("what the list shows", () => {
  it("is 100 options at most, of all that match [WIDG-062]", () => {
    const options = named(...Array.from({ length: 250 }, (_, index) => `Person ${index}`));
    expect(arrangeChoices(options, displayLimit)).toMatchObject({ shown: 100, matching: { length: 250 } });
    const found = searchChoices(options, "person 24");
    expect(labelsOf(found)).toContain("Person 249");
    expect(arrangeChoices(found, displayLimit).shown).toBe(found.length);
  });

  it("is searched in labels and second lines, whatever the accents", () => {
    const options: ChoiceOption[] = [
      { id: "1", label: "Zoë Nuñez", description: "zn@acme.test" },
      { id: "2", label: "Ann Berg", description: "ann@acme.test" },
    ];
    expect(labelsOf(searchChoices(options, "zoe nunez"))).toEqual(["Zoë Nuñez"]);
    expect(labelsOf(searchChoices(options, "ANN@"))).toEqual(["Ann Berg"]);
    expect(searchChoices(options, "  ")).toBe(options);
  });
});

describe("what is chosen", () => {
  const options = named("a", "b", "c");

  it("is some ids, or all there is, also what comes later [WIDG-025]", () => {
    expect(selectedIds({ all: false, selected: ["b"] }, options)).toEqual(ids("b"));
    expect(selectedIds({ all: true, selected: [] }, [...options, ...named("d")])).toEqual(ids("a", "b", "c", "d"));
  });

  it("shows up to three names, and none where one is not known [WIDG-065]", () => {
    const nameOf = (id: string) => (id === "?" ? undefined : id.toUpperCase());
    expect(namesOf(ids("a", "b", "c"), nameOf)).toEqual(["A", "B", "C"]);
    expect(namesOf(ids("a", "b", "c", "d"), nameOf)).toBeUndefined();
    expect(namesOf(ids("a", "?"), nameOf)).toBeUndefined();
    expect(namesOf(ids(), nameOf)).toEqual([]);
  });

  it("at the maximum leaves the others disabled, and what is chosen not [WIDG-023]", () => {
    expect(disabledIds(options, ids("a"), 2)).toEqual([]);
    expect(disabledIds(options, ids("a", "b"), 2)).toEqual(["c"]);
    expect(disabledIds(options, ids("a", "b", "c"), undefined)).toEqual([]);
    expect(disabledIds([{ id: "a", label: "a", isDisabled: true }], ids(), undefined)).toEqual(["a"]);
  });

  it("is never more than the maximum, and what was chosen before stays first [WIDG-023]", () => {
    expect(withinMaximum(ids("a", "b", "c"), ids("c"), 2)).toEqual(ids("c", "a"));
    expect(withinMaximum(ids("a", "b"), ids(), undefined)).toEqual(ids("a", "b"));
    const list = fc.array(fc.constantFrom<string>("a", "b", "c", "d", "e"));
    fc.assert(
      fc.property(list, list, fc.nat({ max: 6 }), (before, next, maximum) => {
        const left = withinMaximum(ids(...next), ids(...before), maximum);
        const kept = next.filter((id) => before.includes(id));
        expect(left.size).toBeLessThanOrEqual(Math.max(maximum, ids(...kept).size));
        expect([...left].filter((id) => before.includes(id))).toEqual([...ids(...kept)]);
      }),
    );
  });

  it("is told after a change: by it, before it, and what is left [WIDG-026]", () => {
    expect(changeOf(ids("a", "b"), ids("b", "c"), options)).toEqual({
      selected: ["b", "c"],
      recentlySelected: ["c"],
      recentlyUnselected: ["a"],
      deselected: ["a"],
      selectAll: false,
    });
    expect(changeOf(ids(), ids("a", "b", "c"), options)).toMatchObject({ deselected: [], selectAll: true });
    expect(changeOf(ids(), ids("a", "b", "c"), options, false).selectAll).toBe(false);
    expect(changeOf(ids("x"), ids(), [])).toMatchObject({ recentlyUnselected: ["x"], selectAll: false });
  });
});

describe("select all", () => {
  const found = named("a", "b");

  it("is on, in between or off, as what can be chosen is", () => {
    expect(tickOf(found, ids())).toBe("none");
    expect(tickOf(found, ids("a", "z"))).toBe("some");
    expect(tickOf(found, ids("a", "b"))).toBe("all");
    expect(tickOf([...found, { id: "c", label: "c", isDisabled: true }], ids("a", "b"))).toBe("all");
    expect(tickOf([], ids("a"))).toBe("none");
  });

  it("takes what the search shows and keeps what it hides", () => {
    expect(toggleChoices(found, ids("hidden"))).toEqual(ids("hidden", "a", "b"));
    expect(toggleChoices(found, ids("hidden", "a"))).toEqual(ids("hidden", "a", "b"));
    expect(toggleChoices(found, ids("hidden", "a", "b"))).toEqual(ids("hidden"));
  });

  it("twice leaves nothing of the list chosen, and never touches the rest", () => {
    const option = fc.record({ id: fc.string(), label: fc.string(), isDisabled: fc.boolean() });
    fc.assert(
      fc.property(fc.uniqueArray(option, { selector: ({ id }) => id }), fc.array(fc.string()), (list, chosen) => {
        const before = new Set(chosen);
        const isFree = (id: string) => list.some((other) => other.id === id && !other.isDisabled);
        const after = toggleChoices(list, toggleChoices(list, new Set([...before].filter((id) => !isFree(id)))));
        expect(after).toEqual(new Set([...before].filter((id) => !isFree(id))));
      }),
    );
  });
});
