import { useMemo } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "../button.tsx";
import { Checkbox } from "../checkbox.tsx";
import { disabledIds, tickOf, toggleChoices, withinMaximum } from "../logic/choices.ts";
import { Spinner } from "../spinner.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { ChoiceSearch } from "./choice-search.tsx";
import type { Choices } from "./use-choices.ts";
import type { ChoiceLabels } from "../internal/label-types.ts";

interface ChoicePanelProps {
  readonly label: string;
  readonly labels: ChoiceLabels;
  readonly choices: Choices;
  readonly mode: "single" | "multiple";
  readonly maximum: number | undefined;
  readonly selected: ReadonlySet<string>;
  readonly isRequired: boolean | undefined;
  readonly isReadOnly: boolean | undefined;
  readonly isSearchable: boolean | undefined;
  readonly displayLimit: number | undefined;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly onDone: () => void;
}

/** A list of at most this many options needs no search. */
const withoutSearch = 8;

/** The popover: the search, 'select all', the list, and its state. */
export const ChoicePanel = (props: ChoicePanelProps) => {
  const { label, labels, choices, mode, maximum, selected, isReadOnly, onChange, onDone } = props;
  const isMultiple = mode === "multiple";
  const isSearchable = props.isSearchable ?? (choices.total === undefined || choices.total > withoutSearch);
  const isFull = maximum !== undefined && selected.size >= maximum;
  const isWhole = choices.matchCount <= choices.matching.length && !choices.isLoading;
  const canTakeAll = isMultiple && !isReadOnly && maximum === undefined && isWhole && choices.matching.length > 0;
  const tick = tickOf(choices.matching, selected);
  const disabled = useMemo(
    () => disabledIds(choices.matching, selected, isMultiple ? maximum : undefined),
    [choices.matching, selected, isMultiple, maximum],
  );

  const choose = (keys: ReadonlySet<string>) => {
    if (isMultiple) onChange(withinMaximum(keys, selected, maximum));
    else {
      // Pressing the chosen option does not clear it.
      if (keys.size > 0) onChange(keys);
      onDone();
    }
  };

  const content = (
    <>
      {isMultiple && (
        <div className="ev-choices-head">
          {canTakeAll && (
            <Checkbox
              isSelected={tick === "all"}
              isIndeterminate={tick === "some"}
              onChange={() => onChange(toggleChoices(choices.matching, selected))}
            >
              {labels.selectAll}
            </Checkbox>
          )}
          <span className="ev-choices-count ev-num" role="status">
            {choices.total === undefined
              ? labels.selected(selected.size)
              : labels.selectedOf(selected.size, choices.total)}
          </span>
        </div>
      )}
      {choices.shown > 0 && (
        <ChoiceList
          label={label}
          choices={choices}
          mode={isReadOnly ? "none" : mode}
          selected={selected}
          disabled={disabled}
          takesFocus={!isSearchable}
          onChange={choose}
          onAll={() => choose(toggleChoices(choices.matching, selected))}
        />
      )}
      <PanelState labels={labels} choices={choices} />
      <div className="ev-choices-foot" aria-live="polite">
        {choices.matchCount > choices.shown && choices.shown > 0 && (
          <span className="ev-num">{labels.showing(choices.shown, choices.matchCount)}</span>
        )}
        {isMultiple && isFull && <span className="ev-choices-full">{labels.maximum(maximum)}</span>}
        {!isMultiple && !props.isRequired && !isReadOnly && selected.size > 0 && (
          <Button
            size="small"
            variant="ghost"
            onPress={() => {
              onChange(new Set());
              onDone();
            }}
          >
            {labels.clear}
          </Button>
        )}
      </div>
    </>
  );
  // Inside an Autocomplete the focus stays in the search.
  if (!isSearchable) return content;
  return (
    <Autocomplete inputValue={choices.query} onInputChange={choices.search}>
      <ChoiceSearch labels={labels} label={label} isLoading={choices.isLoading} />
      {content}
    </Autocomplete>
  );
};

/** Why there is nothing in the list, or not all of it. */
const PanelState = ({ labels, choices }: Pick<ChoicePanelProps, "labels" | "choices">) => {
  const isEmpty = choices.shown === 0;
  if (choices.hasFailed)
    return (
      <div className="ev-choices-state ev-choices-failed" role="alert">
        <span>{labels.loadFailed}</span>
        <Button size="small" onPress={choices.retry}>
          {labels.retry}
        </Button>
      </div>
    );
  if (choices.isLoading && isEmpty)
    return (
      <div className="ev-choices-state" role="status">
        <Spinner />
        <span>{labels.loading}</span>
      </div>
    );
  return (
    <div role="status">
      {isEmpty && <p className="ev-choices-state">{choices.query.trim() === "" ? labels.noItems : labels.noResults}</p>}
    </div>
  );
};
