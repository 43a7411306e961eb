import { useWords } from "@evolve/i18n/react";
import { Select } from "@evolve/widgets/select";
import type { ChosenGroup } from "./use-planning-group.ts";

interface GroupSelectProps {
  readonly chosen: ChosenGroup;
  readonly className?: string | undefined;
}

/** Which planning group is shown. */
export const GroupSelect = ({ chosen: { groups, group, choose }, className }: GroupSelectProps) => {
  const { t } = useWords();
  return (
    <Select
      className={className}
      label={t("planning.planningGroup")}
      placeholder={t("planning.planningGroup")}
      options={groups.map(({ id, name }) => ({ id, label: name }))}
      value={group?.id ?? null}
      onChange={choose}
    />
  );
};
