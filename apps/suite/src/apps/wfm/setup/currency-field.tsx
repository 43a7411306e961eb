import { useWords } from "@evolve/i18n/react";
import { Dropdown } from "@evolve/widgets/dropdown";
import { searchChoices } from "@evolve/widgets/multi-select";

interface CurrencyFieldProps {
  /** ISO 4217; null for none. */
  readonly value: string | null;
  readonly onChange: (currency: string | null) => void;
  readonly error?: string | undefined;
}

/** One of the world's currencies, found by code or name. Naming them takes a moment, so it is done when the list opens. */
export const CurrencyField = ({ value, onChange, error }: CurrencyFieldProps) => {
  const { locale, t } = useWords();
  const choiceOf = (id: string) => ({
    id,
    label: `${id}: ${new Intl.DisplayNames([locale], { type: "currency" }).of(id) ?? id}`,
  });
  return (
    <Dropdown
      label={t("planning.currency")}
      isSearchable
      name="currency"
      error={error}
      value={value}
      knownOptions={value === null ? [] : [choiceOf(value)]}
      server={{
        queryKey: ["currencies", locale],
        fetchChoices: (search) => {
          const options = searchChoices(Intl.supportedValuesOf("currency").map(choiceOf), search);
          return Promise.resolve({ options, total: options.length });
        },
      }}
      onChange={onChange}
    />
  );
};
