import { useWords } from "@evolve/i18n/react";
import { Kbd } from "@evolve/widgets/kbd";
import { Modal } from "@evolve/widgets/modal";
import { Switch } from "@evolve/widgets/switch";
import { useState } from "react";
import type { Command } from "../commands/command.ts";
import { closeSurface, useOfferedCommands } from "../commands/registry.ts";
import { isMacKeyboard, isSingleKey, keyNames } from "./keys.ts";
import styles from "./shortcuts.module.css";

interface ShortcutsModalProps {
  readonly hasSingleKeys: boolean;
  readonly onSingleKeysChange: (isOn: boolean) => void;
}

type Shortcut = Command & { readonly keys: string };

/** Every shortcut that works where one is, from the registry that also runs them. */
export const ShortcutsModal = ({ hasSingleKeys, onSingleKeysChange }: ShortcutsModalProps) => {
  const { t } = useWords();
  const commands = useOfferedCommands().filter((command): command is Shortcut => command.keys !== undefined);
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
        />
        <ShortcutList
          title={t("palette.everywhere")}
          commands={commands.filter(({ isOfScreen }) => !isOfScreen)}
          hasSingleKeys={hasSingleKeys}
        />
        <div>
          <Switch
            isSelected={hasSingleKeys}
            onChange={onSingleKeysChange}
            onLabel={t("common.yes")}
            offLabel={t("common.no")}
          >
            {t("palette.singleKeys")}
          </Switch>
          <p className={styles.note}>{t("palette.singleKeysText")}</p>
        </div>
      </div>
    </Modal>
  );
};

interface ShortcutListProps {
  readonly title: string;
  readonly commands: readonly Shortcut[];
  readonly hasSingleKeys: boolean;
}

const ShortcutList = ({ title, commands, hasSingleKeys }: ShortcutListProps) => {
  const words = useWords();
  const [isMac] = useState(isMacKeyboard);
  const working = commands.filter(({ keys }) => hasSingleKeys || !isSingleKey(keys));
  if (working.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {working.map(({ id, name, keys }) => (
          <div key={id} className={styles.line}>
            <dt>{name(words)}</dt>
            <dd>
              <Kbd keys={keyNames(keys, isMac)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
