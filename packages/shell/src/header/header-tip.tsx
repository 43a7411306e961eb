import { type ReactNode, useEffect, useRef, useState } from "react";

interface HeaderTipProps {
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

const delayMs = 500;

/** A tooltip of the header, which carries no widgets: after 500 ms on hover, at once on keyboard focus, gone on Escape. */
export const HeaderTip = ({ text, isDisabled = false, children }: HeaderTipProps) => {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      role="presentation"
      className="sh-tip-place"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setShown(true), delayMs);
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && setShown(true)}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
    >
      {children}
      {isShown && !isDisabled && (
        <span className="sh-tip" role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
};
