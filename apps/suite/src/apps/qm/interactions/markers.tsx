import type { Interaction } from "@evolve/contracts/interactions";
import {
  addRecordingMarker,
  deleteRecordingMarker,
  type RecordingMarker,
  updateRecordingMarker,
} from "@evolve/contracts/recordings";
import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { Modal } from "@evolve/widgets/modal";
import { TextArea } from "@evolve/widgets/text-area";
import Flag from "lucide-react/icons/flag";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useId, useState } from "react";
import { Question } from "../../../parts/question.tsx";
import { clockOf, listName } from "../../../parts/interactions/interaction-words.tsx";
import styles from "../../../parts/interactions/interactions.module.css";

interface MarkersProps {
  readonly interaction: Interaction;
  /** Where the player is, in seconds. */
  readonly position: number;
  readonly seek: (seconds: number) => void;
}

/** The markers of a recording: a press goes to one; one's own are changed and deleted. */
export const Markers = ({ interaction: { id, isHeld, markers }, position, seek }: MarkersProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const headingId = useId();
  // Its second is that of the press: the recording goes on behind the dialog.
  const [edited, setEdited] = useState<{ second: number; marker: RecordingMarker | null } | null>(null);
  const [deleted, setDeleted] = useState<RecordingMarker | null>(null);
  const remove = useAction<string>({
    run: (markerId) => client.call(deleteRecordingMarker, { params: { markerId } }),
    done: () => t("interactions.markerDeleted"),
    invalidates: [[listName, "one", id]],
  });
  return (
    <section className={styles.markers} aria-labelledby={headingId}>
      <div className={styles.markersHead}>
        <h3 id={headingId} className={styles.heading}>
          {t("interactions.markers")}
        </h3>
        {!isHeld && (
          <Button
            size="small"
            icon={<Flag />}
            onPress={() => setEdited({ second: Math.floor(position), marker: null })}
          >
            {t("interactions.addMarker", { at: clockOf(position) })}
          </Button>
        )}
      </div>
      {isHeld && <p className={styles.quiet}>{t("interactions.markersHeld")}</p>}
      {markers.length === 0 ? (
        !isHeld && <p className={styles.quiet}>{t("interactions.noMarkers")}</p>
      ) : (
        <ul className={styles.list}>
          {markers.map((marker) => {
            const at = clockOf(marker.second);
            return (
              <li key={marker.id} className={styles.marker}>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t("interactions.jumpTo", { at, note: marker.note })}
                  onPress={() => seek(marker.second)}
                >
                  <span className="ev-num">{at}</span>
                </Button>
                <div className={styles.markerWords}>
                  <p dir="auto">{marker.note}</p>
                  <p className={styles.quiet}>
                    {t("interactions.markerBy", { name: marker.by, date: words.date(marker.at, "dateTime") })}
                  </p>
                </div>
                {marker.isOwn && !isHeld && (
                  <IconButton
                    size="small"
                    label={t("interactions.editMarker", { at })}
                    icon={<Pencil />}
                    onPress={() => setEdited({ second: marker.second, marker })}
                  />
                )}
                {(marker.isOwn || holds("recording:edit")) && !isHeld && (
                  <IconButton
                    size="small"
                    label={t("interactions.deleteMarker", { at })}
                    icon={<Trash />}
                    onPress={() => setDeleted(marker)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {edited && <MarkerDialog {...edited} interactionId={id} onClose={() => setEdited(null)} />}
      {deleted && (
        <Question
          tone="danger"
          title={t("interactions.markerDeleteTitle")}
          confirmLabel={t("interactions.delete")}
          cancelLabel={t("common.cancel")}
          onConfirm={() => {
            remove.mutate(deleted.id);
            setDeleted(null);
          }}
          onCancel={() => setDeleted(null)}
        >
          {t("interactions.markerDeleteText", { note: deleted.note })}
        </Question>
      )}
    </section>
  );
};

interface MarkerDialogProps {
  readonly interactionId: string;
  readonly second: number;
  /** Null: for a new one. */
  readonly marker: RecordingMarker | null;
  readonly onClose: () => void;
}

const MarkerDialog = ({ interactionId, second, marker, onClose }: MarkerDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [note, setNote] = useState(marker?.note ?? "");
  const save = useAction<null>({
    run: () => {
      const fields = { second, note: note.trim() };
      return marker
        ? client.call(updateRecordingMarker, {
            params: { markerId: marker.id },
            body: { ...fields, version: marker.version },
          })
        : client.call(addRecordingMarker, { params: { interactionId }, body: fields });
    },
    done: () => t("interactions.markerSaved"),
    invalidates: [[listName, "one", interactionId]],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="small"
      title={t("interactions.markerTitle", { at: clockOf(second) })}
      isEdit
      isSaveDisabled={note.trim() === ""}
      isDirty={note !== (marker?.note ?? "")}
      onOpenChange={onClose}
      // A refusal is told by a message, and the dialog stays for another try.
      onSave={() => save.mutateAsync(null).catch(() => undefined)}
    >
      <div className="ev-modal-fields">
        <TextArea
          label={t("interactions.markerNote")}
          name="note"
          rows={3}
          isRequired
          maxLength={limits.descriptionMax}
          value={note}
          onChange={setNote}
        />
      </div>
    </Modal>
  );
};
