import { lazyPart } from "@evolve/widgets/lazy-part";

/** Pages that are loaded when they are opened. */
export const FormsPage = lazyPart(async () => (await import("./forms-page.tsx")).FormsPage);
export const TokensPage = lazyPart(async () => (await import("./tokens-page.tsx")).TokensPage);
