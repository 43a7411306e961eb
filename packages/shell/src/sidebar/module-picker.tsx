import type { NavigationModule } from "@evolve/contracts/navigation";
import { useWords } from "@evolve/i18n/react";
import { ModuleIcon } from "@evolve/widgets/module-icon";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { Suspense, useRef } from "react";
import { entryName } from "../navigation/names.ts";
import { firstEntry, pickableModules } from "../navigation/navigation-model.ts";
import { useOpenEntry } from "../navigation/use-open-entry.ts";
import { Popover } from "../overlays/overlays.ts";
import { useShell } from "../shell-context.ts";

interface ModulePickerProps {
  readonly module: NavigationModule;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPicked: () => void;
}

/** The first modules have large buttons, side by side. */
const topButtons = 4;

/** The current module, and a button to switch. With a single module it is only a name. */
export const ModulePicker = ({ module, isOpen, onOpenChange, onPicked }: ModulePickerProps) => {
  const words = useWords();
  const { modules, tenant, isEmbedded } = useShell();
  const openEntry = useOpenEntry();
  const button = useRef<HTMLButtonElement>(null);
  const offered = pickableModules(modules);
  const name = entryName(words, module);
  const face = (
    <>
      <span className="sh-picker-icon">
        <ModuleIcon name={module.iconSvg} />
      </span>
      <span className="sh-picker-words">
        <span className="sh-picker-name">{name}</span>
        <span className="sh-picker-tenant">{tenant.name}</span>
      </span>
    </>
  );
  if (offered.length === 0) return <div className="sh-picker sh-picker-alone">{face}</div>;

  const pick = (picked: NavigationModule) => {
    onOpenChange(false);
    onPicked();
    const entry = firstEntry(picked, isEmbedded);
    if (entry !== undefined && picked.id !== module.id) openEntry(entry);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-picker"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Popover.fetch}
        onFocus={Popover.fetch}
        onClick={() => onOpenChange(!isOpen)}
      >
        {face}
        <span className="ev-sr">{words.t("shell.switchModule")}</span>
        <ChevronsUpDown className="sh-picker-chevron" />
      </button>
      <Suspense>
        {isOpen && (
          <Popover
            label={words.t("shell.modules")}
            className="sh-modules"
            anchor={button}
            isOpen
            onOpenChange={onOpenChange}
          >
            <ul className="sh-module-list">
              {offered.map((candidate, index) => (
                <li key={candidate.id} className={index < topButtons ? "sh-module-top" : "sh-module-row"}>
                  <ModuleButton
                    module={candidate}
                    isCurrent={candidate.id === module.id}
                    onPick={() => pick(candidate)}
                  />
                </li>
              ))}
            </ul>
          </Popover>
        )}
      </Suspense>
    </>
  );
};

interface ModuleButtonProps {
  readonly module: NavigationModule;
  readonly isCurrent: boolean;
  readonly onPick: () => void;
}

const ModuleButton = ({ module, isCurrent, onPick }: ModuleButtonProps) => {
  const words = useWords();
  return (
    <button type="button" className="sh-module" data-current={isCurrent || undefined} onClick={onPick}>
      <span className="sh-picker-icon">
        <ModuleIcon name={module.iconSvg} />
      </span>
      <span>{entryName(words, module)}</span>
      {isCurrent && <span className="ev-sr">, {words.t("shell.currentModule")}</span>}
    </button>
  );
};
