import "./checkbox-group.css";
import { type ReactNode, useState } from "react";
import { Checkbox } from "./checkbox.tsx";
import { cx } from "./internal/cx.ts";
import { FieldFrame, type FieldProps, useField } from "./internal/field.tsx";
import { useWidgetLabels } from "./labels.tsx";
import { type ChoiceOption, tickOf, toggleChoices } from "./logic/choices.ts";
import { createTextFilter, foldText } from "./logic/fold-text.ts";
import { SearchField } from "./search-field.tsx";

export interface CheckboxOption<Id extends string> extends Omit<ChoiceOption, "id" | "description"> {
  readonly id: Id;
  /** The search finds the option by these words too; they are not shown. */
  readonly keywords?: string | undefined;
}

export interface CheckboxGroupProps<Id extends string> extends FieldProps {
  /** Options with the same `group` stand together, below a checkbox that selects them all. */
  readonly options: readonly CheckboxOption<Id>[];
  /** May hold ids that are not among the options; they stay. */
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  /** Names the search; without it there is none. */
  readonly searchLabel?: string | undefined;
  /** Names the field to the summary of a form. */
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Before the options: a checkbox that stands for all of them. */
  readonly children?: ReactNode;
}

/** Several of a known number of options, all in sight: a role's permissions, the events of a webhook. */
export const CheckboxGroup = <Id extends string>(props: CheckboxGroupProps<Id>) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { options, value, onChange, searchLabel, name, isDisabled = false, children } = own;
  const labels = useWidgetLabels("choices");
  const [search, setSearch] = useState("");
  const ids = useField({ id, description, error, isRequired });
  const selected = new Set<string>(value);
  const isFound = createTextFilter(search);
  const found = options.filter(({ label: words, group = "", keywords = "" }) =>
    isFound(foldText(`${words} ${group} ${keywords}`)),
  );
  const groups = Map.groupBy(found, ({ group }) => group);

  const toggle = (toggled: readonly ChoiceOption[]) => {
    const next = toggleChoices(toggled, selected);
    const others = value.filter((one) => options.every((option) => option.id !== one));
    onChange([...others, ...options.map((option) => option.id).filter((one) => next.has(one))]);
  };
  const boxes = (shown: readonly ChoiceOption[]) =>
    shown.map((option) => (
      <Checkbox
        key={option.id}
        isSelected={selected.has(option.id)}
        isDisabled={isDisabled || option.isDisabled}
        onChange={() => toggle([option])}
      >
        {option.label}
      </Checkbox>
    ));

  return (
    <FieldFrame
      {...{ ids, label, isLabelHidden, description, error, isRequired }}
      className={cx("ev-checkbox-field", className)}
      isLabelPlain
      labelEnd={
        searchLabel === undefined ? (
          labelEnd
        ) : (
          <span className="ev-checkbox-group-count ev-num" role="status">
            {labels.selectedOf(options.filter((option) => selected.has(option.id)).length, options.length)}
          </span>
        )
      }
    >
      <div
        className="ev-checkbox-group"
        role="group"
        id={ids.id}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.aria["aria-describedby"]}
        data-field={name}
        data-invalid={ids.aria["aria-invalid"]}
      >
        {searchLabel !== undefined && (
          <SearchField label={searchLabel} placeholder={searchLabel} value={search} onSearch={setSearch} delay={0} />
        )}
        {children}
        {[...groups].map(([group, shown]) =>
          group === undefined ? (
            boxes(shown)
          ) : (
            <OptionsOfGroup
              key={group}
              title={group}
              options={shown}
              selected={selected}
              isDisabled={isDisabled}
              onToggle={() => toggle(shown)}
            >
              {boxes(shown)}
            </OptionsOfGroup>
          ),
        )}
        {groups.size === 0 && (
          <p className="ev-checkbox-group-none" role="status">
            {search === "" ? labels.noItems : labels.noResults}
          </p>
        )}
      </div>
    </FieldFrame>
  );
};

interface OptionsOfGroupProps {
  readonly title: string;
  readonly options: readonly ChoiceOption[];
  readonly selected: ReadonlySet<string>;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const OptionsOfGroup = ({ title, options, selected, isDisabled, onToggle, children }: OptionsOfGroupProps) => {
  const labels = useWidgetLabels("choices");
  // The box shows what is selected, also of options that cannot be changed.
  const tick = tickOf(
    options.map((option) => ({ ...option, isDisabled: false })),
    selected,
  );
  return (
    <div className="ev-checkbox-group-part" role="group" aria-label={title}>
      <Checkbox
        className="ev-checkbox-group-all"
        label={labels.selectGroup(title)}
        isSelected={tick === "all"}
        isIndeterminate={tick === "some"}
        isDisabled={isDisabled || options.every((option) => option.isDisabled)}
        onChange={onToggle}
      >
        {title}
      </Checkbox>
      <div className="ev-checkbox-group-options">{children}</div>
    </div>
  );
};
