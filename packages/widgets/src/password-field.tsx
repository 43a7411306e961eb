import { useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { useWidgetLabels } from "./labels.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password that can be looked at. It is hidden again when its form is sent. */
export const PasswordField = ({ description, ...rest }: PasswordFieldProps) => {
  const labels = useWidgetLabels("passwordField");
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
      description={isCapsLock ? labels.capsLock : description}
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
          aria-label={isShown ? labels.hide : labels.show}
          title={isShown ? labels.hide : labels.show}
          disabled={rest.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
};
