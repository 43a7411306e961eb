import { activityKinds } from "@evolve/contracts/planning-filters";
import {
  saveStateMapping,
  searchStateMappings,
  type StateMapping,
  StateMappingFields,
  stateMappingLimits,
} from "@evolve/contracts/state-mappings";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import { activityKindNames } from "../setup/choices.ts";

/** Maps a state, or changes what it is right for. */
export const StateMappingPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="state-mappings"
      title={words.t("adherence.mappingsEdit")}
      read={async (id, signal) =>
        (await client.call(searchStateMappings, { body: { filter: { id: [id] } } }, { signal })).mappings[0]
      }
    >
      {(mapping) => <MappingForm {...panel} mapping={mapping} />}
    </RowPanel>
  );
};

const MappingForm = ({ rowId, mapping, onClose }: PanelProps & { readonly mapping: StateMapping | null }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("state-mappings", onClose);
  const form = useAppForm<StateMappingFields, StateMappingFields>({
    schema: StateMappingFields,
    defaultValues: { state: mapping?.state ?? "", kinds: mapping?.kinds ?? [] },
    draft: { userId: user.id, form: `state-mapping-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (fields) => {
      const of = mapping ? { id: mapping.id, version: mapping.version } : {};
      await client.call(saveStateMapping, { body: { ...fields, ...of } });
      saved(t("adherence.mappingSaved", { state: fields.state }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "adherence.mappingsCreate" : "adherence.mappingsEdit")}
      isEdit={rowId !== null}
    >
      <TextField
        {...form.text("state")}
        label={t("adherence.mappingState")}
        description={t("adherence.mappingStateHint")}
        autoComplete="off"
        isRequired
        maxLength={stateMappingLimits.nameMax}
      />
      <Controller
        control={form.control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t("adherence.mappingKinds")}
            description={t("adherence.mappingKindsHint")}
            name="kinds"
            options={activityKinds.map((id) => ({ id, label: t(activityKindNames[id]) }))}
            value={value}
            onChange={onChange}
            error={form.faultOf("kinds")}
          />
        )}
      />
    </FormPanel>
  );
};
