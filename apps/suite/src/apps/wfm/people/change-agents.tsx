import { IsoDate } from "@evolve/contracts/date-rules";
import {
  changePlanningAgents,
  ContractTerms,
  noTerms,
  type PlanningAgentRow,
  SkillFrom,
} from "@evolve/contracts/planning-people";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { FormPart } from "../../../parts/form-part.tsx";
import { today } from "../../../parts/local-days.ts";
import { agentChoices, optionsOfNames } from "../setup/choices.ts";
import { CheckField } from "../setup/fields.tsx";
import { ContractFields } from "./contract-fields.tsx";
import { termTimes } from "./contract-terms.ts";
import { Day, OneOf } from "./periods.tsx";
import { assignmentOf, planOptions } from "./plan-choice.ts";
import styles from "./people.module.css";
import { SkillsFrom } from "./skills-from.tsx";

const Changes = z
  .strictObject({
    setsPlan: z.boolean(),
    planId: z.string(),
    fromDay: IsoDate,
    setsContract: z.boolean(),
    contract: ContractTerms,
    setsSite: z.boolean(),
    siteId: z.string(),
    siteFromDay: IsoDate,
    setsSkills: z.boolean(),
    skills: z.array(SkillFrom),
  })
  .check(
    z.refine(({ setsSite, siteId }: { setsSite: boolean; siteId: string }) => !setsSite || siteId !== "", {
      error: "required",
      path: ["siteId"],
    }),
    z.refine(
      ({ setsSkills, skills }: { setsSkills: boolean; skills: readonly SkillFrom[] }) =>
        !setsSkills || skills.length > 0,
      { error: "required", path: ["skills"] },
    ),
    z.refine(({ setsPlan, planId }: { setsPlan: boolean; planId: string }) => !setsPlan || planId !== "", {
      error: "required",
      path: ["planId"],
    }),
  );
type Changes = z.output<typeof Changes>;

interface ChangeAgentsProps {
  readonly agents: readonly PlanningAgentRow[];
  readonly onClose: () => void;
}

/** The same plan, site or skills from a day on, or the same contract, for all who are selected. */
export const ChangeAgents = ({ agents, onClose }: ChangeAgentsProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("agents", onClose);
  const { data: choices } = useQuery(agentChoices(client));
  const form = useAppForm<Changes, Changes>({
    schema: Changes,
    timesOf: termTimes,
    defaultValues: {
      setsPlan: true,
      planId: "",
      fromDay: today(),
      setsContract: false,
      contract: noTerms,
      setsSite: false,
      siteId: "",
      siteFromDay: today(),
      setsSkills: false,
      skills: [],
    },
    draft: { userId: user.id, form: "agents-change", secretFields: [] },
    onSave: async ({ setsPlan, planId, fromDay, setsContract, contract, setsSite, siteId, siteFromDay, ...rest }) => {
      const { changed } = await client.call(changePlanningAgents, {
        body: {
          userIds: agents.map(({ id }) => id),
          ...(setsPlan && { assignment: { fromDay, ...assignmentOf(planId, rotations) } }),
          ...(setsContract && { contract }),
          ...(setsSite && { site: { fromDay: siteFromDay, siteId } }),
          ...(rest.setsSkills && { skills: rest.skills }),
        },
      });
      saved(t("workPlans.changedMany", { count: changed }));
    },
  });
  const { control, faultOf } = form;
  const rotations = choices?.rotations ?? [];
  const [setsPlan, setsContract, setsSite, setsSkills] = useWatch({
    control,
    name: ["setsPlan", "setsContract", "setsSite", "setsSkills"],
  });
  // A site belongs to one business unit.
  const sites = choices?.sites.filter((site) =>
    agents.every(({ businessUnitId }) => businessUnitId === site.businessUnitId),
  );
  return (
    <FormPanel form={form} onClose={onClose} title={t("workPlans.changeManyTitle", { count: agents.length })} isEdit>
      <CheckField control={control} name="setsPlan" label={t("workPlans.setPlan")} />
      {setsPlan && (
        <FormPart>
          <Controller
            control={control}
            name="planId"
            render={({ field: { value, onChange } }) => (
              <OneOf
                label={t("workPlans.plan")}
                options={planOptions(choices?.workPlans ?? [], rotations, t("workPlans.rotation"))}
                value={value}
                onChange={onChange}
                error={faultOf("planId")}
              />
            )}
          />
          <Controller
            control={control}
            name="fromDay"
            render={({ field: { value, onChange } }) => (
              <Day label={t("workPlans.from")} isRequired value={value} onChange={(day) => onChange(day ?? "")} />
            )}
          />
        </FormPart>
      )}
      <CheckField control={control} name="setsContract" label={t("workPlans.setContract")} />
      {setsContract && <ContractFields control={control} name="contract" faultOf={faultOf} />}
      <CheckField control={control} name="setsSite" label={t("workPlans.setSite")} />
      {setsSite && sites?.length === 0 && <p className={styles.hint}>{t("workPlans.siteOneUnit")}</p>}
      {setsSite && (
        <FormPart>
          <Controller
            control={control}
            name="siteId"
            render={({ field: { value, onChange } }) => (
              <OneOf
                label={t("workPlans.site")}
                options={optionsOfNames(sites)}
                value={value}
                onChange={onChange}
                error={faultOf("siteId")}
              />
            )}
          />
          <Controller
            control={control}
            name="siteFromDay"
            render={({ field: { value, onChange } }) => (
              <Day label={t("workPlans.from")} isRequired value={value} onChange={(day) => onChange(day ?? "")} />
            )}
          />
        </FormPart>
      )}
      <CheckField control={control} name="setsSkills" label={t("workPlans.setSkills")} />
      {setsSkills && (
        <Controller
          control={control}
          name="skills"
          render={({ field: { value, onChange } }) => (
            <SkillsFrom
              skills={optionsOfNames(choices?.skills)}
              value={value}
              onChange={onChange}
              error={faultOf("skills")}
            />
          )}
        />
      )}
    </FormPanel>
  );
};
