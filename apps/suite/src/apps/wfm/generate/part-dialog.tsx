import { startGeneration } from "@evolve/contracts/schedule-generation";
import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import type { Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Modal } from "@evolve/widgets/modal";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RunOptions, useRunOptions } from "./run-options.tsx";

interface PartDialogProps {
  readonly schedule: Pick<Schedule, "id" | "firstDay" | "days">;
  /** Days that are chosen at first. */
  readonly days?: readonly string[];
  /** The next that was not used. */
  readonly seed: number;
  readonly moves: number;
  readonly onClose: () => void;
  readonly onStarted?: (runId: string) => void;
}

/** Generates some people and days of a draft again; everything else, and what is locked, stays as it is. */
export const PartDialog = (props: PartDialogProps) => {
  const { schedule, moves, onClose, onStarted } = props;
  const { client, words } = useShell();
  const { t } = words;
  const allDays = Array.from({ length: schedule.days }, (_, at) => daysLater(schedule.firstDay, at));
  const [teams, setTeams] = useState<readonly string[]>([]);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [days, setDays] = useState<readonly string[]>(props.days?.filter((day) => allDays.includes(day)) ?? []);
  const options = useRunOptions(props.seed);
  const { seed, wishWeight } = options;
  const roster = useQuery({
    queryKey: ["schedule-roster", schedule.id, schedule.firstDay, "part"],
    queryFn: ({ signal }) => {
      const body = { firstDay: schedule.firstDay, days: schedule.days };
      return client.call(readScheduleRoster, { params: { scheduleId: schedule.id }, body }, { signal });
    },
    staleTime: 60_000,
  });
  const agents = roster.data?.agents ?? [];
  const teamNames = new Map(agents.flatMap(({ teamId, teamName }) => (teamId ? [[teamId, teamName ?? ""]] : [])));
  const agentIds = agents
    .filter(({ id, teamId }) => people.includes(id) || (teamId !== null && teams.includes(teamId)))
    .map(({ id }) => id);
  const start = useAction({
    run: async () => {
      const body = {
        seed,
        moves,
        wishWeight,
        ...(agentIds.length > 0 && { agentIds }),
        ...(days.length > 0 && { days: days.toSorted() }),
      };
      const { run } = await client.call(startGeneration, { params: { scheduleId: schedule.id }, body });
      onClose();
      onStarted?.(run.id);
    },
    invalidates: [["generations", schedule.id]],
  });
  const list = { isLoading: roster.isPending, hasFailed: roster.isError, onRetry: () => void roster.refetch() };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t("generation.partTitle")}
      onSave={() => start.mutate(undefined)}
      saveLabel={t("generation.start")}
      isSaveDisabled={start.isPending || seed === undefined || agentIds.length + days.length === 0}
    >
      <div className="ev-modal-fields">
        <p>{t("generation.partText")}</p>
        {teamNames.size > 0 && (
          <MultiSelect
            {...list}
            label={t("generation.partTeams")}
            placeholder={t("generation.partNoTeam")}
            options={[...teamNames].map(([id, label]) => ({ id: String(id), label: String(label) }))}
            value={{ all: false, selected: teams }}
            onChange={({ selected }) => setTeams(selected)}
          />
        )}
        <MultiSelect
          {...list}
          label={t("generation.partPeople")}
          placeholder={t(teams.length > 0 ? "generation.partNobodyElse" : "generation.partEverybody")}
          options={agents.map(({ id, name, teamName }) => ({
            id,
            label: name,
            ...(teamName !== null && { description: teamName }),
          }))}
          value={{ all: false, selected: people }}
          onChange={({ selected }) => setPeople(selected)}
        />
        <MultiSelect
          label={t("generation.partDays")}
          placeholder={t("generation.partAllDays")}
          options={allDays.map((day) => ({ id: day, label: words.date(day, "fullDate", "UTC") }))}
          order="given"
          value={{ all: false, selected: days }}
          onChange={({ selected }) => setDays(selected)}
        />
        <RunOptions options={options} />
      </div>
    </Modal>
  );
};
