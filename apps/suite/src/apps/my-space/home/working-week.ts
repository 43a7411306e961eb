/** A day's opening as the overview has it: day 0 is Sunday, hours are local to the employee group. */
export interface OpenDay {
  readonly day: number;
  readonly isOpen: boolean;
  readonly fromHour: string;
  readonly durationInMinutes: number;
}

/** A stretch of a day, in minutes from its midnight. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface WeekDay {
  readonly day: number;
  /** When the hours that begin on this day begin and end; an end beyond midnight is above 1440. */
  readonly opening: Stretch | undefined;
  /** What is open on this day, with what still runs over from the day before. */
  readonly stretches: readonly Stretch[];
}

const dayMinutes = 1440;
const weekDays = 7;

/** `09:30` or `9` as minutes; undefined for anything else. */
export const minutesOf = (hour: string): number | undefined => {
  const [, hours, minutes = "0"] = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?$/.exec(hour.trim()) ?? [];
  const total = hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
  return total >= 0 && total < dayMinutes ? total : undefined;
};

const openingOf = (day: OpenDay | undefined): Stretch | undefined => {
  const from = day?.isOpen === true ? minutesOf(day.fromHour) : undefined;
  if (day === undefined || from === undefined || day.durationInMinutes <= 0) return undefined;
  return { from, to: from + Math.min(day.durationInMinutes, dayMinutes) };
};

/** The week from its first day on; a night shift is shown on both of its days. */
export const weekOf = (workingHours: readonly OpenDay[], firstDay: number): readonly WeekDay[] => {
  const openings = Array.from({ length: weekDays }, (_, day) =>
    openingOf(workingHours.find((open) => open.day === day)),
  );
  return Array.from({ length: weekDays }, (_, index) => {
    const day = (firstDay + index) % weekDays;
    const opening = openings[day];
    const before = openings[(day + weekDays - 1) % weekDays];
    const runsOver =
      before !== undefined && before.to > dayMinutes ? { from: 0, to: before.to - dayMinutes } : undefined;
    const own = opening && { from: opening.from, to: Math.min(opening.to, dayMinutes) };
    return { day, opening, stretches: [runsOver, own].filter((stretch) => stretch !== undefined) };
  });
};

/** Minutes open in the whole week. */
export const minutesPerWeek = (week: readonly WeekDay[]): number =>
  week.reduce((sum, { opening }) => sum + (opening === undefined ? 0 : opening.to - opening.from), 0);
