import type { PasswordPolicy } from "@evolve/contracts/password-policy";
import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { Checklist } from "@evolve/widgets/checklist";
import { PasswordField, type PasswordFieldProps } from "@evolve/widgets/password-field";
import { Popover } from "@evolve/widgets/popover";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";

interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The password so far, held against the policy. */
  readonly typed: string;
  readonly policy: PasswordPolicy | undefined;
}

/** The new password, with a popover of the rules while it has the focus. Escape closes only the popover. */
export const NewPasswordField = ({ policy, typed, ...field }: NewPasswordFieldProps) => {
  const words = useWords();
  const anchor = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const lines = policy === undefined ? [] : policyLines(words, policy, typed);
  const met = lines.filter(({ isMet }) => isMet).length;
  const isShown = isOpen && lines.length > 0;

  const blur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isShown) return;
    event.stopPropagation();
    setOpen(false);
  };

  return (
    <div ref={anchor} role="presentation" onFocus={() => setOpen(true)} onBlur={blur} onKeyDown={escape}>
      <PasswordField {...field} describedBy={isShown ? listId : undefined} />
      <Popover
        isHint
        isOpen={isShown}
        onOpenChange={setOpen}
        anchor={anchor}
        // Beside the field where there is room, so that it hides none of the others.
        placement={matchMedia("(min-width: 900px)").matches ? "right" : "top start"}
        label={words.t("password.rules")}
      >
        <Checklist
          id={listId}
          label={words.t("password.rules")}
          items={lines}
          progress={typed === "" ? "" : words.t("password.progress", { met, total: lines.length })}
        />
      </Popover>
    </div>
  );
};
