import type { NavigationLink } from "@evolve/contracts/navigation";
import { toggles } from "@evolve/contracts/toggles";
import { authInfo, tokenExchange } from "@evolve/session";
import type { AnchorHTMLAttributes } from "react";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { pathOfEntry } from "./navigation-model.ts";
import { onwardAddress } from "./onward-address.ts";
import { ShellLink } from "./shell-link.tsx";

interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly entry: Omit<NavigationLink, "subMenu">;
}

/** A link of the menu: to a screen of the suite, or to another host, for which the token is left in `token_exchange`. */
export const MenuLink = ({ entry, onClick, children, ...rest }: MenuLinkProps) => {
  const { isEmbedded, features } = useShell();
  const { settings } = useRuntime();
  const namesBrandingHost = features.has(toggles.brandingHostRedirect);
  const address = onwardAddress(entry, { settings, namesBrandingHost, isEmbedded, here: location });
  if (address === undefined)
    return (
      <ShellLink {...rest} to={pathOfEntry(entry, isEmbedded) ?? "/"} target={entry.target} onClick={onClick}>
        {children}
      </ShellLink>
    );
  return (
    <a
      {...rest}
      href={address}
      target={entry.target}
      onClick={(event) => {
        tokenExchange.write(authInfo.read()?.token ?? "");
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
};
