import "./filter.css";
import { useId, useState } from "react";
import type { RefObject } from "react";
import { Button } from "../../button.tsx";
import { Checkbox } from "../../checkbox.tsx";
import { isNarrowing, isReversed } from "../../logic/grid-filter.ts";
import { Popover } from "../../popover.tsx";
import { TextField } from "../../text-field.tsx";
import type { GridColumnFilter, GridFilter, GridFilterLabels, GridTextOperator } from "./filter-types.ts";

interface FilterPopoverProps {
  readonly header: string;
  readonly column: GridColumnFilter;
  readonly filter: GridFilter | null;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labels: GridFilterLabels;
  readonly onChange: (filter: GridFilter | null) => void;
  readonly onClose: () => void;
}

const empty = {
  text: { kind: "text", operator: "contains", text: "" },
  set: { kind: "set", ids: [] },
  number: { kind: "number", least: null, most: null },
  date: { kind: "date", from: null, to: null },
} as const satisfies Record<GridColumnFilter["kind"], GridFilter>;

/** What a column is narrowed to. It counts when it is applied, so that a list is not asked for at each letter. */
export const FilterPopover = ({ header, column, filter, anchor, labels, onChange, onClose }: FilterPopoverProps) => {
  const [draft, setDraft] = useState<GridFilter>(filter?.kind === column.kind ? filter : empty[column.kind]);
  const isWrong = isReversed(draft);
  const done = (next: GridFilter | null) => {
    onChange(next && isNarrowing(next) ? next : null);
    onClose();
  };
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      anchor={anchor}
      label={labels.filterColumn(header)}
      className="ev-grid-filter"
      placement="bottom end"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) done(draft);
        }}
      >
        <FilterFields
          column={column}
          draft={draft}
          error={isWrong ? labels.wrongOrder : undefined}
          labels={labels}
          onChange={setDraft}
        />
        <div className="ev-grid-filter-foot">
          <Button size="small" variant="ghost" isDisabled={filter === null} onPress={() => done(null)}>
            {labels.clear}
          </Button>
          <Button size="small" variant="primary" type="submit">
            {labels.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
};

interface FilterFieldsProps {
  readonly column: GridColumnFilter;
  readonly draft: GridFilter;
  readonly error: string | undefined;
  readonly labels: GridFilterLabels;
  readonly onChange: (filter: GridFilter) => void;
}

const FilterFields = ({ column, draft, error, labels, onChange }: FilterFieldsProps) => {
  switch (draft.kind) {
    case "text":
      return <TextFields draft={draft} labels={labels} onChange={onChange} />;
    case "set":
      return (
        <div className="ev-grid-filter-set">
          {(column.kind === "set" ? column.options : []).map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={draft.ids.includes(id)}
              onChange={(isOn) =>
                onChange({ kind: "set", ids: isOn ? [...draft.ids, id] : draft.ids.filter((other) => other !== id) })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      );
    case "number":
      return (
        <div className="ev-grid-filter-ends">
          <TextField
            type="number"
            step="any"
            label={labels.least}
            value={draft.least ?? ""}
            onChange={(text) => onChange({ ...draft, least: numberOf(text) })}
          />
          <TextField
            type="number"
            step="any"
            label={labels.most}
            error={error}
            value={draft.most ?? ""}
            onChange={(text) => onChange({ ...draft, most: numberOf(text) })}
          />
        </div>
      );
    case "date":
      return (
        <div className="ev-grid-filter-ends">
          <TextField
            type="date"
            label={labels.from}
            value={draft.from ?? ""}
            onChange={(day) => onChange({ ...draft, from: day === "" ? null : day })}
          />
          <TextField
            type="date"
            label={labels.to}
            error={error}
            value={draft.to ?? ""}
            onChange={(day) => onChange({ ...draft, to: day === "" ? null : day })}
          />
        </div>
      );
  }
};

interface TextFieldsProps extends Pick<FilterFieldsProps, "labels" | "onChange"> {
  readonly draft: GridFilter & { readonly kind: "text" };
}

const TextFields = ({ draft, labels, onChange }: TextFieldsProps) => {
  const id = useId();
  const needsText = draft.operator !== "empty" && draft.operator !== "notEmpty";
  return (
    <div className="ev-grid-filter-text">
      <label htmlFor={id} className="ev-field-label">
        {labels.operator}
      </label>
      {/* Native: a list that opens over a popover would close it. */}
      <select
        id={id}
        className="ev-control"
        value={draft.operator}
        onChange={(event) => onChange({ ...draft, operator: event.target.value as GridTextOperator })}
      >
        {Object.entries(labels.operators).map(([operator, words]) => (
          <option key={operator} value={operator}>
            {words}
          </option>
        ))}
      </select>
      {needsText && (
        <TextField
          label={labels.text}
          maxLength={200}
          autoComplete="off"
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
        />
      )}
    </div>
  );
};

const numberOf = (text: string): number | null => {
  const value = Number(text);
  return text.trim() === "" || !Number.isFinite(value) ? null : value;
};
