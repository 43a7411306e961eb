import { useEffect, useMemo, useRef, useState } from "react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocale } from "react-aria-components/I18nProvider";
import { arrangeChoices, displayLimit, orderChoices, searchChoices } from "../logic/choices.ts";
import type { ArrangedChoices, ChoiceOption } from "../logic/choices.ts";
import type { ChoiceAnswer, ChoiceFieldProps } from "./types.ts";

export interface Choices extends ArrangedChoices {
  /** Every option that was ever there, also those that the search hides. */
  readonly known: readonly ChoiceOption[];
  /** How many there are altogether; `undefined` where only the server knows. */
  readonly total: number | undefined;
  /** How many match the search, here or on the server. */
  readonly matchCount: number;
  /** Nothing is left on the server: `matching` is all that matches. */
  readonly hasAll: boolean;
  readonly query: string;
  readonly search: (query: string) => void;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

type Source = Pick<
  ChoiceFieldProps,
  "options" | "server" | "knownOptions" | "displayLimit" | "order" | "isLoading" | "hasFailed" | "onRetry"
>;

/** Section 9 'Dropdown'. */
const searchDelay = 500;

const none: readonly ChoiceOption[] = [];
const nothing: ChoiceAnswer = { options: none, total: 0 };

/** The options of a list, wherever they come from: given at once, or asked of the server with every search. */
export const useChoices = (source: Source): Choices => {
  const { server, knownOptions = none, displayLimit: limit = displayLimit, order = "ascending" } = source;
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  /** The text that the server is asked for: `query`, once typing has paused. */
  const [asked, setAsked] = useState("");
  const [isOpen, setOpen] = useState(false);
  /** What came last stays until the next answer, also when there is none. */
  const [answer, setAnswer] = useState(nothing);
  const [met, setMet] = useState<ReadonlyMap<string, ChoiceOption>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...(server?.queryKey ?? ["no server"]), "choices", asked],
    queryFn: server ? ({ signal }) => server.fetchChoices(asked, signal) : skipToken,
    enabled: isOpen,
  });
  if (data && data !== answer) {
    setAnswer(data);
    setMet(new Map([...met, ...data.options.map((option) => [option.id, option] as const)]));
  }
  const isAnswered = query === asked && data !== undefined;

  const options = server ? answer.options : (source.options ?? none);
  const ordered = useMemo(() => orderChoices(options, order, locale), [options, order, locale]);
  // The server may find by what is not on the screen (a number, say): what it sends is not searched again.
  const matching = useMemo(() => (server ? ordered : searchChoices(ordered, query)), [server, ordered, query]);
  const arranged = useMemo(() => arrangeChoices(matching, limit), [matching, limit]);
  const known = useMemo(
    () =>
      server ? [...new Map([...knownOptions.map((option) => [option.id, option] as const), ...met]).values()] : options,
    [server, options, knownOptions, met],
  );

  const ask = (next: string, delay: number) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setAsked(next), delay);
    else setAsked(next);
  };

  return {
    ...arranged,
    known,
    total: server ? undefined : options.length,
    matchCount: server ? answer.total : matching.length,
    hasAll: !server || (isAnswered && asked.trim() === "" && answer.total <= answer.options.length),
    query,
    search: (next) => {
      setQuery(next);
      ask(next, next === "" ? 0 : searchDelay);
    },
    isLoading: server ? isOpen && (query !== asked || (isFetching && !isAnswered)) : (source.isLoading ?? false),
    hasFailed: server ? query === asked && isError : (source.hasFailed ?? false),
    retry: () => {
      if (server) void refetch();
      else source.onRetry?.();
    },
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setQuery("");
      ask("", 0);
    },
  };
};
