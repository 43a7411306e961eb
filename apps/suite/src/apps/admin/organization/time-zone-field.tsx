import { timeZoneName } from "@evolve/i18n/time-zone";
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

/** All zones that this browser knows, by name. Naming hundreds of them takes a moment, so it is done when the list opens. */
const zonesIn = (words: Words): readonly ChoiceOption[] => {
  if (known?.locale !== words.locale) {
    const now = new Date();
    const zones = [...new Set(["Etc/UTC", ...Intl.supportedValuesOf("timeZone")])];
    known = { locale: words.locale, options: zones.map((id) => ({ id, label: timeZoneName(words, id, now) })) };
  }
  return known.options;
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
      knownOptions={value === "" ? [] : [{ id: value, label: timeZoneName(words, value, new Date()) }]}
      load={(search) => {
        const options = searchChoices(zonesIn(words), search);
        return Promise.resolve({ options, total: options.length });
      }}
      onChange={(zone) => onChange(zone ?? "")}
    />
  );
};
