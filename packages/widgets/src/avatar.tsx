import "./avatar.css";
import { cx } from "./internal/cx.ts";
import { initialsOf, personColourOf } from "./logic/initials.ts";

export interface AvatarProps {
  readonly name: string;
  /** What the colour is taken from, when the name may change: an id or an address. */
  readonly seed?: string | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Leave out where the name is shown beside it: the avatar is then decorative. */
  readonly isNamed?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Initials on a colour that stays with the person. */
export const Avatar = ({ name, seed = name, size = "medium", isNamed, className }: AvatarProps) => {
  const named = isNamed ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <span {...named} className={cx("ev-avatar", `ev-avatar-${size}`, `ev-avatar-${personColourOf(seed)}`, className)}>
      {initialsOf(name)}
    </span>
  );
};
