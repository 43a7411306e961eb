import { useWords } from "@evolve/i18n/react";
import { IconButton } from "@evolve/widgets/icon-button";
import { Kbd } from "@evolve/widgets/kbd";
import { Modal } from "@evolve/widgets/modal";
import { Switch } from "@evolve/widgets/switch";
import Pencil from "lucide-react/icons/pencil";
import { useRef, useState } from "react";
import type { Command } from "../commands/command.ts";
import { closeSurface, useOfferedCommands } from "../commands/registry.ts";
import { ChangeKeys } from "./change-keys.tsx";
import { isMacKeyboard, isSingleKey, keyNames } from "./keys.ts";
import styles from "./shortcuts.module.css";

interface ShortcutsModalProps {
  /** Undefined for the usual keys, empty for none. */
  readonly onKeysChange: (commandId: string, keys: string | undefined) => void;
  readonly hasSingleKeys: boolean;
  readonly onSingleKeysChange: (isOn: boolean) => void;
}

/** Every shortcut that works where one is, from the registry that also runs them. */
export const ShortcutsModal = ({ hasSingleKeys, onSingleKeysChange, onKeysChange }: ShortcutsModalProps) => {
  const { t } = useWords();
  const all = useOfferedCommands();
  const commands = all.filter(({ keys, usualKeys }) => keys !== undefined || usualKeys !== undefined);
  return (
    <Modal
      isOpen
      size="small"
      title={t("palette.shortcuts")}
      footer={<></>}
      onOpenChange={(isOpen) => !isOpen && closeSurface()}
    >
      <div className={styles.lists}>
        <ShortcutList
          title={t("palette.onThisPage")}
          commands={commands.filter(({ isOfScreen }) => isOfScreen)}
          hasSingleKeys={hasSingleKeys}
          all={all}
          onKeysChange={onKeysChange}
        />
        <ShortcutList
          title={t("palette.everywhere")}
          commands={commands.filter(({ isOfScreen }) => !isOfScreen)}
          hasSingleKeys={hasSingleKeys}
          all={all}
          onKeysChange={onKeysChange}
        />
        <div>
          <Switch
            isSelected={hasSingleKeys}
            onChange={onSingleKeysChange}
            onLabel={t("palette.singleKeysOn")}
            offLabel={t("palette.singleKeysOff")}
          >
            {t("palette.singleKeys")}
          </Switch>
          <p className={styles.note}>{t("palette.singleKeysText")}</p>
        </div>
      </div>
    </Modal>
  );
};

interface ShortcutListProps extends Pick<ShortcutsModalProps, "hasSingleKeys" | "onKeysChange"> {
  readonly title: string;
  readonly commands: readonly Command[];
  /** Listed here or not. */
  readonly all: readonly Command[];
}

const ShortcutList = ({ title, commands, all, hasSingleKeys, onKeysChange }: ShortcutListProps) => {
  const words = useWords();
  const { t } = words;
  const [isMac] = useState(isMacKeyboard);
  const [changedId, setChangedId] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const working = commands.filter(
    ({ keys, usualKeys }) => usualKeys !== undefined || hasSingleKeys || !isSingleKey(keys ?? ""),
  );
  if (working.length === 0) return null;
  const close = (id: string): void => {
    setChangedId(null);
    buttons.current.get(id)?.focus();
  };
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {working.map((command) => {
          const { id, name, keys, usualKeys } = command;
          const isHeard = keys !== undefined && (hasSingleKeys || !isSingleKey(keys));
          return (
            <div key={id} className={styles.line}>
              <dt>{name(words)}</dt>
              <dd>
                {isHeard ? <Kbd keys={keyNames(keys, isMac)} /> : t("palette.keysOff")}
                {usualKeys !== undefined && (
                  <IconButton
                    ref={(button: HTMLButtonElement | null) => {
                      if (button) buttons.current.set(id, button);
                    }}
                    size="small"
                    label={t("palette.changeKeys", { name: name(words) })}
                    icon={<Pencil />}
                    aria-expanded={changedId === id}
                    onPress={() => setChangedId(changedId === id ? null : id)}
                  />
                )}
              </dd>
              {changedId === id && (
                <dd className={styles.whole}>
                  <ChangeKeys
                    command={command}
                    commands={all}
                    onChange={(chosen) => {
                      onKeysChange(id, chosen);
                      close(id);
                    }}
                    onClose={() => close(id)}
                  />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
};
