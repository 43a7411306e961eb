import {
  calibrationChoices,
  CalibrationFields,
  calibrationLimits,
  startCalibration,
} from "@evolve/contracts/calibrations";
import type { Interaction } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { choicesOf } from "../evaluations/choices.ts";
import { FormSelect } from "../form-select.tsx";

interface CalibrateDialogProps {
  readonly interaction: Interaction;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

type Fields = z.output<typeof CalibrationFields>;

/** Chooses with which form an interaction is calibrated, and by whom. */
export const CalibrateDialog = ({ interaction, onMade, onClose }: CalibrateDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const choices = useQuery(choicesOf(client));
  const people = useQuery({
    queryKey: ["calibrations", "choices"],
    queryFn: async ({ signal }) => (await client.call(calibrationChoices, {}, { signal })).evaluators,
  });
  const form = useAppForm<z.input<typeof CalibrationFields>, Fields>({
    schema: CalibrationFields,
    defaultValues: { formId: "", evaluatorIds: [], referenceEvaluatorId: null },
    onSave: async (fields) => {
      const body = { ...fields, interactionId: interaction.id };
      const { calibration } = await client.call(startCalibration, { body });
      void queryClient.invalidateQueries({ queryKey: ["calibrations"] });
      onMade(calibration.id);
    },
  });
  const chosen = useWatch({ control: form.control, name: "evaluatorIds" });
  const offered = choices.data?.forms.filter(({ isOffered }) => isOffered) ?? [];
  const evaluators = (people.data ?? []).filter(({ id }) => id !== interaction.agent.id);
  return (
    <Modal
      isOpen
      title={t("quality.calibrateTitle")}
      saveLabel={t("quality.calibrateNow")}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      <div className="ev-modal-fields">
        <p>{t("quality.calibrateText")}</p>
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        {choices.data && offered.length === 0 && <Banner tone="info">{t("quality.noForms")}</Banner>}
        <Controller
          control={form.control}
          name="formId"
          render={({ field: { value, onChange } }) => (
            <FormSelect forms={offered} value={value} onChange={onChange} error={form.faultOf("formId")} />
          )}
        />
        <Controller
          control={form.control}
          name="evaluatorIds"
          render={({ field: { value, onChange, onBlur } }) => (
            <MultiSelect
              label={t("quality.evaluators")}
              description={t("quality.calibrateHint")}
              placeholder={t("quality.calibrateChoose")}
              isSearchable
              isRequired
              options={evaluators.map(({ id, name }) => ({ id, label: name }))}
              isLoading={people.isPending}
              hasFailed={people.isError}
              onRetry={() => void people.refetch()}
              maximum={calibrationLimits.evaluatorsMax}
              value={{ all: false, selected: value }}
              onChange={({ selected }) => {
                onChange(selected);
                const { referenceEvaluatorId } = form.getValues();
                if (referenceEvaluatorId !== null && !selected.includes(referenceEvaluatorId))
                  form.setValue("referenceEvaluatorId", null);
              }}
              onBlur={onBlur}
              error={form.faultOf("evaluatorIds")}
            />
          )}
        />
        <Controller
          control={form.control}
          name="referenceEvaluatorId"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("quality.referenceEvaluator")}
              description={t("quality.referenceHint")}
              placeholder={t("quality.noReference")}
              options={evaluators.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ id, label: name }))}
              value={value}
              onChange={onChange}
              onClear={() => onChange(null)}
              error={form.faultOf("referenceEvaluatorId")}
            />
          )}
        />
      </div>
    </Modal>
  );
};
