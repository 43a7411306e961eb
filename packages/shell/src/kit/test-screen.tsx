import "@evolve/widgets/tokens.css";
import type { Call, CallInput } from "@evolve/contracts/call";
import type { Permission } from "@evolve/contracts/permission-names";
import { type Area, createWords, loadCatalogue } from "@evolve/i18n";
import { WordsProvider } from "@evolve/i18n/react";
import type { Client } from "@evolve/session";
import { ToastRegion, toasts } from "@evolve/widgets/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { parseQuery, printQuery, type ReadSearch } from "../routing/route-search.ts";
import { type Runtime, RuntimeContext } from "../runtime-context.ts";
import { type Shell, ShellContext } from "../shell-context.ts";
import { WidgetWords } from "../words/widget-words.tsx";

type Answer = (input: { body?: never; params?: never; query?: never }) => unknown;

interface TestScreen {
  readonly Screen: () => ReactNode;
  /** What the server answers, by the call's name; what throws is refused. */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly search: ReadSearch;
  readonly areas?: readonly Area[];
  readonly permissions: readonly Permission[];
  /** The address begins with it: `?status=ACTIVE`. */
  readonly query?: string;
}

/** For tests: a screen in a shell whose server is made of functions. Answers what was called and where the address leads. */
export const renderScreen = async ({ Screen, answers, search, areas = [], permissions, query = "" }: TestScreen) => {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const words = createWords(
    "en",
    await loadCatalogue("en", ["common", "errors", "validation", "shell", "list", "grid", "choices", ...areas]),
  );
  const client = {
    call: async <C extends Call>(call: C, input: CallInput<C>) => {
      calls.push({ name: call.name, input });
      const answer = answers[call.name];
      if (!answer) throw new Error(`The test has no answer to ${call.name}`);
      // Each answer is its own object, as from a server.
      return structuredClone(await answer(input as never));
    },
  } as unknown as Client;
  const history = createMemoryHistory({ initialEntries: [`/test/list${query}`] });
  const shell = {
    user: { id: "self" },
    tenant: { id: "tenant", name: "Acme" },
    holds: (wanted: Permission) => permissions.includes(wanted),
    client,
    words,
    preferences: { read: () => Promise.resolve(undefined), write: () => undefined },
    toasts,
    productName: "Evolve",
    modules: [],
  } as unknown as Shell;
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/test/list",
    validateSearch: search as (query: object) => object,
    component: Screen,
  });
  const router = createRouter({
    history,
    routeTree: root.addChildren([route]),
    parseSearch: parseQuery,
    stringifySearch: printQuery,
  });
  const screen = await render(
    <WordsProvider words={words}>
      <WidgetWords>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RuntimeContext value={{ history, hasMoved: () => false } as unknown as Runtime}>
            <ShellContext value={shell}>
              <div style={{ display: "grid", height: 600 }}>
                <RouterProvider router={router} />
              </div>
              <ToastRegion label="Messages" />
            </ShellContext>
          </RuntimeContext>
        </QueryClientProvider>
      </WidgetWords>
    </WordsProvider>,
  );
  return {
    screen,
    inputsOf: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    address: () => history.location.search,
    go: (to: string) => history.push(`/test/list${to}`),
  };
};
