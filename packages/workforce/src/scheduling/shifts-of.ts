import type { Shift } from "../rules/roster.ts";
import { type Board, optionAt } from "./board.ts";

/** The shifts of a board, by agent and day. What was fixed is the shift that was given, and a shift of a day keeps its id. */
export const shiftsOf = (board: Board): Shift[] => {
  const { agents, days, origin, slotMinutes } = board.problem;
  return agents.flatMap(({ rules, existing, state }, agent) =>
    Array.from({ length: days }, (_, day): Shift[] => {
      const option = optionAt(board, agent, day);
      if (!option) return [];
      const had = existing[day];
      if (had && state[day] === "fixed") return [had];
      const { activities, patterns, slots } = option.template;
      const starts = patterns[board.pattern[agent * days + day] ?? 0]?.starts ?? [];
      const made = activities.map(({ code, minutes }, place) => {
        const start = (starts[place] ?? 0) * slotMinutes;
        const locked = had?.activities.find((own) => own.locked && own.code === code && own.start === start);
        return locked ?? { code, start, minutes };
      });
      return [
        {
          id: had?.id ?? `${rules.agent.id}/${rules.clock.dateOf(day)}`,
          agent: rules.agent.id,
          start: origin + option.start * slotMinutes * 60_000,
          minutes: slots * slotMinutes,
          activities: made.sort((one, other) => one.start - other.start),
        },
      ];
    }).flat(),
  );
};
