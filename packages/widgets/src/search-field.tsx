import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { TextField } from "./text-field.tsx";
import { useWidgetLabels } from "./labels.tsx";

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The text that is searched for; a change from outside is shown at once. */
  readonly value?: string | undefined;
  /** Called when typing has paused for `delay`, and at once on Enter and on clearing. */
  readonly onSearch: (value: string) => void;
  /** Milliseconds. */
  readonly delay?: number | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Search as one types. Escape clears, and only reaches the overlay around it when there was nothing to clear. */
export const SearchField = (props: SearchFieldProps) => {
  const { value, onSearch, delay = 300, isLabelHidden = true, ...rest } = props;
  const { clear } = useWidgetLabels("searchField");
  const [text, setText] = useState(value ?? "");
  const [known, setKnown] = useState(value);
  /** What was searched for last, trimmed. It comes back as `value`, perhaps late, and must not undo what is typed since. */
  const [told, setTold] = useState<string>();
  const [overruled, setOverruled] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [overruled]);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  if (value !== known) {
    setKnown(value);
    if (value?.trim() !== told) {
      setText(value ?? "");
      setTold(undefined);
      setOverruled(overruled + 1);
    }
  }

  const search = (next: string, wait: number) => {
    const tell = () => {
      setTold(next.trim());
      latest.current(next);
    };
    clearTimeout(timer.current);
    setText(next);
    if (wait > 0) timer.current = setTimeout(tell, wait);
    else tell();
  };

  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      search(text, 0);
    } else if (event.key === "Escape" && text !== "") {
      event.stopPropagation();
      event.preventDefault();
      search("", 0);
    }
  };

  return (
    <TextField
      {...rest}
      isLabelHidden={isLabelHidden}
      type="search"
      role="searchbox"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={text}
      icon={<Search />}
      onChange={(next) => search(next, delay)}
      onKeyDown={takeKey}
      end={
        text !== "" && (
          <button
            type="button"
            className="ev-control-button"
            aria-label={clear}
            onClick={(event) => {
              search("", 0);
              event.currentTarget.closest(".ev-control")?.querySelector("input")?.focus();
            }}
          >
            <X />
          </button>
        )
      }
    />
  );
};
