import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { arrangeChoices, displayLimit, orderChoices, searchChoices } from "../logic/choices.ts";
import type { ArrangedChoices, ChoiceOption } from "../logic/choices.ts";
import { createServerSearch } from "../logic/server-search.ts";
import type { ChoiceFieldProps } from "./types.ts";

export interface Choices extends ArrangedChoices {
  /** Every option that was ever there, also those that the search hides. */
  known: readonly ChoiceOption[];
  /** How many there are altogether; `undefined` where only the server knows. */
  total: number | undefined;
  /** How many match the search, here or on the server. */
  matchCount: number;
  /** Nothing is left on the server: `matching` is all that matches. */
  hasAll: boolean;
  query: string;
  search: (query: string) => void;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  open: () => void;
  close: () => void;
}

type Source = Pick<
  ChoiceFieldProps,
  "options" | "load" | "knownOptions" | "displayLimit" | "order" | "isLoading" | "hasFailed" | "onRetry"
>;

const none: readonly ChoiceOption[] = [];

/** The options of a list, wherever they come from: given at once, or asked of the server with every search. */
export function useChoices(source: Source): Choices {
  const { load, knownOptions = none, displayLimit: limit = displayLimit, order = "ascending" } = source;
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  const [server] = useState(() => createServerSearch());
  const answer = useSyncExternalStore(server.subscribe, server.current, server.current);
  const [met, setMet] = useState<ReadonlyMap<string, ChoiceOption>>(new Map());
  useEffect(() => server.stop, [server]);

  const options = load ? answer.options : (source.options ?? none);
  if (load && answer.options.some((option) => met.get(option.id) !== option)) {
    setMet(new Map([...met, ...answer.options.map((option) => [option.id, option] as const)]));
  }

  const ordered = useMemo(() => orderChoices(options, order, locale), [options, order, locale]);
  // The server may find by what is not on the screen (a number, say): what it sends is not searched again.
  const matching = useMemo(() => (load ? ordered : searchChoices(ordered, query)), [load, ordered, query]);
  const arranged = useMemo(() => arrangeChoices(matching, limit), [matching, limit]);
  const known = useMemo(
    () =>
      load ? [...new Map([...knownOptions.map((option) => [option.id, option] as const), ...met]).values()] : options,
    [load, options, knownOptions, met],
  );

  return {
    ...arranged,
    known,
    total: load ? undefined : options.length,
    matchCount: load ? answer.total : matching.length,
    hasAll: !load || (answer.total <= answer.options.length && answer.query.trim() === "" && !answer.isLoading),
    query,
    search: (next) => {
      setQuery(next);
      if (load) server.search(next, load, next === "");
    },
    isLoading: load ? answer.isLoading : (source.isLoading ?? false),
    hasFailed: load ? answer.hasFailed : (source.hasFailed ?? false),
    retry: () => {
      if (load) server.search(query, load, true);
      else source.onRetry?.();
    },
    open: () => {
      if (load) server.search("", load, true);
    },
    close: () => {
      setQuery("");
      server.stop();
    },
  };
}
