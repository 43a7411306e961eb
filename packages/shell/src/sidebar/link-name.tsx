import { useState } from "react";

/** A name in the menu. Where the menu is too narrow for it, it is cut off and has a tooltip with all of it. */
export const LinkName = ({ name }: { readonly name: string }) => {
  const [isCut, setCut] = useState(false);
  return (
    <span
      className="sh-link-name"
      title={isCut ? name : undefined}
      onPointerEnter={({ currentTarget }) => setCut(currentTarget.scrollWidth > currentTarget.clientWidth)}
    >
      {name}
    </span>
  );
};
