import { TextField } from "@evolve/widgets/text-field";
import type { Ref } from "react";
import { keepDigits } from "./one-time-code.ts";

interface CodeFieldProps {
  readonly name: "totp" | "confirmationCode";
  readonly label: string;
  readonly description?: string;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits, from an authenticator app or a mail. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    size="large"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    onInput={keepDigits}
  />
);
