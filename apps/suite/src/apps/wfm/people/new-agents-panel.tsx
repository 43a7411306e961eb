import { addPlanningAgents, NewPlanningAgents, searchUnplannedUsers } from "@evolve/contracts/planning-people";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, useSaved } from "@evolve/shell/kit";
import { type ChoiceOption, MultiSelect } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { today } from "../../../parts/local-days.ts";
import { agentChoices, businessUnitChoices } from "../setup/choices.ts";
import { SelectField } from "../setup/fields.tsx";
import { Day } from "./periods.tsx";
import { assignmentOf, type Named, planOptions } from "./plan-choice.ts";

const optionOf = (user: { id: string; name: string; teamName: string | null }): ChoiceOption => ({
  id: user.id,
  label: user.name,
  ...(user.teamName !== null && { description: user.teamName }),
});

/** Has users planned in a business unit, by a plan where one is chosen. */
export const NewAgentsPanel = (props: PanelProps) => {
  const { client } = useShell();
  const units = useQuery(businessUnitChoices(client));
  const choices = useQuery(agentChoices(client));
  if (units.isPending || choices.isPending) return null;
  const { workPlans = [], rotations = [] } = choices.data ?? {};
  return <NewAgentsForm {...props} units={units.data ?? []} workPlans={workPlans} rotations={rotations} />;
};

interface NewAgentsFormProps extends PanelProps {
  readonly units: readonly ChoiceOption[];
  readonly workPlans: readonly Named[];
  readonly rotations: readonly Named[];
}

const NewAgentsForm = ({ units, workPlans, rotations, onClose }: NewAgentsFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("agents", onClose);
  // Where there is one plan only, it is meant.
  const plan = workPlans.length + rotations.length === 1 ? (workPlans[0] ?? rotations[0]) : undefined;
  const form = useAppForm<NewPlanningAgents, NewPlanningAgents>({
    schema: NewPlanningAgents,
    defaultValues: {
      businessUnitId: units[0]?.id ?? "",
      userIds: [],
      ...(plan && { assignment: { fromDay: today(), ...assignmentOf(plan.id, rotations) } }),
    },
    draft: { userId: user.id, form: "agents-new", secretFields: [] },
    onSave: async (fields) => {
      const { added } = await client.call(addPlanningAgents, { body: fields });
      saved(t("workPlans.agentsAdded", { count: added }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={t("workPlans.agentsAdd")} saveLabel={t("workPlans.agentsAddShort")}>
      <SelectField
        control={form.control}
        name="businessUnitId"
        label={t("planning.businessUnit")}
        placeholder={t("planning.chooseBusinessUnit")}
        options={units}
        error={form.faultOf("businessUnitId") === undefined ? undefined : t("planning.chooseBusinessUnit")}
        isRequired
      />
      <Controller
        control={form.control}
        name="userIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            label={t("workPlans.people")}
            description={t("workPlans.peopleHint")}
            name="userIds"
            isRequired
            isSearchable
            server={{
              queryKey: ["agents", "unplanned"],
              fetchChoices: async (search, signal) => {
                const { users, totalRecords } = await client.call(
                  searchUnplannedUsers,
                  { body: { search } },
                  { signal },
                );
                return { options: users.map(optionOf), total: totalRecords };
              },
            }}
            value={{ all: false, selected: value }}
            onChange={(change) => onChange([...change.selected])}
            onBlur={onBlur}
            error={form.faultOf("userIds")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="assignment"
        render={({ field: { value, onChange } }) => (
          <>
            <Select
              label={t("workPlans.plan")}
              description={t("workPlans.planLater")}
              placeholder={t("workPlans.noPlanYet")}
              options={planOptions(workPlans, rotations, t("workPlans.rotation"))}
              value={value?.workPlanId ?? value?.rotationId ?? null}
              onChange={(id) => onChange({ fromDay: value?.fromDay ?? today(), ...assignmentOf(id, rotations) })}
            />
            {value && (
              <Day
                label={t("workPlans.from")}
                isRequired
                value={value.fromDay}
                onChange={(day) => onChange({ ...value, fromDay: day ?? "" })}
              />
            )}
          </>
        )}
      />
    </FormPanel>
  );
};
