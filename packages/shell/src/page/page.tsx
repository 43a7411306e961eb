import "./page.css";
import { type ReactNode, useEffect, useRef } from "react";
import { entryName } from "../navigation/names.ts";
import { usePlace } from "../navigation/use-place.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { documentTitle } from "./document-title.ts";

export interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode;
  /** The page is as high as the window and scrolls inside, as a grid does. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
}

/** A screen: its one h1, its place in the window's title, and the focus that follows navigation. */
export const Page = ({ title, lead, actions, isFilling = false, children }: PageProps) => {
  const { productName, words } = useShell();
  const { hasMoved } = useRuntime();
  const { module } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const under = module === undefined ? "" : entryName(words, module);

  useEffect(() => {
    document.title = documentTitle(title, under, productName);
  }, [title, under, productName]);

  // On the first page the focus stays where a browser puts it: at the start, before the skip link.
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);

  return (
    <div className={isFilling ? "sh-page sh-page-filling" : "sh-page"}>
      <div className="sh-page-head">
        <div className="sh-page-words">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className="sh-page-lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="sh-page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
};
