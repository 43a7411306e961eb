import type { EmployeeGroupRow } from "./employee-groups-repository.ts";

/** Hours are shown beside minutes, to two decimals. */
const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

export const presentEmployeeGroup = ({ id, name, timeZone, isDefault, workingHours, version }: EmployeeGroupRow) => ({
  id,
  name,
  timeZone,
  isDefault,
  workingHours: workingHours.map(({ day, isOpen, fromHour, durationInMinutes }) => ({
    day,
    isOpen,
    fromHour,
    durationInMinutes,
    amountOfHours: hoursOf(durationInMinutes),
  })),
  version,
});
