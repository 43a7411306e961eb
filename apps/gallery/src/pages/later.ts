import { lazy } from "react";

/** Pages that are loaded when they are opened. */
export const FormsPage = lazy(async () => ({ default: (await import("./forms-page.tsx")).FormsPage }));
export const TokensPage = lazy(async () => ({ default: (await import("./tokens-page.tsx")).TokensPage }));
