import { timeZoneList as contract } from "@evolve/contracts/localisation";
import { timeZoneChoices, timeZones } from "@evolve/i18n/time-zones";
import { operation } from "../../../core/operation.ts";

const names = new Map(timeZones.map(({ name, ianaName }) => [ianaName, name]));

/** The time zones that lists offer. */
export const timeZoneList = operation(contract, ({ now }) =>
  Promise.resolve({
    timeZones: timeZoneChoices(now).map(({ name: label, offset, value }) => ({
      name: names.get(value) ?? value,
      ianaName: value,
      label,
      offset,
    })),
  }),
);
