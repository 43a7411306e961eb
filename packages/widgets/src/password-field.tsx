import { useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  showLabel: string;
  hideLabel: string;
  /** Shown while Caps Lock is on and the field has the focus. */
  capsLockHint: string;
  autoComplete: "current-password" | "new-password";
}

/** A password that can be looked at. It is hidden again when its form is sent. */
export function PasswordField({ showLabel, hideLabel, capsLockHint, description, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);

  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState("CapsLock"));

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...rest}
      type={isShown ? "text" : "password"}
      description={isCapsLock ? capsLockHint : description}
      onKeyDown={(event) => {
        noticeCapsLock(event);
        if (event.key === "Enter") setShown(false);
        rest.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        noticeCapsLock(event);
        rest.onKeyUp?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setCapsLock(false);
        rest.onBlur?.(event);
      }}
      end={
        <button
          type="button"
          className="ev-control-button"
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          disabled={rest.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
}
