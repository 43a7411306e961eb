import { Avatar } from "@evolve/widgets/avatar";
import type { TimelineBar, TimelineRow } from "@evolve/widgets/timeline";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { RosterAnswer } from "./use-editor.ts";
import type { Present } from "./use-presence.ts";
import styles from "./editor.module.css";

export const sortings = ["team", "skill", "start", "name"] as const;
export type Sorting = (typeof sortings)[number];

type Agent = RosterAnswer["agents"][number];

interface RowMarks {
  /** Whose shifts break a rule. */
  readonly broken: ReadonlySet<string>;
  /** How long people work in the time that is shown, in words. */
  readonly hours: ReadonlyMap<string, string>;
  /** Who else edits somebody's shifts. */
  readonly editing: ReadonlyMap<string, Present>;
}

/** A row for each person: in groups by team or by first skill, by the start of their first shift, or by name. */
export const rowsOf = (
  { agents, skills }: RosterAnswer,
  bars: readonly TimelineBar[],
  sorting: Sorting,
  { broken, editing, hours }: RowMarks,
  words: { readonly broken: string; readonly noTeam: string; readonly noSkill: string },
): TimelineRow[] => {
  const skillNames = new Map(skills.map(({ id, name }) => [id, name]));
  const markOf = ({ id }: Agent) => {
    const other = editing.get(id);
    if (other === undefined && !broken.has(id)) return {};
    const mark = (
      <span className={styles.mark}>
        {other && <Avatar name={other.name} seed={other.userId} size="small" isNamed />}
        {broken.has(id) && (
          // Words would leave little of the name.
          <span className={styles.broken} title={words.broken}>
            <CircleAlert aria-hidden="true" />
            <span className="ev-sr">{words.broken}</span>
          </span>
        )}
      </span>
    );
    return { mark };
  };
  const row = (agent: Agent): TimelineRow => ({
    id: agent.id,
    name: agent.name,
    icon: <Avatar name={agent.name} seed={agent.id} size="small" />,
    detail: [hours.get(agent.id) ?? "", agent.skillIds.flatMap((id) => skillNames.get(id) ?? []).join(", ")]
      .filter((part) => part !== "")
      .join(" · "),
    ...markOf(agent),
  });
  if (sorting === "name") return agents.map(row);
  if (sorting === "start") {
    const starts = new Map<string, number>();
    for (const { rowId, start } of bars) starts.set(rowId, Math.min(start, starts.get(rowId) ?? Infinity));
    const startOf = ({ id }: Agent): number => starts.get(id) ?? Number.MAX_SAFE_INTEGER;
    return agents.toSorted((one, other) => startOf(one) - startOf(other)).map(row);
  }
  const groupOf = (agent: Agent): readonly [id: string, name: string] => {
    if (sorting === "team") return [agent.teamId ?? "", agent.teamName ?? words.noTeam];
    const skill = agent.skillIds.find((id) => skillNames.has(id)) ?? "";
    return [skill, skillNames.get(skill) ?? words.noSkill];
  };
  return [...Map.groupBy(agents, (agent) => groupOf(agent)[0])]
    .map(([id, [first, ...others]]) => ({
      id: `${sorting} ${id}`,
      name: first ? groupOf(first)[1] : "",
      children: [...(first ? [first] : []), ...others].map(row),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
};
