import type { StatesModule, Widget } from "../registry.ts";
import { statesIn } from "./source.ts";

export interface Loaded {
  readonly states: StatesModule;
  /** In the order of the file. */
  readonly names: readonly string[];
  readonly source: string;
}

const sources = import.meta.glob<string>("../widgets/*.tsx", { query: "?raw", import: "default" });
const loaded = new Map<string, Promise<Loaded>>();

const load = async ({ id, load: loadStates }: Widget): Promise<Loaded> => {
  const loadSource = sources[`../widgets/${id}.tsx`];
  if (loadSource === undefined) throw new Error(`${id} has no file`);
  const [states, source] = await Promise.all([loadStates(), loadSource()]);
  return { states, source, names: statesIn(source) };
};

/** A widget's states and their source, loaded once; for React's `use`. */
export const statesOf = (widget: Widget): Promise<Loaded> => {
  const known = loaded.get(widget.id);
  if (known !== undefined) return known;
  const coming = load(widget);
  loaded.set(widget.id, coming);
  return coming;
};
