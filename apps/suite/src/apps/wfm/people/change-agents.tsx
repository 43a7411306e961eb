import { changePlanningAgents, ContractTerms, noTerms, type PlanningAgentRow } from "@evolve/contracts/planning-people";
import { IsoDate } from "@evolve/contracts/date-rules";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { FormPart } from "../../../parts/form-part.tsx";
import { today } from "../../../parts/local-days.ts";
import { agentChoices } from "../setup/choices.ts";
import { CheckField } from "../setup/fields.tsx";
import { ContractFields } from "./contract-fields.tsx";
import { Day, OneOf } from "./periods.tsx";
import { assignmentOf, planOptions } from "./plan-choice.ts";

const Changes = z
  .strictObject({
    setsPlan: z.boolean(),
    planId: z.string(),
    fromDay: IsoDate,
    setsContract: z.boolean(),
    contract: ContractTerms,
  })
  .check(
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

/** The same plan from a day on, or the same contract, for all who are selected. */
export const ChangeAgents = ({ agents, onClose }: ChangeAgentsProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("agents", onClose);
  const { data: choices } = useQuery(agentChoices(client));
  const form = useAppForm<Changes, Changes>({
    schema: Changes,
    defaultValues: {
      setsPlan: true,
      planId: "",
      fromDay: today(),
      setsContract: false,
      contract: noTerms,
    },
    draft: { userId: user.id, form: "agents-change", secretFields: [] },
    onSave: async ({ setsPlan, planId, fromDay, setsContract, contract }) => {
      const { changed } = await client.call(changePlanningAgents, {
        body: {
          userIds: agents.map(({ id }) => id),
          ...(setsPlan && { assignment: { fromDay, ...assignmentOf(planId, rotations) } }),
          ...(setsContract && { contract }),
        },
      });
      saved(t("workPlans.changedMany", { count: changed }));
    },
  });
  const { control, faultOf } = form;
  const rotations = choices?.rotations ?? [];
  const [setsPlan, setsContract] = useWatch({ control, name: ["setsPlan", "setsContract"] });
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
    </FormPanel>
  );
};
