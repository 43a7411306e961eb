import type { Toasts } from "@evolve/widgets/toast";
import { createContext, use, useEffect } from "react";
import type { Boot } from "./boot.ts";
import type { Services } from "./services.ts";

export interface AppContextValue extends Services {
  readonly boot: Boot;
  /** Messages that stay while one page gives way to another. */
  readonly toasts: Toasts;
  /** Says something to a screen reader, politely. */
  readonly announce: (text: string) => void;
  readonly openContact: () => void;
}

export const AppContext = createContext<AppContextValue | null>(null);

export const useApp = (): AppContextValue => {
  const value = use(AppContext);
  if (value === null) throw new Error("useApp needs the App above it");
  return value;
};

/** The name of the page or step in the browser's title, before the product's. */
export const useTitle = (title: string): void => {
  const { brandName } = useApp().boot;
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
};
