import "./internal/code-input.css";
import { useLayoutEffect, useRef, useState } from "react";
import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref } from "react";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { hasModifier } from "./internal/has-modifier.ts";
import { StepButtons } from "./internal/step-buttons.tsx";
import { acceptDuration, durationLimits, durationOf, readDuration, stepDuration } from "./logic/duration.ts";
import type { Duration, DurationLimits } from "./logic/duration.ts";
import { useWidgetLabels } from "./labels.tsx";

export type { Duration } from "./logic/duration.ts";

const minute = 60;

export interface DurationFieldProps extends Omit<FieldProps, "label">, DurationLimits {
  readonly label: string;
  /** Seconds; `null` while there is none. */
  readonly value: number | null;
  readonly onChange: (duration: Duration) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** How far the buttons, PageUp and PageDown step, in seconds. */
  readonly step?: number | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Minutes and seconds, with `hasHours` also hours. A bare number is minutes; what is refused gives way to the last accepted value, and the field says
 * so. The arrow keys change the part that the caret stands in.
 */
export const DurationField = (props: DurationFieldProps) => {
  const { label, isLabelHidden, error, isRequired, labelEnd, id, className, ...own } = props;
  const { value, onBlur, step = minute, name, isDisabled = false, isReadOnly = false, hasHours = false, ref } = own;
  const labels = useWidgetLabels("durationField")(label);
  const { min, max } = durationLimits(props);
  const { text, notice, said, type, commit, stepBy, takeKey, paste } = useDuration(props);
  const description = notice ?? own.description;
  const ids = useField({ id, description, error, isRequired });
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const isFixed = isDisabled || isReadOnly;

  return (
    <FieldFrame {...frame} ids={ids}>
      <div className="ev-control">
        <input
          {...ids.aria}
          className="ev-input ev-input-code ev-num"
          id={ids.id}
          dir="ltr"
          ref={ref}
          name={name}
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={value === null ? undefined : labels.spoken(durationOf(value, hasHours))}
          autoComplete="off"
          spellCheck={false}
          placeholder={hasHours ? "H:MM:SS" : "MM:SS"}
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={text}
          onChange={(event) => type(event.target.value)}
          onPaste={isFixed ? undefined : paste}
          onKeyDown={isFixed ? undefined : takeKey}
          onBlur={(event) => {
            commit();
            onBlur?.(event);
          }}
        />
        <StepButtons labels={labels} controls={ids.id} isDisabled={isFixed} onStep={(by) => stepBy(by * step)} />
      </div>
      <span className="ev-sr" role="status">
        {notice ?? said}
      </span>
    </FieldFrame>
  );
};

/** Which part of a text the caret stands in, counted from the end: 0 for seconds, 1 for minutes, 2 for hours. */
const partAt = (text: string, caret: number): number => text.slice(caret).split(":").length - 1;

/** Where such a part is in a text. */
const placeOf = (text: string, part: number): { start: number; end: number } => {
  const parts = text.split(":");
  const at = Math.max(0, parts.length - 1 - part);
  const start = parts.slice(0, at).join(":").length + (at > 0 ? 1 : 0);
  return { start, end: start + (parts[at]?.length ?? 0) };
};

const useDuration = ({ label, value, onChange, step = minute, ...limits }: DurationFieldProps) => {
  const { hasHours = false } = limits;
  const labels = useWidgetLabels("durationField")(label);
  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState("");
  const shown = value === null ? "" : durationOf(value, hasHours).strValue;
  /** The part to be selected once the new value is there. */
  const chosenPart = useRef<{ input: HTMLInputElement; part: number } | null>(null);

  useLayoutEffect(() => {
    if (!chosenPart.current) return;
    const { input, part } = chosenPart.current;
    chosenPart.current = null;
    const { start, end } = placeOf(input.value, part);
    input.setSelectionRange(start, end);
  });

  const put = (total: number) => {
    setDraft(null);
    if (total !== value) onChange(durationOf(total, hasHours));
  };

  /** Takes what is typed, or goes back; answers the value that holds now. */
  const commit = (text: string | null = draft): number | null => {
    if (text === null || text === shown || (text.trim() === "" && value === null)) {
      setDraft(null);
      return value;
    }
    const total = acceptDuration(text, limits);
    if (total === null) {
      setDraft(null);
      setNotice(labels.reverted(text.trim(), shown));
      return value;
    }
    if (total !== readDuration(text, hasHours)) setNotice(labels.raised(durationOf(total, hasHours).strValue));
    put(total);
    return total;
  };

  const stepBy = (by: number) => {
    const accepted = draft === null ? null : acceptDuration(draft, limits);
    const total = stepDuration(accepted ?? value, by, limits);
    setNotice(undefined);
    put(total);
    setSaid(labels.spoken(durationOf(total, hasHours)));
  };

  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || hasModifier(event)) return;
    const input = event.currentTarget;
    // A bare number is minutes.
    const part = input.value.includes(":") ? partAt(input.value, input.selectionStart ?? 0) : 1;
    const byArrow = minute ** part;
    const steps: Record<string, number | undefined> = {
      ArrowUp: byArrow,
      ArrowDown: -byArrow,
      PageUp: step,
      PageDown: -step,
    };
    const by = steps[event.key];
    if (by !== undefined) {
      chosenPart.current = { input, part };
      stepBy(by);
    } else if (draft !== null && event.key === "Enter") commit();
    else if (draft !== null && event.key === "Escape") setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A whole duration replaces the value at once, wherever the caret stands; anything else is text like any other. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").trim();
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === before.length;
    if (text === "" || (!replacesAll && !text.includes(":"))) return;
    event.preventDefault();
    setNotice(undefined);
    commit(text);
  };

  return {
    text: draft ?? shown,
    notice,
    said,
    type: (text: string) => {
      setDraft(text);
      setNotice(undefined);
      setSaid("");
    },
    commit: () => {
      setSaid("");
      commit();
    },
    stepBy,
    takeKey,
    paste,
  };
};
