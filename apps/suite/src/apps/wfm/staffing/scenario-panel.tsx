import { codeOf } from "@evolve/contracts/errors";
import { planningLimits } from "@evolve/contracts/planning";
import { deleteScenario, saveScenario, type Scenario, ScenarioForm } from "@evolve/contracts/staffing-scenarios";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useAction, useSaved } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { ConfirmPopover } from "@evolve/widgets/confirm-popover";
import { TextField } from "@evolve/widgets/text-field";
import type * as z from "zod/mini";
import { NumberField } from "../setup/fields.tsx";

interface ScenarioPanelProps {
  readonly planningGroupId: string;
  /** Null: a new one. */
  readonly scenario: Scenario | null;
  readonly onSaved: (scenario: Scenario) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

type Fields = z.output<typeof ScenarioForm>;

const unchanged: Fields = {
  name: "",
  parameters: {
    serviceLevel: null,
    targetSeconds: null,
    volumePercent: 0,
    handleTimePercent: 0,
    shrinkagePoints: 0,
    peopleMax: null,
  },
};

/** Creates a scenario, or changes one: how it differs from the forecast and the set-up. */
export const ScenarioPanel = ({ planningGroupId, scenario, onSaved, onDeleted, onClose }: ScenarioPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("staffingScenarios", onClose);
  const form = useAppForm<Fields, Fields>({
    schema: ScenarioForm,
    timesOf: (field) => (field === "parameters.shrinkagePoints" || field === "parameters.serviceLevel" ? 100 : 1),
    defaultValues: scenario === null ? unchanged : { name: scenario.name, parameters: scenario.parameters },
    draft: { userId: user.id, form: `scenario-${scenario?.id ?? `of-${planningGroupId}`}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      const body = scenario === null ? fields : { ...fields, id: scenario.id, version: scenario.version };
      const answer = await client.call(saveScenario, { params: { planningGroupId }, body });
      onSaved(answer.scenario);
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const remove = useAction({
    run: ({ id }: Scenario) => client.call(deleteScenario, { params: { scenarioId: id } }),
    done: ({ name }) => t("organization.deleted", { name }),
    invalidates: [["staffingScenarios"]],
    onDone: () => {
      onDeleted();
      onClose();
    },
  });
  const field = (name: keyof Fields["parameters"], label: string, times = 1, description?: string) => (
    <NumberField
      control={form.control}
      name={`parameters.${name}`}
      label={label}
      description={description}
      times={times}
      error={form.faultOf(`parameters.${name}`)}
    />
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(scenario === null ? "requirement.newScenario" : "requirement.editScenario")}
      isEdit={scenario !== null}
    >
      <TextField
        {...form.text("name")}
        label={t("organization.name")}
        isRequired
        maxLength={planningLimits.nameMax}
        autoComplete="off"
      />
      {field("volumePercent", t("requirement.volumePercent"))}
      {field("handleTimePercent", t("requirement.handleTimePercent"))}
      {field("shrinkagePoints", t("requirement.shrinkagePoints"), 100)}
      {field("serviceLevel", t("planning.serviceLevelPercent"), 100, t("requirement.goalHint"))}
      {field("targetSeconds", t("planning.targetSeconds"), 1, t("requirement.goalHint"))}
      {field("peopleMax", t("requirement.peopleMax"), 1, t("requirement.peopleMaxHint"))}
      {scenario !== null && (
        <ConfirmPopover
          trigger={
            <Button variant="danger" isPending={remove.isPending}>
              {t("requirement.deleteScenario")}
            </Button>
          }
          title={t("requirement.deleteScenarioTitle")}
          text={t("requirement.deleteScenarioText", { name: scenario.name })}
          dismissLabel={t("common.cancel")}
          confirmLabel={t("requirement.deleteScenario")}
          onConfirm={() => remove.mutate(scenario)}
        />
      )}
    </FormPanel>
  );
};
