import { describe, expect, it } from "vitest";
import { type SidebarEvent, sidebarMode, sidebarReducer, type SidebarState, startSidebar } from "./sidebar-state.ts";

const after = (state: SidebarState, ...events: readonly SidebarEvent["type"][]): SidebarState =>
  events.reduce(
    (current, type) => sidebarReducer(current, type === "resized" ? { type, isNarrow: true } : { type }),
    state,
  );

describe("a sidebar beside the page", () => {
  const open = startSidebar("open", false, false);
  const closed = startSidebar("closed", false, false);

  it("opens and closes by its toggle [SIDE-002] [SIDE-018]", () => {
    expect(sidebarMode(open)).toBe("open");
    expect(sidebarMode(after(open, "toggled"))).toBe("rail");
    expect(sidebarMode(after(open, "toggled", "toggled"))).toBe("open");
  });

  it("closed, expands on hover and goes back on leaving [SIDE-006]", () => {
    expect(sidebarMode(after(closed, "entered"))).toBe("peek");
    expect(sidebarMode(after(closed, "entered", "left"))).toBe("rail");
  });

  it("never changes the user's choice by hovering, following a link or Escape", () => {
    expect(after(closed, "entered", "followed", "entered", "escaped").choice).toBe("closed");
    expect(after(open, "entered", "left", "escaped", "followed").choice).toBe("open");
  });

  it("Escape and following a link close what hovering expanded", () => {
    expect(sidebarMode(after(closed, "entered", "escaped"))).toBe("rail");
    expect(sidebarMode(after(closed, "entered", "followed"))).toBe("rail");
  });

  it("the toggle keeps open what hovering expanded", () => {
    expect(sidebarMode(after(closed, "entered", "toggled", "left"))).toBe("open");
  });
});

describe("a drawer on a narrow window", () => {
  const narrow = startSidebar("open", true, false);

  it("starts away whatever the choice, and the choice is kept for a wide window", () => {
    expect(sidebarMode(narrow)).toBe("away");
    const back = sidebarReducer(after(narrow, "toggled"), { type: "resized", isNarrow: false });
    expect(sidebarMode(back)).toBe("open");
  });

  it("opens by the toggle; Escape and following a link close it", () => {
    expect(sidebarMode(after(narrow, "toggled"))).toBe("drawer");
    expect(sidebarMode(after(narrow, "toggled", "escaped"))).toBe("away");
    expect(sidebarMode(after(narrow, "toggled", "followed"))).toBe("away");
  });

  it("does not expand on hover", () => {
    expect(sidebarMode(after(narrow, "entered"))).toBe("away");
  });
});

describe("in an embedded client", () => {
  it("the sidebar is closed and its toggle does nothing [ROUTE-021] [SIDE-018]", () => {
    const locked = startSidebar("open", false, true);
    expect(sidebarMode(locked)).toBe("rail");
    expect(sidebarMode(after(locked, "toggled"))).toBe("rail");
    expect(sidebarMode(after(locked, "entered"))).toBe("rail");
  });
});
