import { useWords } from "@evolve/i18n/react";
import { type ReactNode, useEffect, useRef } from "react";

export interface PageProps {
  readonly title: string;
  readonly kicker?: string;
  readonly lead?: string;
  /** What stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page's one h1, which takes the focus when the page is come to from another, and the window's title. */
export const Page = ({ title, kicker, lead, aside, children }: PageProps) => {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t("gallery.title")}`;
  }, [title, t]);
  useEffect(() => {
    // Nothing has been left behind when the page is the first.
    if (document.activeElement !== document.body) heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="ga-page">
      <header className="ga-page-head">
        {kicker !== undefined && <p className="ga-kicker">{kicker}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="ga-lead">{lead}</p>}
        {aside}
      </header>
      {children}
    </div>
  );
};
