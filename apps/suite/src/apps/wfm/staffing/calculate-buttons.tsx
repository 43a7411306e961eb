import { listOutdatedStaffing } from "@evolve/contracts/staffing";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { useQuery } from "@tanstack/react-query";
import styles from "./staffing.module.css";
import { useCalculation } from "./use-calculation.ts";

interface CalculateButtonsProps {
  readonly planningGroupId: string;
  readonly label: PlainKey;
}

/** Calculates the planning group, and with it the others of its business unit where they are out of date too. */
export const CalculateButtons = ({ planningGroupId, label }: CalculateButtonsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { start, isRunning } = useCalculation();
  const outdated = useQuery({
    queryKey: ["staffing", planningGroupId, "outdated"],
    queryFn: async ({ signal }) =>
      (await client.call(listOutdatedStaffing, { params: { planningGroupId } }, { signal })).planningGroups,
  });
  const ids = outdated.data?.map(({ id }) => id) ?? [];
  return (
    <span className={styles.actions}>
      <Button variant="primary" isPending={isRunning} onPress={() => start([planningGroupId])}>
        {t(label)}
      </Button>
      {ids.some((id) => id !== planningGroupId) && (
        <Button isDisabled={isRunning} onPress={() => start(ids)}>
          {t("requirement.calculateAll", { count: ids.length })}
        </Button>
      )}
    </span>
  );
};
