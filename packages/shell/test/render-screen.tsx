import "@evolve/widgets/tokens.css";
import type { Call, CallInput } from "@evolve/contracts/call";
import type { Permission } from "@evolve/contracts/permission-names";
import type { Area } from "@evolve/i18n";
import type { CallOptions, Client } from "@evolve/session";
import { ToastRegion, toasts } from "@evolve/widgets/toast";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import type { Shell } from "../src/shell-context.ts";
import { useIsClaimed } from "../src/sidebar/sidebar-claims.ts";
import { inShell } from "./in-shell.tsx";

type Answer = (input: { body?: never; params?: never; query?: never }) => unknown;

interface TestScreen {
  readonly Screen: () => ReactNode;
  /** What the server answers, by the call's name; what throws is refused. */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly areas?: readonly Area[];
  readonly permissions: readonly Permission[];
  /** Of the tenant; WFM unless given. */
  readonly licences?: readonly string[];
  /** What is remembered of the user, by default nothing. */
  readonly preferences?: Partial<Shell["preferences"]>;
  /** The address begins with it: `?status=ACTIVE`. */
  readonly query?: string;
  /** With the shell's keys, and the list of them. */
  readonly hasKeys?: boolean;
  /** Of the signed-in user; the browser's unless given. */
  readonly timeZone?: string;
}

const path = "/test/list";

/** Stands for the sidebar, which a screen can block. */
const SidebarState = () => <output hidden data-sidebar={useIsClaimed("blocked") ? "blocked" : "free"} />;

/** A screen in a shell whose server is made of functions. Answers what was called and where the address leads. */
export const renderScreen = async (options: TestScreen) => {
  const {
    Screen,
    answers,
    areas = [],
    permissions,
    licences,
    preferences,
    query = "",
    hasKeys = false,
    timeZone,
  } = options;
  // The page's one queue outlives a test, whose messages would lie over the next one's buttons.
  toasts.clear();
  const calls: { name: string; input: Record<string, unknown>; key: string | undefined }[] = [];
  const client = {
    call: async <C extends Call>(call: C, input: CallInput<C>, options?: CallOptions) => {
      calls.push({ name: call.name, input, key: options?.idempotencyKey });
      const answer = answers[call.name];
      if (!answer) throw new Error(`The test has no answer to ${call.name}`);
      // Each answer is its own object, as from a server.
      return structuredClone(await answer(input as never));
    },
  } as unknown as Client;
  // Not the part that loads later: a test presses its first key at once.
  const { CommandHost } = hasKeys ? await import("../src/commands/command-host.tsx") : { CommandHost: null };
  const { view, runtime, queryClient } = await inShell(
    <>
      <div style={{ display: "grid", height: 600 }}>
        <Screen />
      </div>
      <SidebarState />
      <ToastRegion label="Messages" />
      {CommandHost && <CommandHost sidebar={{ mode: "open", send: () => undefined }} />}
    </>,
    {
      path: path + query,
      areas: ["list", "grid", "choices", ...(hasKeys ? (["palette"] as const) : []), ...areas],
      permissions,
      ...(timeZone !== undefined && { timeZone }),
      shell: {
        client,
        toasts,
        ...(licences && { licences: new Set(licences) }),
        preferences: {
          read: () => Promise.resolve(undefined),
          readAll: () => Promise.resolve(new Map()),
          write: () => undefined,
          saveNow: () => Promise.resolve(),
          ...preferences,
        },
      },
    },
  );
  return {
    screen: await render(view),
    inputsOf: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    /** Of the attempts that their caller remembers. */
    keysOf: (name: string) => calls.filter((call) => call.name === name).map(({ key }) => key),
    isSidebarBlocked: () => document.querySelector("[data-sidebar=blocked]") !== null,
    address: () => runtime.history.location.search,
    queryClient,
    go: (to: string) => runtime.history.push(path + to),
  };
};
