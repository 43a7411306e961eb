import type { StatesModule, Widget } from "../registry.ts";

/** Keeps what each widget has once asked for, so that React's `use` gets the same promise again. */
const once = <T>(load: (widget: Widget) => Promise<T>): ((widget: Widget) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>();
  return (widget) => {
    const known = asked.get(widget.id);
    if (known !== undefined) return known;
    const coming = load(widget);
    asked.set(widget.id, coming);
    return coming;
  };
};

const sources = import.meta.glob<string>("../widgets/*.tsx", { query: "?raw", import: "default" });

/** A widget's states. */
export const statesOf = once<StatesModule>((widget) => widget.load());

/** The text of a widget's file. */
export const sourceOf = once(({ id }) => {
  const load = sources[`../widgets/${id}.tsx`];
  if (load === undefined) throw new Error(`${id} has no file`);
  return load();
});
