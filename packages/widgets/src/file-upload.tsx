import "./file-upload.css";
import { useRef, useState } from "react";
import type { ClipboardEvent } from "react";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { FileRow } from "./internal/file-row.tsx";
import { FileZone } from "./internal/file-zone.tsx";
import { useFocusLater } from "./internal/use-focus-later.ts";
import { useUploads } from "./internal/use-uploads.ts";
import type { Upload } from "./internal/use-uploads.ts";
import { addFiles, changeItem, keptItems } from "./logic/upload-queue.ts";
import type { UploadItem, UploadLimits } from "./logic/upload-queue.ts";
import { useWidgetLabels } from "./labels.tsx";

export { keptItems };
export type { Upload, UploadItem, UploadLimits };

export interface FileUploadProps<Result = unknown> extends FieldProps, Partial<UploadLimits> {
  readonly value: readonly UploadItem<Result>[];
  /** Called on every change, including progress. `keptItems(value)` are the files to save; `result` is the server's answer to the upload. */
  readonly onChange: (value: readonly UploadItem<Result>[]) => void;
  /** Without it the files are only chosen. */
  readonly upload?: Upload<Result> | undefined;
  /** The text for an upload error of the app. */
  readonly explain?: ((reason: unknown) => string | undefined) | undefined;
  /** Uploads that run side by side. */
  readonly atOnce?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

// `crypto.randomUUID` is missing on pages without TLS.
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

/**
 * Files, chosen, dropped or pasted, each checked by itself; with `upload` each is taken away with its progress, can be
 * cancelled, and tried again when it failed.
 */
export const FileUpload = <Result = unknown,>(props: FileUploadProps<Result>) => {
  const { label, isLabelHidden, description, error, isRequired = false, labelEnd, id, className } = props;
  const { value, upload, explain, atOnce = 3, isDisabled = false, isReadOnly = false } = props;
  const { accept = [], maxBytes = Infinity, maxFiles = Infinity } = props;
  const labels = useWidgetLabels("fileUpload")({ accept, maxBytes, maxFiles });
  const root = useRef<HTMLDivElement>(null);
  const later = useFocusLater(root);
  const [said, setSaid] = useState("");
  const ids = useField({ id, description, error, isRequired });
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };

  const change = useUploads<Result>({
    value,
    onChange: props.onChange,
    upload,
    explain,
    atOnce,
    isPaused: isDisabled || isReadOnly,
    onEnd: ({ file, state }, explained = labels.faults.failed) =>
      setSaid(state === "done" ? labels.uploaded(file.name) : `${file.name}: ${explained}`),
  });

  const add = (files: readonly UploadItem["file"][]) => {
    if (isDisabled || isReadOnly || files.length === 0) return;
    change((items) => {
      const next = addFiles(items, files, { accept, maxBytes, maxFiles }, newId);
      const fresh = next.filter((item) => !items.includes(item));
      const count = keptItems(fresh).length;
      const faults = fresh.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${labels.faults[fault.kind]}`] : []));
      setSaid([...(count > 0 ? [labels.added(count)] : []), ...faults].join(" "));
      return next;
    });
  };

  // Before the drop zone, which takes files of the disk only and passes over a picture that was copied.
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };

  const cancel = ({ id: of, file }: UploadItem) => {
    change((items) => changeItem(items, of, { state: "cancelled", progress: 0 }));
    setSaid(labels.cancelledOne(file.name));
  };

  const retry = ({ id: of }: UploadItem) => {
    change((items) => changeItem(items, of, { state: "waiting", progress: 0, fault: undefined }));
    setSaid(labels.waiting);
    later(`[data-file="${of}"] [data-part=end]`);
  };

  const remove = ({ id: of, file }: UploadItem) => {
    const index = value.findIndex((item) => item.id === of);
    const next = value[index + 1] ?? value[index - 1];
    change((items) => items.filter((item) => item.id !== of));
    setSaid(labels.removed(file.name));
    later(next ? `[data-file="${next.id}"] [data-part=end]` : "[data-part=choose]");
  };

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <div
        ref={root}
        className="ev-files"
        role="group"
        id={ids.id}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.aria["aria-describedby"]}
        onPasteCapture={paste}
      >
        {isReadOnly && value.length === 0 && <p className="ev-files-none">{labels.none}</p>}
        {!isReadOnly && (
          <FileZone
            {...{ labels, accept, isRequired, isDisabled }}
            isMultiple={maxFiles > 1}
            isInvalid={hasError(error)}
            describedBy={ids.aria["aria-describedby"]}
            onFiles={add}
          />
        )}
        {value.length > 0 && (
          <ul aria-label={labels.list}>
            {value.map((item) => (
              <FileRow
                key={item.id}
                {...{ item, labels, isDisabled, isReadOnly }}
                isUploaded={upload !== undefined}
                onCancel={() => cancel(item)}
                onRetry={() => retry(item)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
        )}
        <span className="ev-sr" role="status">
          {said}
        </span>
      </div>
    </FieldFrame>
  );
};
