import { WordsProvider } from "@evolve/i18n/react";
import {
  applyPreferences,
  authInfo,
  type CallError,
  claimsOf,
  createClient,
  createSession,
  generalPreferences,
} from "@evolve/session";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { shellAreas } from "../areas.ts";
import { registeredApps } from "../apps/registry.ts";
import { fetchScreen, screenOf } from "../apps/screens.ts";
import { createConnection } from "../connection/connection.ts";
import { reachServer } from "../connection/reach-server.ts";
import { watchNetwork } from "../connection/watch-network.ts";
import { watchClient } from "../connection/watch-client.ts";
import { createPreferences, noPreferences } from "../preferences/preferences.ts";
import { parameterOf, pathOfAddress } from "../routing/address.ts";
import { createAppHistory } from "../routing/app-history.ts";
import { createAppRouting } from "../routing/app-routing.ts";
import { checkAccess } from "../routing/guard.ts";
import { leaveToLogin, leaveToSignIn, leaveWithoutPrivileges } from "../routing/leave.ts";
import type { WordStore } from "../words/word-store.ts";
import type { Boot } from "./boot.ts";
import { BootFailure } from "./boot-failure.tsx";
import { BootLoading } from "./boot-loading.tsx";
import { watchEndOfSession } from "./end-of-session.ts";
import { loadWords } from "./load-words.ts";
import { openShell } from "./open-shell.tsx";
import { loadShellData, UserUnknownError } from "./shell-data.ts";

/** Starts the shell at the page's address. Called once, after the apps are registered. */
export const startShell = (element: HTMLElement): void => {
  applyPreferences(generalPreferences.read());
  const path = pathOfAddress(location);
  // In a frame it is an embedded client as well, and waits for the `init` of the page around it.
  const isEmbedded = parameterOf(path, "embeddedClient") === "true" || parent !== self;
  const routing = createAppRouting(createAppHistory({ isEmbedded }), registeredApps());
  const match = routing.matchRoute(path);
  if (match.app === undefined) return leaveToLogin();

  const connection = createConnection(reachServer);
  watchNetwork(connection);
  const client = watchClient(createClient({ appContext: match.app.id }), connection);
  const appContext = match.app.id;
  const session = createSession(client);
  watchEndOfSession(session);
  const userId = claimsOf(authInfo.read()?.token ?? "")?.sub;
  const isSignedIn = userId !== undefined && session.start();
  if (isSignedIn)
    void import("../usage/report-offline.ts").then(({ reportOutages }) =>
      reportOutages(connection, client, appContext),
    );
  else if (checkAccess(match, { signedIn: false, permissions: new Set(), isElsewhere: false }) !== "allow")
    return leaveToSignIn();

  // An installed app says that there is no connection in place of a page; a browser's tab has the browser for that.
  if (matchMedia("(display-mode: standalone)").matches && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("/sw.js");

  const preferences = isSignedIn ? createPreferences(client, userId) : noPreferences;
  const root = createRoot(element);
  void open({ root, routing, match, client, session, connection, preferences, isEmbedded, isSignedIn });
};

/** A first screen that is about to come is waited for; one that takes longer shows its skeleton in the shell. */
const firstScreen = async ({ match }: Boot, wordStore: WordStore): Promise<void> => {
  if (match.app === undefined || match.route === undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([screenOf(match.app, match.route, wordStore).settled(), late]);
};

const patienceMs = 400;

/** Loads words, data and the screen's code at the same time; then shows the screen, or says what is in the way. */
const open = async (boot: Boot): Promise<void> => {
  const { match, client, preferences, isEmbedded, isSignedIn, root, session } = boot;
  const attempt = new AbortController();
  let isOver = false;
  const { promise: asksForPatience, resolve: onWait } = Promise.withResolvers<CallError>();
  const loading = isSignedIn
    ? loadShellData(client, preferences, isEmbedded, { signal: attempt.signal, onWait })
    : import("./visitor-data.ts").then(({ visitorData }) => visitorData(client));
  const settled = loading.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  if (match.app && match.route) fetchScreen(match.app, match.route);
  const wordStore = await loadWords([...shellAreas, ...(match.route?.areas ?? [])]);
  const show = (children: ReactNode) =>
    root.render(<WordsProvider words={wordStore.current()}>{children}</WordsProvider>);
  const again = () => {
    isOver = true;
    attempt.abort();
    show(<BootLoading />);
    void open(boot);
  };
  const late = setTimeout(() => show(<BootLoading />), patienceMs);
  void asksForPatience.then((error) => {
    clearTimeout(late);
    if (!isOver) show(<BootFailure error={error} isTrying onRetry={again} />);
  });
  const result = await settled;
  clearTimeout(late);
  // The user has pressed Retry, which started a new attempt.
  if (attempt.signal.aborted) return;
  isOver = true;

  if ("data" in result) {
    const { permissions } = result.data;
    switch (checkAccess(match, { signedIn: isSignedIn, permissions, isElsewhere: false })) {
      case "allow":
        await firstScreen(boot, wordStore);
        return openShell(boot, result.data, wordStore);
      case "insufficientPrivileges":
        return leaveWithoutPrivileges();
      default:
        return leaveToLogin();
    }
  }
  if (result.error instanceof UserUnknownError) return void session.signOut("expired");
  show(<BootFailure error={result.error} onRetry={again} />);
};
