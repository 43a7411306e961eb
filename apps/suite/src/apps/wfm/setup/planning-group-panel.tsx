import { codeOf } from "@evolve/contracts/errors";
import {
  type PlanningGroup,
  PlanningGroupFields,
  savePlanningGroup,
  searchPlanningGroups,
  type ServiceGoal,
  usualTerms,
} from "@evolve/contracts/planning-groups";
import { planningLimits } from "@evolve/contracts/planning";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { agentChoices, businessUnitChoices, optionsOfNames, queueChoices } from "./choices.ts";
import { Consequences } from "./consequences.tsx";
import { NumberField, SelectField } from "./fields.tsx";
import styles from "./setup.module.css";

/** Goals that are typed as a percentage. */
const shares = ["serviceLevel", "abandonRate", "maxOccupancy"] as const;

/** The contract wants a level with a time, also of work that can wait, of whose level nothing is asked. */
const goalOfWork = (goal: ServiceGoal): ServiceGoal => ({
  ...goal,
  serviceLevel: goal.serviceLevel ?? usualTerms.email.goal.serviceLevel,
});

const newPlanningGroup = (businessUnitId: string): PlanningGroup => ({
  id: "",
  businessUnitId,
  name: "",
  isDeferrable: false,
  goal: usualTerms.voice.goal,
  patienceSeconds: null,
  queueIds: [],
  skillId: null,
  version: 1,
});

/** Creates a planning group, or changes one. */
export const PlanningGroupPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const units = useQuery(businessUnitChoices(client));
  return (
    <RowPanel
      {...panel}
      list="planningGroups"
      title={words.t("planning.groupsEdit")}
      read={async (id, signal) =>
        (await client.call(searchPlanningGroups, { body: { filter: { id: [id] } } }, { signal })).planningGroups[0]
      }
    >
      {(group) =>
        !units.isPending && (
          <PlanningGroupForm {...panel} group={group ?? newPlanningGroup(units.data?.[0]?.id ?? "")} />
        )
      }
    </RowPanel>
  );
};

const PlanningGroupForm = ({ rowId, group, onClose }: PanelProps & { readonly group: PlanningGroup }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("planningGroups", onClose);
  const units = useQuery(businessUnitChoices(client));
  const queues = useQuery(queueChoices(client));
  const people = useQuery(agentChoices(client));
  const { name, businessUnitId, queueIds, skillId, isDeferrable, patienceSeconds, version } = group;
  const goal = isDeferrable ? goalOfWork(group.goal) : group.goal;
  const form = useAppForm<PlanningGroupFields, PlanningGroupFields>({
    schema: PlanningGroupFields,
    timesOf: (field) => (shares.some((share) => field === `goal.${share}`) ? 100 : 1),
    defaultValues: { name, businessUnitId, queueIds, skillId, isDeferrable, goal, patienceSeconds },
    draft: { userId: user.id, form: `planning-group-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      await client.call(savePlanningGroup, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const { control } = form;
  const waits = useWatch({ control, name: "isDeferrable" });
  const unitId = useWatch({ control, name: "businessUnitId" });
  const offered = (queues.data ?? [])
    .filter((queue) => queue.businessUnitId === unitId)
    .map((queue) => ({
      id: queue.id,
      label: queue.name,
      ...(queue.planningGroupName !== null &&
        queue.planningGroupId !== rowId && {
          description: t("planning.inGroup", { name: queue.planningGroupName }),
        }),
    }));
  const chosenQueues = useWatch({ control, name: "queueIds" });
  const taken = (queues.data ?? [])
    .filter(({ id, planningGroupId }) => chosenQueues.includes(id) && (planningGroupId ?? rowId) !== rowId)
    .map((queue) => ({ queue: queue.name, group: queue.planningGroupName ?? "" }));
  const share = (field: (typeof shares)[number], label: string) => (
    <NumberField
      control={control}
      name={`goal.${field}`}
      label={label}
      times={100}
      error={form.faultOf(`goal.${field}`)}
    />
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "planning.groupsCreate" : "planning.groupsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <SelectField
        control={control}
        name="businessUnitId"
        label={t("planning.businessUnit")}
        placeholder={t("planning.chooseBusinessUnit")}
        options={units.data ?? []}
        error={form.faultOf("businessUnitId") === undefined ? undefined : t("planning.chooseBusinessUnit")}
        isRequired
      />
      <Controller
        control={control}
        name="queueIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            label={t("planning.queuesTitle")}
            name="queueIds"
            isRequired
            options={offered}
            isLoading={queues.isPending}
            hasFailed={queues.isError}
            onRetry={() => void queues.refetch()}
            value={{ all: false, selected: value }}
            onChange={(change) => onChange([...change.selected])}
            onBlur={onBlur}
            error={form.faultOf("queueIds")}
          />
        )}
      />
      <SelectField
        control={control}
        name="skillId"
        label={t("planning.neededSkill")}
        description={t("planning.neededSkillHint")}
        placeholder={t("planning.everybody")}
        options={optionsOfNames(people.data?.skills)}
        none={null}
      />
      <Controller
        control={control}
        name="isDeferrable"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            isSelected={value}
            onChange={(isSelected) => {
              onChange(isSelected);
              if (isSelected) form.setValue("goal", goalOfWork(form.getValues("goal")), { shouldDirty: true });
            }}
          >
            {t("planning.isDeferrable")}
          </Checkbox>
        )}
      />
      {waits && <p className={styles.hint}>{t("planning.isDeferrableHint")}</p>}
      <FormPart legend={t("planning.goal")}>
        {!waits && share("serviceLevel", t("planning.serviceLevelPercent"))}
        <NumberField
          control={control}
          name="goal.targetSeconds"
          label={t(waits ? "planning.deadlineSeconds" : "planning.targetSeconds")}
          error={form.faultOf("goal.targetSeconds")}
        />
        {!waits && (
          <>
            <NumberField
              control={control}
              name="goal.averageWaitSeconds"
              label={t("planning.averageWaitSeconds")}
              error={form.faultOf("goal.averageWaitSeconds")}
            />
            {share("abandonRate", t("planning.abandonPercent"))}
          </>
        )}
        {share("maxOccupancy", t("planning.occupancyPercent"))}
        {!waits && (
          <NumberField
            control={control}
            name="patienceSeconds"
            label={t("planning.patienceSeconds")}
            description={t("planning.patienceHint")}
            error={form.faultOf("patienceSeconds")}
          />
        )}
      </FormPart>
      <Consequences
        control={control}
        subject="planningGroup"
        id={rowId}
        stored={{ ...group, goal }}
        of={[
          { fields: ["businessUnitId"], text: t("planning.groupUnitConsequence") },
          {
            fields: ["queueIds"],
            text: [t("planning.queuesConsequence"), ...taken.map((one) => t("planning.queueTaken", one))].join(" "),
          },
          { fields: ["skillId"], text: t("planning.skillConsequence") },
          { fields: ["goal", "patienceSeconds"], text: t("planning.goalConsequence") },
          { fields: ["isDeferrable"], text: t("planning.deferrableConsequence") },
        ]}
      />
    </FormPanel>
  );
};
