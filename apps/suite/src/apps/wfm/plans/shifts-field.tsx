import type { ActivityCode } from "@evolve/contracts/activity-codes";
import { workPlanLimits } from "@evolve/contracts/work-plans";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import Plus from "lucide-react/icons/plus";
import { useFieldArray } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { newShift } from "./new-shift.ts";
import type { PlanForm } from "./plan-form.ts";
import { ShiftFields } from "./shift-fields.tsx";

interface ShiftsFieldProps {
  readonly form: PlanForm;
  readonly codes: readonly ActivityCode[];
}

/** The kinds of shift that a plan allows. */
export const ShiftsField = ({ form, codes }: ShiftsFieldProps) => {
  const { t } = useWords();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "shifts" });
  return (
    <FormPart legend={t("workPlans.shifts")} isStacked fault={fields.length === 0 ? form.faultOf("shifts") : undefined}>
      {fields.map((field, index) => (
        <ShiftFields key={field.id} form={form} codes={codes} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < workPlanLimits.shiftsMax && (
        <Button
          icon={<Plus />}
          onPress={() => append(newShift(t("workPlans.shiftNumber", { number: fields.length + 1 })))}
        >
          {t("workPlans.addShift")}
        </Button>
      )}
    </FormPart>
  );
};
