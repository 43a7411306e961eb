import { timeZoneTitle } from "@evolve/i18n/time-zone";
import { timeZoneChoices, timeZones } from "@evolve/i18n/time-zones";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Dropdown } from "@evolve/widgets/dropdown";
import { type ChoiceOption, searchChoices } from "@evolve/widgets/multi-select";

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly error?: string | undefined;
  readonly name?: string;
}

let known: { readonly locale: string; readonly options: readonly ChoiceOption[] } | undefined;

/** The usual zones from west to east, with their distance from UTC first. Naming them takes a moment, so it is done when the list opens. */
const zonesIn = (words: Words): readonly ChoiceOption[] => {
  if (known?.locale !== words.locale) {
    const now = new Date();
    const entries = timeZones.map(({ ianaName }) => ({ name: timeZoneTitle(ianaName, words.locale, now), ianaName }));
    const options = timeZoneChoices(now, entries).map(({ name, value }) => ({ id: value, label: name }));
    known = { locale: words.locale, options };
  }
  return known.options;
};

/** The chosen zone, which may be none of the list: it is offered besides. */
const labelled = (words: Words, ianaName: string): ChoiceOption => {
  const now = new Date();
  try {
    const [choice] = timeZoneChoices(now, [{ name: timeZoneTitle(ianaName, words.locale, now), ianaName }]);
    return { id: ianaName, label: choice?.name ?? ianaName };
  } catch {
    // The server may know zones that this browser does not.
    return { id: ianaName, label: ianaName };
  }
};

export const TimeZoneField = ({ value, onChange, error, name }: TimeZoneFieldProps) => {
  const words = useWords();
  return (
    <Dropdown
      label={words.t("organization.timeZone")}
      isRequired
      isSearchable
      name={name}
      error={error}
      value={value === "" ? null : value}
      knownOptions={value === "" ? [] : [labelled(words, value)]}
      server={{
        queryKey: ["time-zones", words.locale],
        fetchChoices: (search) => {
          const options = searchChoices(zonesIn(words), search);
          return Promise.resolve({ options, total: options.length });
        },
      }}
      onChange={(zone) => onChange(zone ?? "")}
    />
  );
};
