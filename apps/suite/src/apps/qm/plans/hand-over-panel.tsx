import {
  type Assignment,
  AssigneeFields,
  handOverAssignment,
  searchAssignments,
} from "@evolve/contracts/evaluation-plans";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { QueryState } from "../../../parts/query-state.tsx";
import { evaluatorText, planChoicesOf } from "./plan-words.ts";

const listName = "assignments";

/** Gives what was drawn for one evaluator to another. */
export const HandOverPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={listName}
      title={words.t("quality.handOver")}
      read={async (id, signal) =>
        (await client.call(searchAssignments, { body: { filter: { id: [id] } } }, { signal })).assignments[0]
      }
    >
      {(assignment) => assignment && <HandOverForm {...panel} assignment={assignment} />}
    </RowPanel>
  );
};

type Fields = z.output<typeof AssigneeFields>;

const HandOverForm = ({ assignment, onClose }: PanelProps & { readonly assignment: Assignment }) => {
  const { client, words } = useShell();
  const { t } = words;
  const saved = useSaved(listName, onClose);
  const choices = useQuery(planChoicesOf(client));
  const { id: assignmentId, agentName, reference, planName, evaluatorName: name, mayEvaluate, status } = assignment;
  const people = (choices.data?.evaluators ?? []).filter(({ id }) => id !== assignment.evaluatorId);
  const form = useAppForm<Fields, Fields>({
    schema: AssigneeFields,
    defaultValues: { evaluatorId: "" },
    onSave: async (body) => {
      await client.call(handOverAssignment, { params: { assignmentId }, body });
      saved(t("quality.handedOver", { name: people.find(({ id }) => id === body.evaluatorId)?.name ?? "" }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={t("quality.handOver")} isEdit>
      <p dir="auto">
        {t("quality.handOverText", {
          ...{ agent: agentName, reference, plan: planName },
          evaluator: evaluatorText(words, { name, mayEvaluate }),
        })}
      </p>
      {status === "started" && <Banner tone="info">{t("quality.handOverStarted")}</Banner>}
      {choices.data ? (
        <Controller
          control={form.control}
          name="evaluatorId"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("quality.evaluator")}
              name="evaluatorId"
              placeholder={t("quality.chooseEvaluator")}
              options={people.map(({ id, name: label }) => ({ id, label }))}
              value={value === "" ? null : value}
              onChange={onChange}
              error={form.faultOf("evaluatorId")}
              isRequired
            />
          )}
        />
      ) : (
        <QueryState error={choices.error} onRetry={() => void choices.refetch()} />
      )}
    </FormPanel>
  );
};
