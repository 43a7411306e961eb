interface ChoiceValuesProps {
  selected: ReadonlySet<string>;
  isRequired: boolean | undefined;
  isDisabled: boolean | undefined;
  name: string | undefined;
  /** A form sends the focus here, to its first fault. */
  onFocus: () => void;
  onInvalid: () => void;
}

/** What the browser's form knows of the field: its values, and that it is invalid while it is required and empty. */
export function ChoiceValues(props: ChoiceValuesProps) {
  const { selected, isRequired, isDisabled, name, onFocus, onInvalid } = props;
  return (
    <select
      className="ev-sr"
      aria-hidden="true"
      tabIndex={-1}
      multiple
      name={name}
      required={isRequired}
      disabled={isDisabled}
      value={[...selected]}
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
      {[...selected].map((id) => (
        <option key={id} value={id} />
      ))}
    </select>
  );
}
