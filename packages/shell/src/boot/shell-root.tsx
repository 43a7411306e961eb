import { holdsAny } from "@evolve/contracts/permissions";
import { useWords, WordsProvider } from "@evolve/i18n/react";
import type { Client } from "@evolve/session";
import { ErrorBoundary } from "@evolve/widgets/error-boundary";
import { WidgetLocale } from "@evolve/widgets/locale";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { logFault } from "../log.ts";
import { toasts } from "../overlays/toasts.ts";
import { ShellFailure } from "../page/shell-failure.tsx";
import type { Preferences } from "../preferences/preferences.ts";
import type { AppRouting } from "../routing/app-routing.ts";
import { CurrentRouteProvider } from "../routing/current-route.tsx";
import { type Runtime, RuntimeContext } from "../runtime-context.ts";
import { type Shell, ShellContext } from "../shell-context.ts";
import { WidgetWords } from "../words/widget-words.tsx";
import { useLateToggles } from "./load-toggles.ts";
import type { ShellData } from "./shell-data.ts";

interface ShellRootProps {
  readonly data: ShellData;
  readonly client: Client;
  readonly preferences: Preferences;
  readonly queryClient: QueryClient;
  readonly routing: AppRouting;
  readonly runtime: Runtime;
  readonly isEmbedded: boolean;
  readonly children: ReactNode;
}

/** Everything around the layout. */
export const ShellRoot = (props: ShellRootProps) => {
  const { wordStore } = props.runtime;
  const words = useSyncExternalStore(wordStore.subscribe, wordStore.current);
  return (
    <WordsProvider words={words}>
      <WidgetLocale locale={words.locale}>
        <QueryClientProvider client={props.queryClient}>
          <RuntimeContext value={props.runtime}>
            <WidgetWords>
              <ErrorBoundary
                fallback={() => <ShellFailure />}
                onError={(error, { componentStack }) => logFault("the shell failed", { error, componentStack })}
              >
                <ShellInside {...props} />
              </ErrorBoundary>
            </WidgetWords>
          </RuntimeContext>
        </QueryClientProvider>
      </WidgetLocale>
    </WordsProvider>
  );
};

const noToggles: ReadonlySet<string> = new Set();

const ShellInside = ({ data, client, preferences, routing, runtime, isEmbedded, children }: ShellRootProps) => {
  const words = useWords();
  const late = useLateToggles(client, data.features === null).data;
  const features = data.features ?? late ?? noToggles;
  const shell = useMemo(
    (): Shell => ({
      user: data.user,
      tenant: { id: data.user.tenantId, name: data.user.organizationName },
      permissions: data.permissions,
      holds: (wanted) => holdsAny(data.permissions, wanted),
      features,
      licences: data.licences,
      client,
      words,
      changeLanguage: runtime.wordStore.change,
      navigate: (path) => runtime.history.push(path),
      preferences,
      toasts,
      productName: data.productName || words.t("common.productName"),
      modules: data.modules,
      isEmbedded,
    }),
    [data, features, client, words, runtime, preferences, isEmbedded],
  );
  return (
    <ShellContext value={shell}>
      <CurrentRouteProvider routing={routing}>{children}</CurrentRouteProvider>
    </ShellContext>
  );
};
