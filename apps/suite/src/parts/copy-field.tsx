import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import Copy from "lucide-react/icons/copy";
import parts from "./parts.module.css";

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A text to read and to copy; its screen lists the words of `list`. */
export const CopyField = ({ label, value }: CopyFieldProps) => {
  const { toasts, words } = useShell();
  const { t } = words;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ tone: "success", text: t("list.copied") });
    } catch {
      toasts.show({ tone: "warning", text: t("list.notCopied") });
    }
  };
  return (
    <div className={parts.copyField}>
      <TextField label={label} value={value} isReadOnly onFocus={(event) => event.currentTarget.select()} />
      <Button icon={<Copy />} aria-label={`${t("list.copy")}: ${label}`} onPress={() => void copy()}>
        {t("list.copy")}
      </Button>
    </div>
  );
};
