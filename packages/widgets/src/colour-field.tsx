import "./colour-field.css";
import "./internal/code-input.css";
import { useState } from "react";
import type { FocusEvent, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { ColourPicker } from "./internal/colour-picker.tsx";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { rememberColour, useRecentColours } from "./internal/recent-colours.ts";
import { readHex, tidyHex } from "./logic/hex-colour.ts";
import { Popover } from "./popover.tsx";
import { useWidgetLabels } from "./labels.tsx";

export interface ColourFieldProps extends FieldProps {
  /** The text as it is typed; a colour is `#` and three or six hexadecimal digits. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Validates the text, shown on blur; `error` takes precedence. */
  readonly check?: ((text: string) => string | undefined) | undefined;
  /** Colours to choose from: the brand's. Each `#rrggbb`. */
  readonly swatches?: readonly string[] | undefined;
  /** What the picker begins with while the text is no colour. */
  readonly fallback?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A colour as text, with a picker. */
export const ColourField = (props: ColourFieldProps) => {
  const { label, isLabelHidden, description, isRequired, labelEnd, id, className, ...own } = props;
  const { value, onChange, onBlur, check, swatches = [], fallback = "#1461c4", name, ref } = own;
  const labels = useWidgetLabels("colourField");
  const { isDisabled = false, isReadOnly = false } = own;
  const [wasLeft, setLeft] = useState(false);
  const recent = useRecentColours();
  const error = hasError(own.error) ? own.error : wasLeft && check?.(value);
  const ids = useField({ id, description, error, isRequired });
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const colour = readHex(value);

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = tidyHex(value);
    if (text !== value) onChange(text);
    rememberColour(text);
    setLeft(true);
    onBlur?.(event);
  };

  const takeOpenChange = (isOpen: boolean) => {
    if (isOpen) return;
    rememberColour(value);
    setLeft(true);
  };

  return (
    <FieldFrame {...frame} ids={ids}>
      <div className="ev-control">
        <Popover
          label={labels.pick}
          className="ev-colour-popover"
          onOpenChange={takeOpenChange}
          trigger={
            <Button className="ev-colour-button" aria-label={labels.pick} isDisabled={isDisabled || isReadOnly}>
              <span
                className="ev-colour-swatch"
                data-none={colour === null || undefined}
                style={{ backgroundColor: colour ?? undefined }}
              />
            </Button>
          }
        >
          <ColourPicker
            labels={labels}
            colour={colour ?? fallback}
            onPick={onChange}
            brand={swatches}
            recent={recent.filter((other) => !swatches.includes(other))}
          />
        </Popover>
        <input
          {...ids.aria}
          className="ev-input ev-input-code ev-num"
          id={ids.id}
          dir="ltr"
          ref={ref}
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          placeholder="#rrggbb"
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={isReadOnly ? onBlur : leave}
        />
      </div>
    </FieldFrame>
  );
};
