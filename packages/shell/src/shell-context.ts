import type { Permission } from "@evolve/contracts/permission-names";
import type { NavigationModule } from "@evolve/contracts/navigation";
import type { SessionUser } from "@evolve/contracts/current-user";
import type { Language, Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import type { Toasts } from "@evolve/widgets/toast";
import { createContext, use } from "react";
import type { Preferences } from "./preferences/preferences.ts";

/** What the shell offers to its apps. */
export interface Shell {
  readonly user: SessionUser;
  readonly tenant: { readonly id: string; readonly name: string };
  readonly permissions: ReadonlySet<string>;
  /** Whether the user holds a permission. */
  readonly holds: (wanted: Permission) => boolean;
  readonly features: ReadonlySet<string>;
  /** Licensed applications in upper case. */
  readonly licences: ReadonlySet<string>;
  readonly client: Client;
  readonly words: Words;
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** Opens a path of the shell: `/admin/users?q=ann`. */
  readonly navigate: (path: string) => void;
  readonly preferences: Preferences;
  readonly toasts: Toasts;
  readonly productName: string;
  readonly modules: readonly NavigationModule[];
  readonly isEmbedded: boolean;
}

export const ShellContext = createContext<Shell | null>(null);

export const useShell = (): Shell => {
  const shell = use(ShellContext);
  if (shell === null) throw new Error("useShell needs the shell above it");
  return shell;
};
