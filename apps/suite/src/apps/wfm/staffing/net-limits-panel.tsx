import { NetStaffingLimits } from "@evolve/contracts/user-settings";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel } from "@evolve/shell/kit";
import { useState } from "react";
import { FormPart } from "../../../parts/form-part.tsx";
import { NumberField } from "../setup/fields.tsx";
import { usualLimits } from "./use-net-limits.ts";

interface NetLimitsPanelProps {
  readonly limits: NetStaffingLimits;
  readonly onSave: (limits: NetStaffingLimits) => Promise<void>;
  readonly onClose: () => void;
}

const steps = ["requirement.limitSlightly", "requirement.limitClearly", "requirement.limitFar"] as const;

/** From how many people short and over each colour of the net view begins. */
export const NetLimitsPanel = ({ limits, onSave, onClose }: NetLimitsPanelProps) => {
  const { toasts, user, words } = useShell();
  const { t } = words;
  const [round, setRound] = useState(0);
  const form = useAppForm<NetStaffingLimits, NetStaffingLimits>({
    schema: NetStaffingLimits,
    defaultValues: limits,
    draft: { userId: user.id, form: "net-limits", secretFields: [] },
    onSave: async (chosen) => {
      await onSave(chosen);
      toasts.show({ tone: "success", text: t("requirement.limitsSaved") });
      onClose();
    },
  });
  const side = (name: "short" | "over", title: string) => (
    <FormPart legend={title} isStacked>
      {steps.map((step, at) => (
        <NumberField
          key={step}
          control={form.control}
          name={`${name}.${at}`}
          label={t(step)}
          error={form.faultOf(`${name}.${at}` as "short")}
        />
      ))}
    </FormPart>
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t("requirement.limits")}
      isEdit
      customButton={{
        label: t("requirement.usualLimits"),
        onPress: () => {
          form.setValue("short", usualLimits.short, { shouldDirty: true });
          form.setValue("over", usualLimits.over, { shouldDirty: true });
          form.clearErrors();
          setRound(round + 1);
        },
      }}
    >
      <p>{t("requirement.limitsText")}</p>
      {/* Fields that hold no number begin again with the usual ones. */}
      <div key={round} className="ev-modal-fields">
        {side("short", t("requirement.legendShort"))}
        {side("over", t("requirement.legendOver"))}
      </div>
    </FormPanel>
  );
};
