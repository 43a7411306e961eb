import type { NavigationLink } from "@evolve/contracts/navigation";
import { toggles } from "@evolve/contracts/toggles";
import { authInfo, tokenExchange } from "@evolve/session";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { pathOfEntry } from "./navigation-model.ts";
import { onwardAddress } from "./onward-address.ts";

type Entry = Omit<NavigationLink, "subMenu">;

/** The address of an entry of the menu on another host; undefined for one that the shell opens. */
export const useOnwardAddress = (): ((entry: Entry) => string | undefined) => {
  const { isEmbedded, features } = useShell();
  const { settings } = useRuntime();
  const namesBrandingHost = features.has(toggles.brandingHostRedirect);
  return (entry) => onwardAddress(entry, { settings, namesBrandingHost, isEmbedded, here: location });
};

/** Leaves the token in the cookie `token_exchange`, for pages of this host that the other app has in a frame (ROUTE-017). */
export const handTokenOver = (): void => {
  tokenExchange.write(authInfo.read()?.token ?? "");
};

/** Opens an entry of the menu, as a press on its link does. */
export const useOpenEntry = (): ((entry: Entry) => void) => {
  const { isEmbedded } = useShell();
  const { history } = useRuntime();
  const onwardOf = useOnwardAddress();
  return (entry) => {
    const onward = onwardOf(entry);
    const path = pathOfEntry(entry, isEmbedded) ?? "/";
    if (onward !== undefined) handTokenOver();
    if (onward === undefined && entry.target === "_self") history.push(path);
    else window.open(onward ?? history.createHref(path), entry.target);
  };
};
