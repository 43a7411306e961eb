import type { ComponentType } from "react";

/** The order in which the groups are shown. */
export const groups = ["actions", "text", "choice", "time", "overlays", "feedback", "data", "layout", "brand"] as const;
export type Group = (typeof groups)[number];

/** A widget's file: each of its exports is a state. */
export type StatesModule = Readonly<Record<string, ComponentType>>;

interface Registered {
  /** The name of its file, and its place in the address. */
  readonly id: string;
  readonly group: Group;
  readonly load: () => Promise<StatesModule>;
}

/** Every widget there is, in the order in which its group shows it. See README.md. */
export const widgets = [
  { id: "button", group: "actions", load: () => import("./widgets/button.tsx") },
  { id: "text-field", group: "text", load: () => import("./widgets/text-field.tsx") },
  { id: "modal", group: "overlays", load: () => import("./widgets/modal.tsx") },
  { id: "data-grid", group: "data", load: () => import("./widgets/data-grid.tsx") },
] as const satisfies readonly Registered[];

export type Widget = (typeof widgets)[number];

export const widgetOf = (id: string): Widget | undefined => widgets.find((widget) => widget.id === id);
