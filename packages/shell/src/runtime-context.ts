import type { ShellSettings } from "@evolve/contracts/shell-settings";
import type { Session } from "@evolve/session";
import type { RouterHistory } from "@tanstack/history";
import { createContext, use } from "react";
import type { Connection } from "./connection/connection.ts";
import type { Analytics } from "./usage/analytics.ts";
import type { StepUpGate } from "./step-up/step-up-gate.ts";
import type { WordStore } from "./words/word-store.ts";

/** What the shell's own parts share and apps have no business with. */
export interface Runtime {
  /** The addresses that were gone through; every change of screen is made here. */
  readonly history: RouterHistory;
  readonly session: Session;
  readonly connection: Connection;
  readonly stepUp: StepUpGate;
  readonly analytics: Analytics;
  readonly wordStore: WordStore;
  readonly logoUrl: string;
  readonly brandName: string;
  /** Where a contact message goes by the branding; empty where the server decides. */
  readonly supportEmail: string;
  readonly settings: ShellSettings;
  /** The licence type that the header shows; empty where it is not known. */
  readonly licenceType: string;
  /** Whether the toggles could not be loaded with the page; they are requested again. */
  readonly lacksToggles: boolean;
  readonly sidebarChoice: "open" | "closed";
  /** What is saved of the general preferences. */
  readonly general: ReadonlyMap<string, unknown>;
  /** What is saved of the last place; kept up to date as more is saved. */
  readonly savedPlace: Map<string, unknown>;
  /** Whether the guard would let this person open a path. */
  readonly mayOpen: (path: string) => boolean;
  /** Whether somebody has gone from the first page to another, so that the focus follows. */
  readonly hasMoved: () => boolean;
}

export const RuntimeContext = createContext<Runtime | null>(null);

export const useRuntime = (): Runtime => {
  const runtime = use(RuntimeContext);
  if (runtime === null) throw new Error("useRuntime needs the shell above it");
  return runtime;
};
