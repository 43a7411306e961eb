import { useState } from "react";
import type { ComponentProps } from "react";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { IconButton } from "../icon-button.tsx";
import { hasModifier } from "./has-modifier.ts";
import { TextField } from "../text-field.tsx";
import type { TextListRowLabels } from "./label-types.ts";

export interface TextListRowProps {
  readonly text: string;
  readonly index: number;
  readonly labels: TextListRowLabels;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly maxLength: number | undefined;
  readonly check: (text: string) => string | undefined;
  readonly onSave: (text: string) => void;
  readonly onRemove: () => void;
  /** Focuses what the next render brings, in the row of this index. */
  readonly focusLater: (selector: string, index?: number) => void;
}

type ButtonKeys = NonNullable<ComponentProps<typeof IconButton>["onKeyDown"]>;

/** One entry, to be read or to be edited. */
export const TextListRow = (props: TextListRowProps) => {
  const { text, index, labels, isDisabled, isReadOnly, focusLater } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);

  const edit = () => {
    setDraft(text);
    setTried(false);
    focusLater("input");
  };
  const cancel = () => {
    setDraft(null);
    focusLater("[data-part=edit]");
  };
  const save = () => {
    if (draft === null) return;
    setTried(true);
    if (props.check(draft) !== undefined) {
      focusLater("input");
      return;
    }
    setDraft(null);
    props.onSave(draft.trim());
    focusLater("[data-part=edit]");
  };

  const takeKey =
    (part: string): ButtonKeys =>
    (event) => {
      const acts: Record<string, (() => void) | undefined> = {
        F2: edit,
        Delete: props.onRemove,
        ArrowUp: () => focusLater(`[data-part=${part}]`, index - 1),
        ArrowDown: () => focusLater(`[data-part=${part}]`, index + 1),
      };
      const act = acts[event.key];
      if (act && !hasModifier(event)) {
        event.preventDefault();
        act();
      } else event.continuePropagation();
    };

  if (draft === null) {
    return (
      <li className="ev-text-list-row" data-index={index}>
        <span className="ev-text-list-words">{text}</span>
        {!isReadOnly && (
          <span className="ev-text-list-buttons">
            <IconButton
              data-part="edit"
              size="small"
              label={labels.edit(text)}
              icon={<Pencil />}
              isDisabled={isDisabled}
              onPress={edit}
              onKeyDown={takeKey("edit")}
            />
            <IconButton
              data-part="remove"
              size="small"
              label={labels.remove(text)}
              icon={<Trash />}
              isDisabled={isDisabled}
              onPress={props.onRemove}
              onKeyDown={takeKey("remove")}
            />
          </span>
        )}
      </li>
    );
  }

  return (
    <li className="ev-text-list-row" data-index={index}>
      <TextField
        className="ev-text-list-edit"
        label={labels.editing(text)}
        isLabelHidden
        value={draft}
        error={hasTried && props.check(draft)}
        maxLength={props.maxLength}
        autoComplete="off"
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Enter") save();
          else cancel();
        }}
      />
      <span className="ev-text-list-buttons">
        {/* No tooltip: it would open under a pointer at rest, and take the Escape that is meant for the field. */}
        <IconButton size="small" tooltip={false} label={labels.save} icon={<Check />} onPress={save} />
        <IconButton size="small" tooltip={false} label={labels.cancel} icon={<X />} onPress={cancel} />
      </span>
    </li>
  );
};
