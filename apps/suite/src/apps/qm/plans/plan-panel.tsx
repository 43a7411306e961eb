import {
  type EvaluationPlan,
  EvaluationPlanFields,
  evaluationPlanLimits,
  saveEvaluationPlan,
  searchEvaluationPlans,
} from "@evolve/contracts/evaluation-plans";
import { evaluationLimits } from "@evolve/contracts/evaluations";
import { interactionChannels } from "@evolve/contracts/interaction-filters";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { DurationField } from "@evolve/widgets/duration-field";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { NameField } from "../../../parts/name-field.tsx";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { FormSelect } from "../form-select.tsx";
import { evaluatorText, planChoicesOf, planFieldsOf } from "./plan-words.ts";

const listName = "evaluation-plans";
const amounts = Array.from({ length: evaluationPlanLimits.perAgentMax }, (_, index) => index + 1);

/** Adds a plan, or changes one. */
export const PlanPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={listName}
      title={words.t("quality.planEdit")}
      read={async (id, signal) =>
        (await client.call(searchEvaluationPlans, { body: { filter: { id: [id] } } }, { signal })).plans[0]
      }
    >
      {(plan) => <PlanForm {...panel} plan={plan} />}
    </RowPanel>
  );
};

const noPlan: EvaluationPlanFields = {
  name: "",
  formId: "",
  teamIds: [],
  perAgent: 2,
  channels: [],
  minSeconds: 0,
  evaluatorIds: [],
  isPaused: false,
};

const PlanForm = ({ rowId, plan, onClose }: PanelProps & { readonly plan: EvaluationPlan | null }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved(listName, onClose);
  const choices = useQuery(planChoicesOf(client));
  const form = useAppForm<EvaluationPlanFields, EvaluationPlanFields>({
    schema: EvaluationPlanFields,
    defaultValues: plan ? planFieldsOf(plan) : noPlan,
    draft: { userId: user.id, form: `evaluation-plan-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (fields) => {
      const of = plan ? { id: plan.id, version: plan.version } : {};
      const { plan: made } = await client.call(saveEvaluationPlan, { body: { ...fields, ...of } });
      saved(t("quality.planSaved", { name: made.name }));
    },
  });
  const { control, faultOf } = form;
  const offered = choices.data?.forms ?? [];
  // What the plan has stays among the choices, though it could not be chosen any more.
  const forms =
    !plan || offered.some(({ id }) => id === plan.formId) || !choices.data
      ? offered
      : [{ id: plan.formId, name: plan.formName }, ...offered];
  const loading = {
    isLoading: choices.isPending,
    hasFailed: choices.isError,
    onRetry: () => void choices.refetch(),
  };
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "quality.planCreate" : "quality.planEdit")}
      isEdit={rowId !== null}
    >
      {choices.data && forms.length === 0 && <Banner tone="info">{t("quality.noForms")}</Banner>}
      <NameField {...form.text("name")} />
      <Controller
        control={control}
        name="formId"
        render={({ field: { value, onChange } }) => (
          <FormSelect forms={forms} value={value} onChange={onChange} error={faultOf("formId")} />
        )}
      />
      <Controller
        control={control}
        name="perAgent"
        render={({ field: { value, onChange, onBlur } }) => (
          <NumericSelector
            label={t("quality.planPerAgentLong")}
            description={t("quality.planWeekHint")}
            name="perAgent"
            values={amounts}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={faultOf("perAgent")}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="teamIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            {...loading}
            label={t("quality.planTeams")}
            placeholder={t("quality.planEverybody")}
            isSearchable
            options={(choices.data?.teams ?? []).map(({ id, name }) => ({ id, label: name }))}
            knownOptions={(plan?.teams ?? []).map(({ id, name }) => ({ id, label: name }))}
            maximum={evaluationPlanLimits.teamsMax}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
            onBlur={onBlur}
            error={faultOf("teamIds")}
          />
        )}
      />
      <Controller
        control={control}
        name="channels"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t("quality.planChannels")}
            description={t("quality.planChannelsHint")}
            name="channels"
            options={interactionChannels.map((id) => ({ id, label: t(channelNames[id]) }))}
            value={value}
            onChange={onChange}
            error={faultOf("channels")}
          />
        )}
      />
      <Controller
        control={control}
        name="minSeconds"
        render={({ field: { value, onChange, onBlur } }) => (
          <DurationField
            label={t("quality.planMinimum")}
            name="minSeconds"
            value={value}
            hasHours
            maxValue={evaluationLimits.hoursMax * 3_600}
            onChange={({ hours = 0, minutes, seconds }) => onChange(hours * 3_600 + minutes * 60 + seconds)}
            onBlur={onBlur}
            error={faultOf("minSeconds")}
          />
        )}
      />
      <Controller
        control={control}
        name="evaluatorIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            {...loading}
            label={t("quality.evaluators")}
            description={t("quality.planEvaluatorsHint")}
            placeholder={t("quality.calibrateChoose")}
            isSearchable
            isRequired
            options={(choices.data?.evaluators ?? []).map(({ id, name }) => ({ id, label: name }))}
            knownOptions={(plan?.evaluators ?? []).map((one) => ({ id: one.id, label: evaluatorText(words, one) }))}
            maximum={evaluationPlanLimits.evaluatorsMax}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
            onBlur={onBlur}
            error={faultOf("evaluatorIds")}
          />
        )}
      />
    </FormPanel>
  );
};
