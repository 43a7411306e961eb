import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useRuntime } from "../runtime-context.ts";

interface ShellLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the shell: `/admin/users`. */
  readonly to: string;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a screen of the suite. It is a real address, so that it can be opened in another tab and copied. */
export const ShellLink = ({ to, onClick, target, children, ...rest }: ShellLinkProps) => {
  const { history } = useRuntime();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target !== undefined && target !== "_self")) return;
    event.preventDefault();
    history.push(to);
  };
  return (
    <a {...rest} href={history.createHref(to)} target={target} onClick={follow}>
      {children}
    </a>
  );
};
