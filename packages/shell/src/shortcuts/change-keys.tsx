import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Command } from "../commands/command.ts";
import { areReserved, holderOf, keysOfPress } from "./chosen-keys.ts";
import { isMacKeyboard, keyNames } from "./keys.ts";
import styles from "./shortcuts.module.css";

interface ChangeKeysProps {
  readonly command: Command;
  /** All that are offered now. */
  readonly commands: readonly Command[];
  /** Undefined for the usual keys, empty for none. */
  readonly onChange: (keys: string | undefined) => void;
  readonly onClose: () => void;
}

/** Takes the next keys that are pressed for a command. Tab leaves the field, and Escape leaves everything as it was. */
export const ChangeKeys = ({ command, commands, onChange, onClose }: ChangeKeysProps) => {
  const words = useWords();
  const { t } = words;
  const [isMac] = useState(isMacKeyboard);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const faultOf = (keys: string | null): string | undefined => {
    if (keys === null) return t("palette.keysUnfit", { mod: isMac ? "⌘" : "Ctrl" });
    const shown = keyNames(keys, isMac).join(" ");
    if (areReserved(keys)) return t("palette.keysReserved", { keys: shown });
    const holder = holderOf(keys, commands, command.id);
    return holder && t("palette.keysTaken", { keys: shown, name: holder.name(words) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Tab" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return onClose();
    const keys = keysOfPress(event.nativeEvent, isMac);
    if (keys === undefined) return undefined;
    const found = faultOf(keys);
    setFault(found);
    if (keys !== null && found === undefined) onChange(keys === command.usualKeys ? undefined : keys);
    return undefined;
  };
  return (
    <div className={styles.change} role="group" aria-label={t("palette.changeKeys", { name: command.name(words) })}>
      <TextField
        ref={field}
        label={t("palette.newKeys")}
        description={t("palette.newKeysHint")}
        error={fault}
        isReadOnly
        value=""
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        {command.keys !== command.usualKeys && (
          <Button size="small" onPress={() => onChange(undefined)}>
            {t("palette.usualKeys", { keys: keyNames(command.usualKeys ?? "", isMac).join(" ") })}
          </Button>
        )}
        {command.keys !== undefined && (
          <Button size="small" onPress={() => onChange("")}>
            {t("palette.turnOff")}
          </Button>
        )}
        <Button size="small" variant="ghost" onPress={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </div>
  );
};
