import "./text-list-field.css";
import { useRef, useState } from "react";
import type { ClipboardEvent } from "react";
import Plus from "lucide-react/icons/plus";
import { Button } from "./button.tsx";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { TextListRow } from "./internal/text-list-row.tsx";
import { useFocusLater } from "./internal/use-focus-later.ts";
import { entriesOf, takeIn } from "./logic/list-entry.ts";
import { TextField } from "./text-field.tsx";
import { useWidgetLabels } from "./labels.tsx";
import type { TextListFieldLabels } from "./internal/label-types.ts";

export interface TextListEntry {
  readonly text: string;
  readonly others: readonly string[];
  /** What an edit began with; absent for a new entry. */
  readonly original?: string | undefined;
}

export interface TextListFieldProps extends FieldProps {
  /** No two of them the same. */
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
  /** Validates an entry before it is added or saved; returns the error. */
  readonly check: (entry: TextListEntry) => string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/**
 * A list of texts, each read or edited in its place. Lines that are pasted become entries; what is removed can be brought
 * back until the next change.
 */
export const TextListField = (props: TextListFieldProps) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { items, onChange, check, placeholder, maxLength, isDisabled = false, isReadOnly = false } = own;
  const labels = useWidgetLabels("textListField");
  const root = useRef<HTMLDivElement>(null);
  const later = useFocusLater(root);
  const [removed, setRemoved] = useState<{ text: string; index: number } | null>(null);
  const [said, setSaid] = useState("");
  const ids = useField({ id, description, error, isRequired });
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };

  const change = (next: readonly string[], words = "") => {
    setRemoved(null);
    setSaid(words);
    onChange(next);
  };

  const remove = (index: number, text: string) => {
    change(items.toSpliced(index, 1), labels.removed(text));
    setRemoved({ text, index });
    later(".ev-text-list-undo button");
  };

  const undo = () => {
    if (!removed) return;
    change(items.toSpliced(removed.index, 0, removed.text));
    later(`[data-index="${removed.index}"] [data-part=edit]`);
  };

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <div
        ref={root}
        className="ev-text-list"
        role="group"
        id={ids.id}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.aria["aria-describedby"]}
      >
        {items.length === 0 && !removed && <p className="ev-text-list-empty">{labels.empty}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((text, index) => (
              <TextListRow
                key={text}
                {...{ text, index, labels, isDisabled, isReadOnly, maxLength }}
                check={(entry) => check({ text: entry, others: items.toSpliced(index, 1), original: text })}
                onSave={(entry) => change(items.with(index, entry))}
                onRemove={() => remove(index, text)}
                focusLater={(selector, at = index) => later(`[data-index="${at}"] ${selector}`)}
              />
            ))}
          </ul>
        )}
        {removed && (
          <div className="ev-text-list-undo">
            <span>{labels.removed(removed.text)}</span>
            <Button size="small" variant="ghost" onPress={undo}>
              {labels.undo}
            </Button>
          </div>
        )}
        {!isReadOnly && (
          <NewEntry
            {...{ labels, placeholder, maxLength, isDisabled, items }}
            check={(text, others) => check({ text, others })}
            onAdd={change}
          />
        )}
      </div>
      <span className="ev-sr" role="status">
        {said}
      </span>
    </FieldFrame>
  );
};

interface NewEntryProps {
  readonly labels: TextListFieldLabels;
  readonly items: readonly string[];
  readonly placeholder: string | undefined;
  readonly maxLength: number | undefined;
  readonly isDisabled: boolean;
  readonly check: (text: string, others: readonly string[]) => string | undefined;
  readonly onAdd: (items: readonly string[], words: string) => void;
}

const NewEntry = ({ labels, items, placeholder, maxLength, isDisabled, check, onAdd }: NewEntryProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [complaints, setComplaints] = useState<readonly string[]>([]);

  const add = (entries: readonly string[], refusedText: (texts: readonly string[]) => string) => {
    const { items: next, added, refused } = takeIn(items, entries, check);
    if (added.length > 0) onAdd(next, labels.added(added.length));
    setComplaints([...new Set(refused.map(({ complaint }) => complaint))]);
    setText(refusedText(refused.map((entry) => entry.text)));
  };

  const addTyped = () => {
    add([text.trim()], (refused) => (refused.length > 0 ? text : ""));
    input.current?.focus();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const entries = entriesOf(event.clipboardData.getData("text"));
    if (entries.length < 2) return;
    event.preventDefault();
    add(
      entries.map((entry) => entry.slice(0, maxLength)),
      () => text,
    );
  };

  return (
    <div className="ev-text-list-new">
      <TextField
        ref={input}
        className="ev-text-list-edit"
        label={labels.newEntry}
        isLabelHidden
        placeholder={placeholder ?? labels.newEntry}
        value={text}
        error={complaints.length > 0 && complaints.slice(0, 3).join(" ")}
        maxLength={maxLength}
        autoComplete="off"
        isDisabled={isDisabled}
        onChange={(next) => {
          setText(next);
          setComplaints([]);
        }}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            event.preventDefault();
            addTyped();
          } else if (event.key === "Escape" && text !== "") {
            event.stopPropagation();
            setText("");
            setComplaints([]);
          }
        }}
      />
      <Button icon={<Plus />} isDisabled={isDisabled} onPress={addTyped}>
        {labels.add}
      </Button>
    </div>
  );
};
