import type { NavigationLink, NavigationModule } from "@evolve/contracts/navigation";
import type { Permission } from "@evolve/contracts/permission-names";
import { holdsAny, permissionSet } from "@evolve/contracts/permissions";
import type { Area } from "@evolve/i18n";
import { WordsProvider } from "@evolve/i18n/react";
import { WidgetLocale } from "@evolve/widgets/locale";
import { createMemoryHistory } from "@tanstack/history";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { AppRoute } from "../src/apps/manifest.ts";
import { shellAreas } from "../src/areas.ts";
import type { Connection } from "../src/connection/connection.ts";
import { createQueryClient } from "../src/boot/query-client.ts";
import { CurrentRouteProvider } from "../src/routing/current-route.tsx";
import { type Runtime, RuntimeContext } from "../src/runtime-context.ts";
import { type Shell, ShellContext } from "../src/shell-context.ts";
import { loadScreenLabels, WidgetWords } from "../src/words/widget-words.tsx";
import { createWordStore } from "../src/words/word-store.ts";

export const linkOf = (id: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  id,
  name: id,
  url: `/${id}`,
  appContext: "admin",
  baseUrl: "nice",
  permission: "default",
  iconClass: "icon-users",
  iconSvg: "",
  target: "_self",
  subMenu: [],
  ...more,
});

export const moduleOf = (id: string, ...linksList: NavigationLink[]): NavigationModule => ({
  id,
  name: id,
  permission: "default",
  color: "#1461c4",
  iconSvg: "icon-admin",
  helpLink: "",
  hideFromModulePickerPopover: false,
  linksList,
});

interface World {
  readonly shell?: Partial<Shell>;
  readonly runtime?: Partial<Runtime>;
  /** Areas of words beside the shell's own. */
  readonly areas?: readonly Area[];
  /** The path of the address. */
  readonly path?: string;
  readonly permissions?: readonly string[];
  /** Of the signed-in user; the browser's unless given. */
  readonly timeZone?: string;
}

/** A part of the shell, with what it finds around it in a page. */
export const inShell = async (part: ReactNode, world: World = {}) => {
  const wordStore = await createWordStore("en", [...shellAreas, ...(world.areas ?? [])]);
  if (world.timeZone !== undefined) wordStore.inZone(world.timeZone);
  await loadScreenLabels();
  const words = wordStore.current();
  const history = createMemoryHistory({ initialEntries: [world.path ?? "/admin/users"] });
  const permissions = permissionSet([...(world.permissions ?? ["all"])]);
  const base = location.origin;
  const toasts = { show: vi.fn(() => () => undefined), clear: vi.fn() };
  const shell = {
    user: {
      id: "u1",
      fullName: "Ann Example",
      emailAddress: "ann@acme.test",
      samlUser: false,
      tenantId: "t1",
      isLoggedIn: true,
    },
    tenant: { id: "t1", name: "Acme" },
    permissions,
    holds: (wanted: Permission) => holdsAny(permissions, wanted),
    features: new Set<string>(),
    licences: new Set<string>(["WFM"]),
    client: { call: vi.fn(() => Promise.reject(new Error("not in this test"))) },
    words,
    productName: "Evolve WFM",
    preferences: { write: vi.fn() },
    toasts,
    modules: [],
    isEmbedded: false,
    ...world.shell,
  } as unknown as Shell;
  const connection = { subscribe: () => () => undefined, isLost: () => false } as unknown as Connection;
  const runtime = {
    history,
    hasMoved: () => false,
    wordStore,
    logoUrl: "",
    brandName: "",
    connection,
    supportEmail: "",
    licenceType: "WFM",
    lacksToggles: false,
    sidebarChoice: "open",
    general: new Map(),
    savedPlace: new Map(),
    mayOpen: () => true,
    session: { signOut: vi.fn() },
    settings: {
      helpUrl: "https://help.example.test/",
      studioHelpUrl: "",
      analyticsHelpUrl: "",
      communityUrl: "",
      downloadsUrl: "",
      supportPhone: "",
      baseUrls: { niceBaseUrl: base, incontactBaseUrl: base, analyticsBaseUrl: base },
      issuer: base,
      brandingHost: null,
    },
    ...world.runtime,
  } as unknown as Runtime;
  const queryClient = createQueryClient(connection);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const route: AppRoute = {
    name: "shown",
    path: "/shown",
    areas: [],
  };
  const match = { app: undefined, route, isAppRoot: false, pattern: "/admin/shown", params: {} };
  const routing = { history, matchRoute: () => match };
  const view = (
    <WordsProvider words={words}>
      <WidgetLocale locale={words.locale}>
        <QueryClientProvider client={queryClient}>
          <RuntimeContext value={runtime}>
            <WidgetWords>
              <ShellContext value={shell}>
                <CurrentRouteProvider routing={routing}>{part}</CurrentRouteProvider>
              </ShellContext>
            </WidgetWords>
          </RuntimeContext>
        </QueryClientProvider>
      </WidgetLocale>
    </WordsProvider>
  );
  return { view, shell, runtime, toasts, queryClient };
};
