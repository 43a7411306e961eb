import { type AgentEdits, editPlanningAgents } from "@evolve/contracts/agent-edits";
import type { CallResult } from "@evolve/contracts/call";
import { peopleLimits, type PlanningAgentRow, type planningAgentChoices } from "@evolve/contracts/planning-people";
import type { Words } from "@evolve/i18n";
import { failureCode, isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { faultText } from "@evolve/shell/forms";
import { type ListCellChange, type ListCells, useAction } from "@evolve/shell/kit";
import type { GridEdit, GridValue } from "@evolve/widgets/data-grid";
import { readDate } from "@evolve/widgets/read-date";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { heldTerm, isTerm, termEdit, terms } from "./contract-terms.ts";
import { agentChoices } from "../setup/choices.ts";

type Choices = CallResult<typeof planningAgentChoices>;
type Edit = AgentEdits["agents"][number];
type Assignment = NonNullable<Edit["assignment"]>;
type Change = ListCellChange<PlanningAgentRow>;

/** Refused before the server is asked, with the reason in words. */
class NotOffered extends Error {
  override readonly name = "NotOffered";
}

const noChoices: Choices = { skills: [], workPlans: [], rotations: [], sites: [] };

/** Employee numbers, sites, plans, terms of the contract and last days in the list of agents: typed, chosen, copied and pasted. */
export const useAgentCells = (): ListCells<PlanningAgentRow> => {
  const { client, words } = useShell();
  const { data: choices = noChoices } = useQuery(agentChoices(client));
  const { mutateAsync: save } = useAction<readonly Change[]>({
    run: (changes) => client.call(editPlanningAgents, { body: { agents: editsOf(changes, choices, words) } }),
    failed: (error, changes) => (error instanceof NotOffered ? error.message : refusalText(error, changes, words)),
    invalidates: [["agents"]],
  });
  const edits = useMemo(() => {
    const { t } = words;
    const siteNames = [...new Set(choices.sites.map(({ name }) => name))];
    return {
      employeeNumber: {
        kind: "text",
        maxLength: peopleLimits.employeeNumberMax,
        read: (text) => {
          const value = text.trim();
          return value.length > peopleLimits.employeeNumberMax ? { error: t("validation.maxLength") } : { value };
        },
      },
      site: choiceOf(siteNames, t("workPlans.noSuchSite")),
      plan: choiceOf([...plansByName(choices, words).keys()], t("workPlans.noSuchPlan")),
      minWeeklyMinutes: termEdit("minWeeklyMinutes", words),
      maxWeeklyMinutes: termEdit("maxWeeklyMinutes", words),
      maxDays: termEdit("maxDays", words),
      maxConsecutiveDays: termEdit("maxConsecutiveDays", words),
      minRestMinutes: termEdit("minRestMinutes", words),
      leavesOn: {
        kind: "text",
        read: (text) => {
          const value = text.trim() === "" ? "" : readDate(text, words.locale);
          return value === null ? { error: t("validation.date") } : { value };
        },
      },
    } satisfies Readonly<Record<string, GridEdit>>;
  }, [choices, words]);
  return useMemo(() => ({ edits, save }), [edits, save]);
};

/** One of these names, whatever its case. */
const choiceOf = (names: readonly string[], error: string): GridEdit => ({
  kind: "choice",
  options: names.map((name) => ({ id: name, label: name })),
  read: (text) => {
    const asked = text.trim().toLocaleLowerCase();
    const value = names.find((name) => name.toLocaleLowerCase() === asked);
    return value === undefined ? { error } : { value };
  },
});

/** Plans and rotations; a rotation that is called as a plan is says that it is one. */
const plansByName = ({ workPlans, rotations }: Choices, { t }: Words): ReadonlyMap<string, Assignment> => {
  const plans = new Map<string, Assignment>();
  for (const { id, name } of workPlans) plans.set(name, { workPlanId: id, rotationId: null });
  for (const { id, name } of rotations)
    plans.set(plans.has(name) ? `${name} (${t("workPlans.rotation")})` : name, { workPlanId: null, rotationId: id });
  return plans;
};

/** What an empty cell held before is taken back: nothing had been given until today. */
const editsOf = (changes: readonly Change[], choices: Choices, words: Words): Edit[] => {
  const plans = plansByName(choices, words);
  const valueOf = ({ row, columnId, to }: Change): Omit<Edit, "userId" | "version"> => {
    const text = textOf(to);
    if (isTerm(columnId)) return { [columnId]: heldTerm(columnId, to) };
    if (columnId === "leavesOn") return { leavesOn: text === "" ? null : text };
    if (columnId === "employeeNumber") return { employeeNumber: text === "" ? null : text };
    if (columnId === "plan") {
      const assignment = text === "" ? null : plans.get(text);
      // Undo cannot bring back a plan that has been deleted meanwhile.
      if (assignment === undefined) throw new NotOffered(words.t("workPlans.noSuchPlan"));
      return { assignment };
    }
    const site = choices.sites.find(
      ({ name, businessUnitId }) => name === text && businessUnitId === row.businessUnitId,
    );
    if (text !== "" && !site)
      throw new NotOffered(
        words.t("workPlans.siteElsewhere", { site: text, unit: row.businessUnitName, name: row.name }),
      );
    return { siteId: site?.id ?? null };
  };
  return byPerson(changes).flatMap((ofPerson) => {
    const [first] = ofPerson;
    if (!first) return [];
    const { id: userId, version, name, contract } = first.row;
    const edit = Object.assign({ userId, version }, ...ofPerson.map(valueOf)) as Edit;
    const { minWeeklyMinutes: min = contract.minWeeklyMinutes, maxWeeklyMinutes: max = contract.maxWeeklyMinutes } =
      edit;
    if (min !== null && max !== null && max < min) throw new NotOffered(words.t("workPlans.hoursContradict", { name }));
    return [edit];
  });
};

const byPerson = (changes: readonly Change[]): Change[][] => [...Map.groupBy(changes, ({ row }) => row.id).values()];

const columnOf = {
  employeeNumber: "workPlans.employeeNumber",
  siteId: "workPlans.site",
  assignment: "workPlans.plan",
  leavesOn: "workPlans.leavesOn",
  minWeeklyMinutes: terms.minWeeklyMinutes.label,
  maxWeeklyMinutes: terms.maxWeeklyMinutes.label,
  maxDays: terms.maxDays.label,
  maxConsecutiveDays: terms.maxConsecutiveDays.label,
  minRestMinutes: terms.minRestMinutes.label,
} as const;

const isColumn = (name: string): name is keyof typeof columnOf => Object.hasOwn(columnOf, name);

/** The server refuses all changes for one of them, and says which: `agents.3.employeeNumber`. */
const refusalText = (error: unknown, changes: readonly Change[], words: Words): string => {
  const reason = words.error(failureCode(error));
  const [[path, fault] = []] = isCallError(error) ? Object.entries(error.fields) : [];
  const [, index = "", column = ""] = path?.split(".") ?? [];
  const name = byPerson(changes)[Number(index)]?.[0]?.row.name;
  if (path === undefined || fault === undefined || name === undefined) return reason;
  if (!isColumn(column)) return words.t("workPlans.refusedPerson", { name, reason });
  const known = words.has(`validation.${fault}`) ? faultText(words, fault) : reason;
  return words.t("workPlans.refusedCell", { name, column: words.t(columnOf[column]), reason: known });
};

const textOf = (value: GridValue): string => (typeof value === "string" ? value : "");
