import { codeOf } from "@evolve/contracts/errors";
import { planningLimits } from "@evolve/contracts/planning";
import { type Rotation, RotationFields, saveRotation, searchRotations } from "@evolve/contracts/work-plans";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { DateField } from "@evolve/widgets/date-field";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Controller } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { agentChoices, optionsOfNames } from "../setup/choices.ts";
import styles from "./plans.module.css";

const newRotation = (): Rotation => ({ id: "", name: "", firstDay: "", workPlanIds: [], version: 1 });

/** Creates a rotation, or changes one. */
export const RotationPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="rotations"
      title={words.t("workPlans.rotationsEdit")}
      read={async (id, signal) =>
        (await client.call(searchRotations, { body: { filter: { id: [id] } } }, { signal })).rotations[0]
      }
    >
      {(rotation) => <RotationForm {...panel} rotation={rotation ?? newRotation()} />}
    </RowPanel>
  );
};

const RotationForm = ({ rowId, rotation, onClose }: PanelProps & { readonly rotation: Rotation }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("rotations", onClose);
  const choices = useQuery(agentChoices(client));
  const { name, firstDay, workPlanIds, version } = rotation;
  const form = useAppForm<RotationFields, RotationFields>({
    schema: RotationFields,
    defaultValues: { name, firstDay, workPlanIds },
    draft: { userId: user.id, form: `rotation-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      await client.call(saveRotation, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const plans = optionsOfNames(choices.data?.workPlans);
  const [first] = plans;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "workPlans.rotationsCreate" : "workPlans.rotationsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <Controller
        control={form.control}
        name="firstDay"
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            label={t("workPlans.rotationStart")}
            description={t("workPlans.rotationStartHint")}
            name="firstDay"
            isRequired
            value={value === "" ? null : value}
            onChange={(day) => onChange(day ?? "")}
            onBlur={onBlur}
            error={form.faultOf("firstDay")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="workPlanIds"
        render={({ field: { value, onChange } }) => (
          <FormPart
            legend={t("workPlans.rotationPlans")}
            isStacked
            fault={value.length === 0 ? form.faultOf("workPlanIds") : undefined}
          >
            {value.map((planId, index) => (
              <div key={index} className={styles.turn}>
                <Select
                  label={t("workPlans.weekNumber", { number: index + 1 })}
                  placeholder={t("workPlans.title")}
                  options={plans}
                  value={planId}
                  onChange={(chosen) => onChange(value.map((one, at) => (at === index ? chosen : one)))}
                />
                <IconButton
                  label={t("workPlans.removeWeek", { number: index + 1 })}
                  icon={<Trash />}
                  onPress={() => onChange(value.filter((_, at) => at !== index))}
                />
              </div>
            ))}
            <Button
              icon={<Plus />}
              isDisabled={!first}
              onPress={() => first && onChange([...value, value.at(-1) ?? first.id])}
            >
              {t("workPlans.addWeek")}
            </Button>
          </FormPart>
        )}
      />
    </FormPanel>
  );
};
