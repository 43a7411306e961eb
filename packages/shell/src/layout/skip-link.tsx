import { useWords } from "@evolve/i18n/react";
import type { MouseEvent, RefObject } from "react";

/** Jumps over header and sidebar. The address's hash names the screen, so the jump is made by hand. */
export const SkipLink = ({ target }: { readonly target: RefObject<HTMLElement | null> }) => {
  const words = useWords();
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a className="sh-skip" href="#main" onClick={jump}>
      {words.t("shell.skip")}
    </a>
  );
};
