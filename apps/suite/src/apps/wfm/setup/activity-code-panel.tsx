import {
  type ActivityCode,
  ActivityCodeFields,
  saveActivityCode,
  searchActivityCodes,
} from "@evolve/contracts/activity-codes";
import { activityKinds } from "@evolve/contracts/planning-filters";
import { codeOf } from "@evolve/contracts/errors";
import { planningLimits } from "@evolve/contracts/planning";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { ColourCodeField, firstColour } from "../../../parts/colour-code-field.tsx";
import { FormPart } from "../../../parts/form-part.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { activityKindNames, optionsOf } from "./choices.ts";
import { Consequences } from "./consequences.tsx";
import { CheckField, NumberField, SelectField } from "./fields.tsx";

const noCode: ActivityCode = {
  id: "",
  name: "",
  kind: "offQueue",
  isPaid: true,
  isWorkTime: true,
  shrinkage: 0,
  fromHour: 0,
  toHour: 24,
  colorCode: firstColour,
  version: 1,
};

/** Creates an activity code, or changes one. */
export const ActivityCodePanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="activityCodes"
      title={words.t("planning.codesEdit")}
      read={async (id, signal) =>
        (await client.call(searchActivityCodes, { body: { filter: { id: [id] } } }, { signal })).activityCodes[0]
      }
    >
      {(code) => <ActivityCodeForm {...panel} code={code ?? noCode} />}
    </RowPanel>
  );
};

const ActivityCodeForm = ({ rowId, code, onClose }: PanelProps & { readonly code: ActivityCode }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("activityCodes", onClose);
  const { name, kind, colorCode, isPaid, isWorkTime, shrinkage, fromHour, toHour, version } = code;
  const form = useAppForm<ActivityCodeFields, ActivityCodeFields>({
    schema: ActivityCodeFields,
    timesOf: (field) => (field === "shrinkage" ? 100 : 1),
    defaultValues: { name, kind, colorCode, isPaid, isWorkTime, shrinkage, fromHour, toHour },
    draft: { userId: user.id, form: `activity-code-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      await client.call(saveActivityCode, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const { control } = form;
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "planning.codesCreate" : "planning.codesEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <SelectField
        control={control}
        name="kind"
        label={t("planning.kind")}
        placeholder={t("planning.kind")}
        options={optionsOf(words, activityKinds, activityKindNames)}
        isRequired
      />
      <ColourCodeField control={control} name="colorCode" error={form.faultOf("colorCode")} />
      <CheckField control={control} name="isPaid" label={t("planning.paid")} />
      <CheckField control={control} name="isWorkTime" label={t("planning.workTime")} />
      <NumberField
        control={control}
        name="shrinkage"
        label={t("planning.shrinkagePercent")}
        description={t("planning.shrinkageHint")}
        times={100}
        error={form.faultOf("shrinkage")}
        isRequired
      />
      <FormPart>
        <NumberField
          control={control}
          name="fromHour"
          label={t("planning.fromHour")}
          error={form.faultOf("fromHour")}
          isRequired
        />
        <NumberField
          control={control}
          name="toHour"
          label={t("planning.toHour")}
          error={form.faultOf("toHour")}
          isRequired
        />
      </FormPart>
      <Consequences
        control={control}
        subject="activityCode"
        id={rowId}
        stored={code}
        of={[
          { fields: ["kind"], text: t("planning.kindConsequence") },
          { fields: ["isPaid", "isWorkTime"], text: t("planning.paidConsequence") },
          { fields: ["shrinkage", "fromHour", "toHour"], text: t("planning.shrinkageConsequence") },
        ]}
      />
    </FormPanel>
  );
};
