import { createBrowserHistory, parseHref, type ParsedHistoryState, type RouterHistory } from "@tanstack/history";
import { addressOfPath, pathOfAddress, withParameter } from "./address.ts";

/**
 * The history over addresses `/{app}/#/{route}`: moving between apps changes the address and reloads nothing.
 * An entry that the browser made itself, as when somebody edits the hash, carries no index; it gets the next one, so that a
 * blocked change can be stepped back from. Every address of an embedded client says that it is one, so that a reload and a new
 * window are embedded too.
 */
export const createAppHistory = ({ isEmbedded }: { readonly isEmbedded: boolean }): RouterHistory => {
  // The library wraps the methods of `history` to notice changes; adopting an entry is not a change.
  const replaceQuietly = History.prototype.replaceState.bind(window.history);
  let last: ParsedHistoryState = { __TSR_index: 0, __TSR_key: "first" };

  const parseLocation = () => {
    const known = stateOf(window.history.state);
    last = known ?? { __TSR_index: last.__TSR_index + 1, __TSR_key: `adopted-${last.__TSR_index + 1}` };
    if (known === undefined) replaceQuietly(last, "");
    return parseHref(pathOfAddress(window.location), last);
  };
  // A blocked change is stepped back from without a word to `parseLocation`.
  window.addEventListener("popstate", () => {
    last = stateOf(window.history.state) ?? last;
  });
  const createHref = (path: string): string =>
    addressOfPath(isEmbedded ? withParameter(path, "embeddedClient", "true") : path);
  return createBrowserHistory({ parseLocation, createHref });
};

const isState = (state: unknown): state is ParsedHistoryState =>
  typeof state === "object" && state !== null && "__TSR_index" in state && typeof state.__TSR_index === "number";

const stateOf = (state: unknown): ParsedHistoryState | undefined => (isState(state) ? state : undefined);
