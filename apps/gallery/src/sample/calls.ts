const halfHourMs = 30 * 60_000;
const dayMs = 48 * halfHourMs;
const perDay = 48;

/** Calls of a made-up queue in a half-hour: two peaks a day, quiet weekends, and a little noise that is always the same. */
const callsAt = (index: number): number => {
  const hour = (index % perDay) / 2;
  const day = Math.floor(index / perDay);
  const isWeekend = day % 7 === 0 || day % 7 === 6;
  const shape = Math.exp(-((hour - 10.5) ** 2) / 8) + 0.8 * Math.exp(-((hour - 15) ** 2) / 6);
  const noise = Math.sin(index * 12.9898) * 0.06 + Math.sin(index * 4.1414) * 0.04;
  return hour < 7 || hour >= 20 ? 0 : Math.max(0, Math.round(shape * (isWeekend ? 14 : 46) * (1 + noise)));
};

/** A Sunday, in UTC. */
const firstDay = Date.UTC(2026, 10, 1);

export const instants = (days: number): number[] =>
  Array.from({ length: days * perDay }, (_, index) => firstDay + index * halfHourMs);

export const calls = (days: number): number[] => Array.from({ length: days * perDay }, (_, index) => callsAt(index));

export const dayAfter = (days: number): number => firstDay + days * dayMs;

/** By day, then by half-hour from 7:00 to 20:00; the last day but one has no data. */
export const callsByDay = (days: number): (number | null)[][] =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: 26 }, (__, row) => (day === days - 2 ? null : callsAt(day * perDay + 14 + row))),
  );
