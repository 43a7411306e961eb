import type { ComponentType } from "react";

/** The order in which the groups are shown. */
export const groups = ["actions", "text", "choice", "time", "overlays", "feedback", "data", "layout"] as const;
export type Group = (typeof groups)[number];

/** A widget's file: each of its exports is a state. */
export type StatesModule = Readonly<Record<string, ComponentType>>;

interface Registered {
  /** The name of its file, and its place in the address. */
  readonly id: string;
  readonly group: Group;
  /** Its picture in the overview takes two of four places. */
  readonly isWide?: boolean;
  /** Each of its states takes the whole width of its page. */
  readonly isFull?: boolean;
  /** It is too large for its picture at full size: its picture is drawn smaller. */
  readonly isSmall?: boolean;
  readonly load: () => Promise<StatesModule>;
}

/** Every widget there is, in the order in which its group shows it. See README.md. */
export const widgets = [
  { id: "button", group: "actions", load: () => import("./widgets/button.tsx") },
  { id: "progress-button", group: "actions", load: () => import("./widgets/progress-button.tsx") },
  { id: "icon-button", group: "actions", load: () => import("./widgets/icon-button.tsx") },
  { id: "menu", group: "actions", load: () => import("./widgets/menu.tsx") },
  { id: "command-palette", group: "actions", load: () => import("./widgets/command-palette.tsx") },
  { id: "kbd", group: "actions", load: () => import("./widgets/kbd.tsx") },
  { id: "text-field", group: "text", load: () => import("./widgets/text-field.tsx") },
  { id: "password-field", group: "text", load: () => import("./widgets/password-field.tsx") },
  { id: "search-field", group: "text", load: () => import("./widgets/search-field.tsx") },
  { id: "text-area", group: "text", load: () => import("./widgets/text-area.tsx") },
  { id: "numeric-selector", group: "text", load: () => import("./widgets/numeric-selector.tsx") },
  { id: "colour-field", group: "text", load: () => import("./widgets/colour-field.tsx") },
  { id: "sync-field", group: "text", load: () => import("./widgets/sync-field.tsx") },
  { id: "text-list-field", group: "text", isSmall: true, load: () => import("./widgets/text-list-field.tsx") },
  { id: "checkbox", group: "choice", load: () => import("./widgets/checkbox.tsx") },
  { id: "checkbox-group", group: "choice", isSmall: true, load: () => import("./widgets/checkbox-group.tsx") },
  { id: "switch", group: "choice", load: () => import("./widgets/switch.tsx") },
  { id: "select", group: "choice", load: () => import("./widgets/select.tsx") },
  { id: "dropdown", group: "choice", load: () => import("./widgets/dropdown.tsx") },
  { id: "multi-select", group: "choice", load: () => import("./widgets/multi-select.tsx") },
  { id: "file-upload", group: "choice", isSmall: true, load: () => import("./widgets/file-upload.tsx") },
  { id: "date-field", group: "time", load: () => import("./widgets/date-field.tsx") },
  { id: "time-field", group: "time", load: () => import("./widgets/time-field.tsx") },
  { id: "date-range-field", group: "time", isSmall: true, load: () => import("./widgets/date-range-field.tsx") },
  { id: "time-range-field", group: "time", isSmall: true, load: () => import("./widgets/time-range-field.tsx") },
  { id: "duration-field", group: "time", load: () => import("./widgets/duration-field.tsx") },
  { id: "time-interval-field", group: "time", load: () => import("./widgets/time-interval-field.tsx") },
  { id: "modal", group: "overlays", load: () => import("./widgets/modal.tsx") },
  { id: "message-modal", group: "overlays", load: () => import("./widgets/message-modal.tsx") },
  { id: "popover", group: "overlays", load: () => import("./widgets/popover.tsx") },
  { id: "confirm-popover", group: "overlays", load: () => import("./widgets/confirm-popover.tsx") },
  { id: "tooltip", group: "overlays", load: () => import("./widgets/tooltip.tsx") },
  { id: "banner", group: "feedback", load: () => import("./widgets/banner.tsx") },
  { id: "toast", group: "feedback", load: () => import("./widgets/toast.tsx") },
  { id: "empty-state", group: "feedback", isSmall: true, load: () => import("./widgets/empty-state.tsx") },
  { id: "spinner", group: "feedback", load: () => import("./widgets/spinner.tsx") },
  { id: "progress-bar", group: "feedback", load: () => import("./widgets/progress-bar.tsx") },
  { id: "skeleton", group: "feedback", load: () => import("./widgets/skeleton.tsx") },
  { id: "checklist", group: "feedback", load: () => import("./widgets/checklist.tsx") },
  {
    id: "data-grid",
    group: "data",
    isWide: true,
    isFull: true,
    isSmall: true,
    load: () => import("./widgets/data-grid.tsx"),
  },
  {
    id: "timeline",
    group: "data",
    isWide: true,
    isFull: true,
    isSmall: true,
    load: () => import("./widgets/timeline.tsx"),
  },
  { id: "chart", group: "data", isWide: true, isFull: true, isSmall: true, load: () => import("./widgets/chart.tsx") },
  {
    id: "heat-map",
    group: "data",
    isWide: true,
    isFull: true,
    isSmall: true,
    load: () => import("./widgets/heat-map.tsx"),
  },
  { id: "grid-sources", group: "data", isFull: true, isSmall: true, load: () => import("./widgets/grid-sources.tsx") },
  { id: "grid-link", group: "data", isFull: true, isSmall: true, load: () => import("./widgets/grid-link.tsx") },
  { id: "grid-export", group: "data", isFull: true, isSmall: true, load: () => import("./widgets/grid-export.tsx") },
  { id: "omnibar", group: "data", isFull: true, isSmall: true, load: () => import("./widgets/omnibar.tsx") },
  { id: "tile-grid", group: "data", isFull: true, isSmall: true, load: () => import("./widgets/tile-grid.tsx") },
  { id: "avatar", group: "data", load: () => import("./widgets/avatar.tsx") },
  { id: "status-pill", group: "data", load: () => import("./widgets/status-pill.tsx") },
  { id: "tag-list", group: "data", load: () => import("./widgets/tag-list.tsx") },
  { id: "tag", group: "data", load: () => import("./widgets/tag.tsx") },
  { id: "qr-code", group: "data", isSmall: true, load: () => import("./widgets/qr-code.tsx") },
  { id: "form", group: "layout", isSmall: true, load: () => import("./widgets/form.tsx") },
  { id: "tabs", group: "layout", load: () => import("./widgets/tabs.tsx") },
  { id: "product-mark", group: "layout", load: () => import("./widgets/product-mark.tsx") },
  { id: "module-icon", group: "layout", load: () => import("./widgets/module-icon.tsx") },
] as const satisfies readonly Registered[];

export type Widget = Registered & { readonly id: (typeof widgets)[number]["id"] };

export const widgetOf = (id: string): Widget | undefined => widgets.find((widget) => widget.id === id);
