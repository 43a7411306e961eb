import type { WidgetLabels } from "@evolve/widgets/labels";
import { type Call, fields } from "./rows.ts";

export const columns = fields.map((id) => ({
  id,
  header: id,
  width: 250,
  isSortable: true,
  value: (call: Call) => call[id],
  cell: (call: Call) => call[id],
}));
export const rowId = ({ id }: Call): string => id;
/** Every word is its own name: words are not what is measured. */
const grid = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(?:sort|clear|move|pin|unpin|hide|resize|columns|reset|load|retry|no|bulk|selectAll)/.test(String(name)) &&
      !/(?:In|Column)$|^moveColumn/.test(String(name))
        ? String(name)
        : () => String(name),
  },
) as WidgetLabels["grid"];

export const labels: Partial<WidgetLabels> = {
  grid,
  gridLines: { pending: "pending", failed: "failed", retry: "retry" },
  gridGroups: {
    groupBy: "groupBy",
    ungroup: "ungroup",
    group: (column, value) => `${column}: ${value}`,
    count: String,
    selectGroup: String,
    nothing: "nothing",
  },
};
