import Check from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { IconButton } from "../icon-button.tsx";
import { splitName } from "../logic/upload-queue.ts";
import type { UploadItem } from "../logic/upload-queue.ts";
import { FilePicture } from "./file-picture.tsx";
import type { FileRowLabels } from "./label-types.ts";

export interface FileRowProps {
  readonly item: UploadItem;
  readonly labels: FileRowLabels;
  /** Files go somewhere, and the row says how far this one is. */
  readonly isUploaded: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const Name = ({ name }: { name: string }) => {
  const [stem, ending] = splitName(name);
  return (
    <span className="ev-file-name" dir="auto" title={name}>
      <span className="ev-file-stem" aria-hidden="true">
        {stem}
      </span>
      <span aria-hidden="true">{ending}</span>
      <span className="ev-sr">{name}</span>
    </span>
  );
};

const State = ({ item, labels, isUploaded }: Pick<FileRowProps, "item" | "labels" | "isUploaded">) => {
  const { state, fault } = item;
  if (fault)
    return (
      <span className="ev-file-fault">
        <TriangleAlert aria-hidden="true" />
        {fault.text ?? labels.faults[fault.kind]}
      </span>
    );
  if (state === "cancelled") return <span>{labels.cancelled}</span>;
  if (!isUploaded) return null;
  if (state === "waiting") return <span>{labels.waiting}</span>;
  if (state !== "done") return null;
  return (
    <span className="ev-file-done">
      <Check aria-hidden="true" />
      {labels.done}
    </span>
  );
};

/** One file: what it is, how far it is, and what can be done about it. */
export const FileRow = (props: FileRowProps) => {
  const { item, labels, isUploaded, isDisabled, isReadOnly } = props;
  const { name, size } = item.file;
  const canRetry = isUploaded && item.file instanceof File && (item.state === "failed" || item.state === "cancelled");
  const canCancel = isUploaded && (item.state === "waiting" || item.state === "running");
  return (
    <li className="ev-file" data-file={item.id} data-status={item.state}>
      <FilePicture file={item.file} />
      <div className="ev-file-words">
        <Name name={name} />
        <span className="ev-file-facts">
          {size > 0 && <bdi className="ev-num">{labels.size(size)}</bdi>}
          <State {...{ item, labels, isUploaded }} />
        </span>
        {item.state === "running" && (
          <ProgressBar className="ev-file-progress" aria-label={labels.progress(name)} value={item.progress * 100}>
            {({ percentage = 0, valueText }) => (
              <>
                <span className="ev-file-bar">
                  <span style={{ width: `${percentage}%` }} />
                </span>
                <span className="ev-num">{valueText}</span>
              </>
            )}
          </ProgressBar>
        )}
      </div>
      {!isReadOnly && (
        <span className="ev-file-buttons">
          {canRetry && (
            <IconButton
              size="small"
              label={labels.retry(name)}
              icon={<RotateCw />}
              isDisabled={isDisabled}
              onPress={props.onRetry}
            />
          )}
          {/* One button for both, so that the focus stays with it when the file has arrived. */}
          <IconButton
            data-part="end"
            size="small"
            label={canCancel ? labels.cancel(name) : labels.remove(name)}
            icon={canCancel ? <CircleX /> : <Trash />}
            isDisabled={isDisabled}
            onPress={canCancel ? props.onCancel : props.onRemove}
          />
        </span>
      )}
    </li>
  );
};
