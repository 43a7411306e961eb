interface ChoiceValuesProps {
  readonly selected: ReadonlySet<string>;
  readonly isRequired: boolean | undefined;
  readonly isDisabled: boolean | undefined;
  readonly name: string | undefined;
  /** A form sends the focus here, to its first fault. */
  readonly onFocus: () => void;
  readonly onInvalid: () => void;
}

/** The field's values for the browser's form, and its validity: invalid while required and empty. */
export const ChoiceValues = (props: ChoiceValuesProps) => {
  const { selected, isRequired, isDisabled, name, onFocus, onInvalid } = props;
  // A field without a name sends nothing; one value then says that it is not empty, where ten thousand would slow the page down.
  const values = [...selected].slice(0, name === undefined ? 1 : undefined);
  return (
    <select
      className="ev-sr"
      aria-hidden="true"
      tabIndex={-1}
      multiple
      name={name}
      required={isRequired}
      disabled={isDisabled}
      value={values}
      onChange={() => undefined}
      onFocus={onFocus}
      onInvalid={(event) => {
        event.preventDefault();
        onInvalid();
        const { form } = event.currentTarget;
        const first = [...(form?.elements ?? [])].find((element) => element.matches(":invalid:not(fieldset)"));
        if (first === event.currentTarget) onFocus();
      }}
    >
      {values.map((id) => (
        <option key={id} value={id} />
      ))}
    </select>
  );
};
