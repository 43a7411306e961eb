import { createBrowserHistory, parseHref, type ParsedHistoryState, type RouterHistory } from "@tanstack/history";
import { addressOfPath, pathOfAddress } from "./address.ts";

/**
 * The router's history over addresses `/{app}/#/{route}`: moving between apps changes the address and reloads nothing.
 * An entry that the browser made itself, as when somebody edits the hash, carries no index; it gets the next one, so that a
 * blocked change can be stepped back from.
 */
export const createAppHistory = (): RouterHistory => {
  // The router wraps the methods of `history` to notice changes; adopting an entry is not a change.
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
  return createBrowserHistory({ parseLocation, createHref: addressOfPath });
};

const isState = (state: unknown): state is ParsedHistoryState =>
  typeof state === "object" && state !== null && "__TSR_index" in state && typeof state.__TSR_index === "number";

const stateOf = (state: unknown): ParsedHistoryState | undefined => (isState(state) ? state : undefined);
