import "./sync-field.css";
import { useEffect, useId, useReducer, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { useFocusLater } from "./internal/use-focus-later.ts";
import { afterSync, syncTextOf } from "./logic/sync-text.ts";
import { useWidgetLabels } from "./labels.tsx";
import type { SyncFieldLabels } from "./internal/label-types.ts";

export interface SyncFieldProps extends FieldProps {
  /** The last known text of the source. */
  readonly value: string;
  /**
   * Writes a text over `base`, the source's text that it was written from. When the source has another by now, nothing is
   * written and its text is answered as `changedTo`.
   */
  readonly onSave: (text: string, base: string) => Promise<{ readonly changedTo: string } | undefined>;
  /** Fetches the source's text. */
  readonly onSync: () => Promise<string>;
  readonly maxLength?: number | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** A text that is kept in sync with a source. A change of the source during editing is shown beside the field, never written over it. */
export const SyncField = (props: SyncFieldProps) => {
  const { label, isLabelHidden, description, isRequired, labelEnd, id, className, ...own } = props;
  const { maxLength, name, isDisabled = false, isReadOnly = false } = own;
  const labels = useWidgetLabels("syncField");
  const root = useRef<HTMLDivElement>(null);
  const later = useFocusLater(root);
  const isHere = () =>
    document.activeElement === document.body || root.current?.contains(document.activeElement) === true;
  const { text, busy, failure, said, ...acts } = useSyncField(props, later, isHere);
  const { draft, base, remote } = text;
  const error = hasError(own.error) ? own.error : failure;
  const ids = useField({ id, description, error, isRequired });
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const isEditing = draft !== null;

  return (
    <FieldFrame {...frame} ids={ids}>
      <div ref={root}>
        <div className="ev-control">
          <input
            {...ids.aria}
            className="ev-input"
            id={ids.id}
            name={name}
            maxLength={maxLength}
            disabled={isDisabled}
            readOnly={!isEditing}
            aria-busy={busy !== null}
            value={draft ?? base}
            onChange={(event) => acts.type(event.target.value)}
            onKeyDown={isDisabled || isReadOnly ? undefined : acts.takeKey}
          />
          <span className="ev-control-end">
            {isEditing && (
              <>
                {/* No tooltip: it would open under a pointer at rest, and take the Escape that is meant for the field. */}
                <IconButton
                  size="small"
                  tooltip={false}
                  label={labels.save}
                  icon={<Check />}
                  isPending={busy === "save"}
                  isDisabled={remote !== null}
                  onPress={acts.save}
                />
                <IconButton size="small" tooltip={false} label={labels.cancel} icon={<X />} onPress={acts.cancel} />
              </>
            )}
            {!isEditing && !isReadOnly && (
              <IconButton
                data-part="edit"
                size="small"
                label={labels.edit}
                icon={<Pencil />}
                isDisabled={isDisabled}
                onPress={acts.edit}
              />
            )}
            <IconButton
              size="small"
              label={busy === "sync" ? labels.syncing : labels.sync}
              icon={<RefreshCw />}
              isPending={busy === "sync"}
              isDisabled={isDisabled}
              onPress={acts.sync}
            />
          </span>
        </div>
        {draft !== null && remote !== null && (
          <Conflict
            labels={labels}
            mine={draft}
            theirs={remote}
            onKeepMine={acts.keepMine}
            onTakeTheirs={acts.takeTheirs}
          />
        )}
      </div>
      <span className="ev-sr" role="status">
        {remote === null ? said : labels.conflict}
      </span>
    </FieldFrame>
  );
};

/** `isHere`: whether the focus is still in the field, or nowhere. Focus that has moved on while it was saved is left alone. */
const useSyncField = (
  { value, onSave, onSync }: SyncFieldProps,
  focusLater: (selector: string) => void,
  isHere: () => boolean,
) => {
  const labels = useWidgetLabels("syncField");
  const [text, dispatch] = useReducer(afterSync, value, syncTextOf);
  const [known, setKnown] = useState(value);
  const [busy, setBusy] = useState<"save" | "sync" | null>(null);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState("");
  const latest = useRef(text.draft);
  useEffect(() => {
    latest.current = text.draft;
  });

  if (value !== known) {
    setKnown(value);
    dispatch({ type: "arrived", text: value });
  }

  const work = async (kind: "save" | "sync", failed: string, run: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(kind);
    setFailure(undefined);
    setSaid(kind === "sync" ? labels.syncing : "");
    try {
      await run();
    } catch {
      setSaid("");
      setFailure(failed);
    } finally {
      setBusy(null);
    }
  };

  const sync = () =>
    void work("sync", labels.syncFailed, async () => {
      dispatch({ type: "arrived", text: await onSync() });
      setSaid(labels.synced);
    });

  const save = () => {
    const { draft, base, remote } = text;
    if (draft === null || remote !== null) return;
    if (draft === base) {
      cancel();
      return;
    }
    void work("save", labels.saveFailed, async () => {
      const outcome = await onSave(draft, base);
      if (outcome) {
        dispatch({ type: "arrived", text: outcome.changedTo });
        return;
      }
      dispatch({ type: "saved", text: draft });
      setSaid(labels.saved);
      const isOver = latest.current === null || latest.current === draft;
      if (isOver && isHere()) focusLater("[data-part=edit]");
    });
  };

  const cancel = () => {
    setFailure(undefined);
    dispatch({ type: "cancel" });
    focusLater("[data-part=edit]");
  };

  const edit = () => {
    dispatch({ type: "edit" });
    setSaid("");
    focusLater("input");
  };

  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const acts: Record<string, (() => void) | undefined> =
      text.draft === null ? { F2: edit } : { Enter: save, Escape: cancel };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    text,
    busy,
    failure,
    said,
    sync,
    save,
    cancel,
    edit,
    takeKey,
    type: (typed: string) => dispatch({ type: "typed", text: typed }),
    keepMine: () => {
      dispatch({ type: "keepMine" });
      focusLater("input");
    },
    takeTheirs: () => {
      dispatch({ type: "takeTheirs" });
      focusLater("[data-part=edit]");
    },
  };
};

interface ConflictProps {
  readonly labels: SyncFieldLabels;
  readonly mine: string;
  readonly theirs: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const Conflict = ({ labels, mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) => {
  const titleId = useId();
  return (
    <div className="ev-sync-conflict" role="group" aria-labelledby={titleId}>
      <p className="ev-sync-conflict-title" id={titleId}>
        {labels.conflict}
      </p>
      <dl>
        <div>
          <dt>{labels.mine}</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{labels.theirs}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
      <div className="ev-sync-conflict-buttons">
        <Button size="small" onPress={onKeepMine}>
          {labels.keepMine}
        </Button>
        <Button size="small" onPress={onTakeTheirs}>
          {labels.takeTheirs}
        </Button>
      </div>
    </div>
  );
};
