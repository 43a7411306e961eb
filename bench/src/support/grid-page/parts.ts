import type { GridLabels } from "@evolve/widgets/data-grid";
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
export const labels = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(?:sort|clear|move|pin|unpin|hide|resize|columns|reset|load|retry|no|bulk|selectAll)/.test(String(name)) &&
      !/(?:In|Column)$|^moveColumn/.test(String(name))
        ? String(name)
        : () => String(name),
  },
) as GridLabels;
