import "./kbd.css";
import { Fragment } from "react";

export interface KbdProps {
  /** What stands on the keys that are pressed together: `["Ctrl", "K"]`. */
  readonly keys: readonly string[];
}

/** Keys to press. */
export const Kbd = ({ keys }: KbdProps) => (
  <span className="ev-kbd">
    {keys.map((key) => (
      <Fragment key={key}>
        {key !== keys[0] && " "}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </span>
);
