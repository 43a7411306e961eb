import { WordsProvider } from "@evolve/i18n/react";
import {
  applyPreferences,
  authInfo,
  claimsOf,
  type Client,
  createClient,
  createSession,
  generalPreferences,
  type Session,
} from "@evolve/session";
import { createRoot, type Root } from "react-dom/client";
import type { AppManifest } from "../apps/manifest.ts";
import { shellAreas } from "../areas.ts";
import { matchRoute, registeredApps, type RouteMatch } from "../apps/registry.ts";
import { screenOf } from "../apps/screens.ts";
import { type Connection, createConnection } from "../connection/connection.ts";
import { reachServer } from "../connection/reach-server.ts";
import { watchClient } from "../connection/watch-client.ts";
import { createPreferences, type Preferences } from "../preferences/preferences.ts";
import { parameterOf, pathOfAddress } from "../routing/address.ts";
import { judge } from "../routing/guard.ts";
import { leaveToLogin, leaveToSignIn, leaveWithoutPrivileges } from "../routing/leave.ts";
import type { WordStore } from "../words/word-store.ts";
import { BootFailure } from "./boot-failure.tsx";
import { watchEndOfSession } from "./end-of-session.ts";
import { loadWords } from "./load-words.ts";
import { openShell } from "./open-shell.tsx";
import { loadShellData, UserUnknownError } from "./shell-data.ts";

/** What is there from the first moment. */
export interface Boot {
  readonly root: Root;
  readonly apps: readonly AppManifest[];
  readonly match: RouteMatch;
  readonly client: Client;
  readonly session: Session;
  readonly connection: Connection;
  readonly preferences: Preferences;
  readonly isEmbedded: boolean;
}

/** Starts the shell at the page's address. Called once, after the apps are registered. */
export const startShell = (element: HTMLElement): void => {
  applyPreferences(generalPreferences.read());
  const path = pathOfAddress(location);
  const apps = registeredApps();
  const match = matchRoute(apps, path);
  if (match.app === undefined) return leaveToLogin();

  const connection = createConnection(reachServer);
  const client = watchClient(createClient({ appContext: match.app.id }), connection);
  const session = createSession(client);
  watchEndOfSession(session);
  const userId = claimsOf(authInfo.read()?.token ?? "")?.sub;
  if (userId === undefined || !session.start()) return leaveToSignIn();

  const preferences = createPreferences(client, userId);
  const isEmbedded = parameterOf(path, "embeddedClient") === "true";
  const root = createRoot(element);
  void open({ root, apps, match, client, session, connection, preferences, isEmbedded });
};

/** A first screen that is about to come is waited for; one that takes longer shows its skeleton in the shell. */
const firstScreen = async ({ match }: Boot, wordStore: WordStore): Promise<void> => {
  if (match.app === undefined || match.route === undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([screenOf(match.app, match.route, wordStore).catch(() => undefined), late]);
};

const patienceMs = 400;

/** Loads words, data and the screen's code at the same time; then shows the screen, or says why not. */
const open = async (boot: Boot): Promise<void> => {
  const { match, client, preferences, isEmbedded, session } = boot;
  const loading = loadShellData(client, preferences, isEmbedded);
  const settled = loading.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  // Only to have it begun; whoever shows the screen meets the failure.
  match.route?.load().catch(() => undefined);
  const wordStore = await loadWords([...shellAreas, ...(match.app?.areas ?? [])]);
  const result = await settled;

  if ("data" in result) {
    const { permissions } = result.data;
    switch (judge(match, { signedIn: true, permissions, isElsewhere: false })) {
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
  boot.root.render(
    <WordsProvider words={wordStore.current()}>
      <BootFailure error={result.error} onRetry={() => void open(boot)} />
    </WordsProvider>,
  );
};
