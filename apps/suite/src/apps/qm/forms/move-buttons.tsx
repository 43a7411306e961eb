import { useShell } from "@evolve/shell";
import { IconButton } from "@evolve/widgets/icon-button";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash-2";

interface MoveButtonsProps {
  /** What is moved: "question 2". */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a section or question up and down, without dragging, and removes it. */
export const MoveButtons = ({ name, at, count, onMove, onRemove }: MoveButtonsProps) => {
  const { t } = useShell().words;
  return (
    <>
      <IconButton
        label={t("quality.moveUp", { name })}
        icon={<ArrowUp />}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <IconButton
        label={t("quality.moveDown", { name })}
        icon={<ArrowDown />}
        isDisabled={at === count - 1}
        onPress={() => onMove(at + 1)}
      />
      <IconButton label={t("quality.remove", { name })} icon={<Trash />} onPress={onRemove} />
    </>
  );
};
