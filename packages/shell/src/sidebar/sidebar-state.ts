/** What a person chose, and what is going on at the moment. The choice is only ever changed by the person. */
export interface SidebarState {
  readonly choice: "open" | "closed";
  /** The window is too narrow for a sidebar beside the page: it comes as a drawer over it. */
  readonly isNarrow: boolean;
  /** Neither toggle nor hovering changes anything (embedded client). */
  readonly isLocked: boolean;
  readonly isPeeking: boolean;
  readonly isDrawerOpen: boolean;
}

export type SidebarEvent =
  | { readonly type: "toggled" }
  /** Pointer or keyboard focus rested on the closed sidebar. */
  | { readonly type: "entered" }
  | { readonly type: "left" }
  | { readonly type: "escaped" }
  /** A link was followed. */
  | { readonly type: "followed" }
  | { readonly type: "resized"; readonly isNarrow: boolean };

/** `rail` shows icons, `peek` lays the open sidebar over the page, `away` is a closed drawer. */
export type SidebarMode = "open" | "rail" | "peek" | "drawer" | "away";

export const startSidebar = (choice: "open" | "closed", isNarrow: boolean, isLocked: boolean): SidebarState => ({
  choice: isLocked ? "closed" : choice,
  isNarrow,
  isLocked,
  isPeeking: false,
  isDrawerOpen: false,
});

export const sidebarMode = (state: SidebarState): SidebarMode => {
  if (state.isLocked) return "rail";
  if (state.isNarrow) return state.isDrawerOpen ? "drawer" : "away";
  if (state.choice === "open") return "open";
  return state.isPeeking ? "peek" : "rail";
};

const atRest = { isPeeking: false, isDrawerOpen: false } as const;

export const sidebarReducer = (state: SidebarState, event: SidebarEvent): SidebarState => {
  if (event.type === "resized") return { ...state, ...atRest, isNarrow: event.isNarrow };
  if (state.isLocked) return state;
  switch (event.type) {
    case "toggled":
      return state.isNarrow
        ? { ...state, isDrawerOpen: !state.isDrawerOpen }
        : { ...state, isPeeking: false, choice: state.choice === "open" ? "closed" : "open" };
    case "entered":
      return sidebarMode(state) === "rail" ? { ...state, isPeeking: true } : state;
    case "left":
      return state.isPeeking ? { ...state, isPeeking: false } : state;
    case "escaped":
    case "followed":
      return state.isPeeking || state.isDrawerOpen ? { ...state, ...atRest } : state;
  }
};
