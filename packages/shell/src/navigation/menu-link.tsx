import type { NavigationLink } from "@evolve/contracts/navigation";
import type { AnchorHTMLAttributes } from "react";
import { useShell } from "../shell-context.ts";
import { pathOfEntry } from "./navigation-model.ts";
import { ShellLink } from "./shell-link.tsx";
import { handTokenOver, useOnwardAddress } from "./use-open-entry.ts";

interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly entry: Omit<NavigationLink, "subMenu">;
}

/** A link of the menu: to a screen of the suite, or to another host, before which the token is left in `token_exchange`. */
export const MenuLink = ({ entry, onClick, children, ...rest }: MenuLinkProps) => {
  const { isEmbedded } = useShell();
  const address = useOnwardAddress()(entry);
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
        handTokenOver();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
};
