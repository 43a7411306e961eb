import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { TextField, type TextFieldProps } from "@evolve/widgets/text-field";

/** The name of what a list holds: a team, a skill, a queue. */
export const NameField = ({ maxLength = limits.nameMax, ...field }: Omit<TextFieldProps, "label">) => {
  const { words } = useShell();
  return (
    <TextField {...field} label={words.t("organization.name")} isRequired maxLength={maxLength} autoComplete="off" />
  );
};
