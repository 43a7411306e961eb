import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { TextField, type TextFieldProps } from "@evolve/widgets/text-field";

/** The name of a team, group, employee group or skill. */
export const NameField = (field: Omit<TextFieldProps, "label">) => {
  const { words } = useShell();
  return (
    <TextField
      {...field}
      label={words.t("organization.name")}
      isRequired
      maxLength={limits.nameMax}
      autoComplete="off"
    />
  );
};
