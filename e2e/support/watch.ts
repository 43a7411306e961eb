import type { BrowserContext } from "@playwright/test";

/** What goes wrong behind a page's back. */
export interface Watch {
  /** A fault that this test provokes, by a part of its text. */
  readonly allow: (pattern: RegExp) => void;
  /** Faults that nobody allowed. */
  readonly faults: () => readonly string[];
}

/**
 * Writes down every console error and warning (which is also how Chromium tells of a violated content security policy), every
 * uncaught error and every failed request. Requests that the page itself gave up, by leaving, are no faults.
 */
export const createWatch = (): Watch & { readonly on: (context: BrowserContext) => void } => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => void allowed.push(pattern),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    on: (context) => {
      context.on("console", (message) => {
        const { url } = message.location();
        // Chromium tells of each socket that breaks or cannot be opened; the shell opens another.
        if (/^WebSocket connection to .+\/ws\/notifications' failed/.test(message.text())) return;
        if (["error", "warning"].includes(message.type())) seen.push(`console: ${message.text()} (${url})`);
      });
      context.on("weberror", (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`));
      context.on("requestfailed", (request) => {
        const why = request.failure()?.errorText ?? "";
        if (why !== "net::ERR_ABORTED") seen.push(`request: ${request.method()} ${request.url()} ${why}`);
      });
    },
  };
};
