import { useId } from "react";
import CloudUpload from "lucide-react/icons/cloud-upload";
import FolderOpen from "lucide-react/icons/folder-open";
import { DropZone } from "react-aria-components/DropZone";
import type { DropZoneProps } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "../button.tsx";
import type { UploadItem } from "../logic/upload-queue.ts";
import type { FileZoneLabels } from "./label-types.ts";

export interface FileZoneProps {
  readonly labels: FileZoneLabels;
  readonly accept: readonly string[];
  readonly isMultiple: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly UploadItem["file"][]) => void;
}

type Dropped = Parameters<NonNullable<DropZoneProps["onDrop"]>>[0];

const filesOf = async ({ items }: Dropped): Promise<readonly UploadItem["file"][]> => {
  const files: UploadItem["file"][] = [];
  for (const item of items) {
    if (item.kind === "file") files.push(await item.getFile());
    else if (item.kind === "directory") files.push({ name: item.name, size: 0, type: "", isFolder: true });
  }
  return files;
};

/** Where files are chosen, dropped and pasted. */
export const FileZone = (props: FileZoneProps) => {
  const { labels, accept, isMultiple, isRequired, isInvalid, isDisabled, onFiles } = props;
  const limitsId = useId();
  return (
    <DropZone
      className="ev-files-zone"
      aria-label={labels.paste}
      data-invalid={isInvalid || undefined}
      isDisabled={isDisabled}
      getDropOperation={() => "copy"}
      onDrop={(event) => void filesOf(event).then(onFiles)}
    >
      {({ isDropTarget }) => (
        <>
          <CloudUpload aria-hidden="true" />
          <span className="ev-files-ways">
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={isMultiple}
              onSelect={(list) => onFiles([...(list ?? [])])}
            >
              <Button
                data-part="choose"
                size="small"
                icon={<FolderOpen />}
                isDisabled={isDisabled}
                aria-describedby={[props.describedBy, limitsId].filter(Boolean).join(" ")}
              >
                {labels.choose}
              </Button>
            </FileTrigger>
            <span className="ev-files-drop">{isDropTarget ? labels.dropNow : labels.drop}</span>
          </span>
          <span className="ev-files-limits" id={limitsId}>
            {isRequired && <span className="ev-sr">{labels.required} </span>}
            {labels.limits}
          </span>
        </>
      )}
    </DropZone>
  );
};
