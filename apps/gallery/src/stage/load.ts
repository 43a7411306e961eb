import type { StatesModule, Widget } from "../registry.ts";
import type { StateCode } from "./source.ts";

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

const codes = import.meta.glob<readonly StateCode[]>(["../widgets/*.tsx", "!../widgets/*.test.tsx"], {
  query: "?states",
  import: "default",
});

/** A widget's states. */
export const statesOf = once<StatesModule>((widget) => widget.load());

/** Caption and code of each of a widget's states, in the order of its file: `build/states.ts` makes them. */
export const codesOf = once(({ id }) => {
  const load = codes[`../widgets/${id}.tsx`];
  if (load === undefined) throw new Error(`${id} has no file`);
  return load();
});
