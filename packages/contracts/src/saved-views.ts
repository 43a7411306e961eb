import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Id } from "./validators.ts";

const Word = z.string().check(z.maxLength(200));
const Ids = z.array(Word).check(z.maxLength(200));
const End = z.nullable(z.number());
const Day = z.nullable(Word);
const Operator = z.enum(["contains", "notContains", "equals", "startsWith", "endsWith", "empty", "notEmpty"]);

const ColumnFilter = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), operator: Operator, text: Word }),
  z.object({ kind: z.literal("set"), ids: Ids }),
  z.object({ kind: z.literal("number"), least: End, most: End }),
  z.object({ kind: z.literal("date"), from: Day, to: Day }),
]);

/** What somebody made of a grid's columns. Ids are those of the list's columns; a grid leaves alone those that it does not know. */
export const GridLayout = z.object({
  order: Ids,
  widths: z.record(Word, z.number()),
  hidden: Ids,
  pinned: Ids,
  pinnedEnd: z.optional(Ids),
  sorting: z.array(z.object({ id: Word, descending: z.boolean() })).check(z.maxLength(20)),
  filters: z.optional(z.record(Word, ColumnFilter)),
  groupBy: z.optional(z.nullable(Word)),
});
export type GridLayout = z.output<typeof GridLayout>;

/** Of a list: its search and filters by the names of the contract's filter, and the grid. At most `limits.savedViewMax` as JSON. */
const ViewSettings = z.strictObject({ filter: z.record(Word, z.union([Word, Ids])), grid: GridLayout });
export type ViewSettings = z.output<typeof ViewSettings>;

export const ViewName = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.nameMax, "maxLength"));

export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  settings: ViewSettings,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Counts its changes: who changes a view says which version they have seen. */
  version: z.number(),
});
export type SavedView = z.output<typeof SavedView>;

const fields = { name: ViewName, settings: ViewSettings, isShared: z.boolean() };
const List = z.string().check(z.regex(/^[a-z][A-Za-z0-9-]{0,59}$/));
const ofView = z.strictObject({ viewId: Id });

export const listSavedViews = defineCall({
  name: "listSavedViews",
  summary:
    "The saved views of a list: the caller's own and those shared in the tenant, by name, and which opens first.",
  area: "views",
  method: "GET",
  path: "/saved-views/v1/views",
  access: "signed-in",
  query: z.strictObject({ list: List }),
  answer: z.object({ views: z.array(SavedView), defaultViewId: z.nullable(z.string()) }),
  errors: [],
});

export const createSavedView = defineCall({
  name: "createSavedView",
  summary: "Saves a view of a list. Sharing it in the tenant needs `view:share`.",
  area: "views",
  method: "POST",
  path: "/saved-views/v1/views",
  access: "signed-in",
  body: z.strictObject({ list: List, ...fields }),
  answer: z.object({ view: SavedView }),
  errors: ["invalidParameters", "viewExists", "tooManyViews"],
});

export const updateSavedView = defineCall({
  name: "updateSavedView",
  summary:
    "Changes a view: one's own, or with `view:share` a shared one. `version` is the one that the caller has seen.",
  area: "views",
  method: "PUT",
  path: "/saved-views/v1/views/:viewId",
  access: "signed-in",
  params: ofView,
  body: z.strictObject({ ...fields, version: z.int() }),
  answer: z.object({ view: SavedView }),
  errors: ["invalidParameters", "notFound", "viewExists", "changedMeanwhile"],
});

export const deleteSavedView = defineCall({
  name: "deleteSavedView",
  summary: "Deletes a view: one's own, or with `view:share` a shared one.",
  area: "views",
  method: "DELETE",
  path: "/saved-views/v1/views/:viewId",
  access: "signed-in",
  params: ofView,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const setDefaultView = defineCall({
  name: "setDefaultView",
  summary: "Sets whether the view's list opens with it for the caller, instead of any other.",
  area: "views",
  method: "PUT",
  path: "/saved-views/v1/views/:viewId/default",
  access: "signed-in",
  params: ofView,
  body: z.strictObject({ isDefault: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
