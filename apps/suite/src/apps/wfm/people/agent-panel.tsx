import { codeOf } from "@evolve/contracts/errors";
import { organisationLimits } from "@evolve/contracts/organisation";
import {
  peopleLimits,
  type PlanningAgent,
  PlanningAgentFields,
  readPlanningAgent,
  savePlanningAgent,
} from "@evolve/contracts/planning-people";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, RowPanel, useSaved } from "@evolve/shell/kit";
import { DateField } from "@evolve/widgets/date-field";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { today } from "../../../parts/local-days.ts";
import { agentChoices, businessUnitChoices, optionsOfNames } from "../setup/choices.ts";
import { SelectField } from "../setup/fields.tsx";
import { AgentWishes } from "./agent-wishes.tsx";
import { ContractFields } from "./contract-fields.tsx";
import { termTimes } from "./contract-terms.ts";
import { Day, OneOf, Periods } from "./periods.tsx";
import { assignmentOf, planOptions } from "./plan-choice.ts";

interface AgentPanelProps {
  readonly rowId: string;
  readonly onClose: () => void;
}

/** Somebody who is planned: contract, and sites, plans and skills over time. */
export const AgentPanel = (panel: AgentPanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="agents"
      title={words.t("workPlans.agentsEdit")}
      read={async (userId, signal) => (await client.call(readPlanningAgent, { params: { userId } }, { signal })).agent}
    >
      {(agent) => agent && <AgentForm {...panel} agent={agent} />}
    </RowPanel>
  );
};

const proficiencies = Array.from({ length: organisationLimits.proficiencyMax }, (_, index) => index + 1);

const AgentForm = ({ agent, onClose }: AgentPanelProps & { readonly agent: PlanningAgent }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("agents", onClose);
  const units = useQuery(businessUnitChoices(client));
  const { data: choices } = useQuery(agentChoices(client));
  const { id, name, version, businessUnitId, employeeNumber, leavesOn, contract, sites, skills, assignments } = agent;
  const form = useAppForm<PlanningAgentFields, PlanningAgentFields>({
    schema: PlanningAgentFields,
    timesOf: termTimes,
    defaultValues: {
      businessUnitId,
      employeeNumber,
      leavesOn,
      contract,
      sites,
      skills: skills.map(({ skillId, proficiency, fromDay, toDay }) => ({ skillId, proficiency, fromDay, toDay })),
      assignments,
    },
    draft: { userId: user.id, form: `agent-${id}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "employeeNumber" },
    onSave: async (fields) => {
      await client.call(savePlanningAgent, { params: { userId: id }, body: { ...fields, version } });
      saved(t("organization.saved", { name }));
    },
  });
  const { control, faultOf } = form;
  const unitId = useWatch({ control, name: "businessUnitId" });
  const siteOptions = optionsOfNames(choices?.sites.filter((site) => site.businessUnitId === unitId));
  const rotations = choices?.rotations ?? [];
  const plans = planOptions(choices?.workPlans ?? [], rotations, t("workPlans.rotation"));
  const skillOptions = optionsOfNames(choices?.skills);
  const [firstSite, firstPlan] = [siteOptions[0], plans[0]];
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={name}
      subtitle={t("workPlans.hiredOn", { date: words.date(agent.hireDate, "date", "UTC") })}
      isEdit
    >
      <SelectField
        control={control}
        name="businessUnitId"
        label={t("planning.businessUnit")}
        placeholder={t("planning.chooseBusinessUnit")}
        options={units.data ?? []}
        isRequired
      />
      <FormPart>
        <Controller
          control={control}
          name="employeeNumber"
          render={({ field: { value, onChange, onBlur } }) => (
            <TextField
              label={t("workPlans.employeeNumber")}
              name="employeeNumber"
              value={value ?? ""}
              maxLength={peopleLimits.employeeNumberMax}
              autoComplete="off"
              onChange={(text) => onChange(text === "" ? null : text)}
              onBlur={onBlur}
              error={faultOf("employeeNumber")}
            />
          )}
        />
        <Controller
          control={control}
          name="leavesOn"
          render={({ field: { value, onChange, onBlur } }) => (
            <DateField
              label={t("workPlans.leavesOn")}
              name="leavesOn"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={faultOf("leavesOn")}
            />
          )}
        />
      </FormPart>
      <ContractFields control={control} name="contract" faultOf={faultOf} />
      <AgentWishes wishes={agent.wishes} />
      <Controller
        control={control}
        name="assignments"
        render={({ field: { value, onChange } }) => (
          <Periods
            legend={t("workPlans.plans")}
            value={value}
            error={faultOf("assignments")}
            onChange={onChange}
            made={firstPlan && (() => ({ fromDay: today(), ...assignmentOf(firstPlan.id, rotations) }))}
            addLabel={t("workPlans.addPlan")}
          >
            {(period, change) => (
              <>
                <Day
                  label={t("workPlans.from")}
                  isRequired
                  value={period.fromDay}
                  onChange={(day) => change({ fromDay: day ?? "" })}
                />
                <OneOf
                  label={t("workPlans.plan")}
                  options={plans}
                  value={period.workPlanId ?? period.rotationId ?? ""}
                  onChange={(chosen) => change(assignmentOf(chosen, rotations))}
                />
              </>
            )}
          </Periods>
        )}
      />
      <Controller
        control={control}
        name="sites"
        render={({ field: { value, onChange } }) => (
          <Periods
            legend={t("planning.sites")}
            value={value}
            error={faultOf("sites")}
            onChange={onChange}
            made={firstSite && (() => ({ fromDay: today(), siteId: firstSite.id }))}
            addLabel={t("planning.addSite")}
          >
            {(period, change) => (
              <>
                <Day
                  label={t("workPlans.from")}
                  isRequired
                  value={period.fromDay}
                  onChange={(day) => change({ fromDay: day ?? "" })}
                />
                <OneOf
                  label={t("workPlans.site")}
                  options={optionsOfNames(choices?.sites)}
                  value={period.siteId}
                  onChange={(siteId) => change({ siteId })}
                />
              </>
            )}
          </Periods>
        )}
      />
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange } }) => {
          const next = skillOptions.find((option) => !value.some(({ skillId }) => skillId === option.id));
          return (
            <Periods
              legend={t("workPlans.skills")}
              value={value}
              error={faultOf("skills")}
              onChange={onChange}
              made={
                next &&
                (() => ({
                  skillId: next.id,
                  proficiency: organisationLimits.proficiencyDefault,
                  fromDay: null,
                  toDay: null,
                }))
              }
              addLabel={t("workPlans.addSkill")}
            >
              {(period, change) => (
                <>
                  <OneOf
                    label={t("workPlans.skill")}
                    options={skillOptions}
                    value={period.skillId}
                    onChange={(skillId) => change({ skillId })}
                  />
                  <NumericSelector
                    label={t("workPlans.proficiency")}
                    value={period.proficiency}
                    values={proficiencies}
                    onChange={(proficiency) => change({ proficiency })}
                  />
                  <Day label={t("workPlans.from")} value={period.fromDay} onChange={(fromDay) => change({ fromDay })} />
                  <Day label={t("workPlans.until")} value={period.toDay} onChange={(toDay) => change({ toDay })} />
                </>
              )}
            </Periods>
          );
        }}
      />
    </FormPanel>
  );
};
