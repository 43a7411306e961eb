import { type ReactNode, type Ref, useRef } from "react";
import { useTitle } from "../app-context.ts";
import { useTakeFocus } from "./take-focus.ts";

interface HeadingProps {
  readonly title: string;
  /** One or two sentences under it. */
  readonly lead?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The page's one h1, which also names the page in the browser's title. */
export const Heading = ({ title, lead, ref }: HeadingProps) => {
  useTitle(title);
  return (
    <div className="heading">
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
  );
};

/** The heading of a page without a field to start in: it takes the focus itself, so that a screen reader begins there. */
export const PageHeading = (props: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading);
  return <Heading {...props} ref={heading} />;
};
