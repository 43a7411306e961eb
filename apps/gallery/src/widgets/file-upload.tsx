import { useWords } from "@evolve/i18n/react";
import { FileUpload, keptItems, type UploadItem } from "@evolve/widgets/file-upload";
import { useState } from "react";
import { demoUpload } from "../sample/demo-upload.ts";
import { fileOf, itemOf, pictureOf } from "../sample/sample-files.ts";
import { useOwnLabel } from "../sample/use-own-label.ts";

type Items = readonly UploadItem<number>[];

const limits = { accept: ["image/*", ".pdf", ".csv"], maxBytes: 5_000_000, maxFiles: 4 };

/** Files are dropped or chosen. Kinds and sizes that are accepted are said before, not after. */
export const Empty = () => {
  const label = useOwnLabel("files.sampleLabel");
  const [files, setFiles] = useState<Items>([]);
  return <FileUpload {...limits} label={label} value={files} onChange={setFiles} upload={demoUpload()} />;
};

/** What was uploaded, each with its size and a way to remove it. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("files.sampleLabel");
  const [files, setFiles] = useState<Items>([
    itemOf(fileOf(words.t("files.sampleContract"), 1_240_000, "application/pdf")),
    itemOf(fileOf("staff.csv", 18_400, "text/csv")),
  ]);
  return <FileUpload {...limits} label={label} value={files} onChange={setFiles} />;
};

/** When a file is of the wrong kind or too large: the others are kept. */
export const WithError = () => {
  const words = useWords();
  const label = useOwnLabel("files.sampleLabel");
  const [files, setFiles] = useState<Items>([
    itemOf(fileOf("notes.txt", 900), "refused", { fault: { kind: "wrongType" } }),
  ]);
  return (
    <FileUpload
      {...limits}
      label={label}
      value={files}
      onChange={setFiles}
      error={keptItems(files).length === 0 && words.t("validation.required")}
      isRequired
    />
  );
};

/** While files are sent. Each can be stopped on its own. */
export const Uploading = () => {
  const label = useOwnLabel("files.sampleLabel");
  const [files, setFiles] = useState<Items>([
    itemOf({ name: "handbook.pdf", size: 2_300_000, type: "application/pdf" }, "done"),
    itemOf(fileOf("shifts.csv", 640_000, "text/csv")),
    itemOf(fileOf("contract.pdf", 2_100_000, "application/pdf")),
  ]);
  return (
    <FileUpload
      {...limits}
      label={label}
      value={files}
      onChange={setFiles}
      upload={demoUpload({ endsAt: 0.6 })}
      atOnce={1}
    />
  );
};

/** When a file could not be sent. It can be tried again without choosing it again. */
export const Failed = () => {
  const words = useWords();
  const label = useOwnLabel("files.sampleLabel");
  const [tried] = useState(() => new WeakSet<File>());
  const [files, setFiles] = useState<Items>([itemOf(fileOf("shifts.csv", 640_000, "text/csv"))]);
  return (
    <FileUpload
      {...limits}
      label={label}
      value={files}
      onChange={setFiles}
      upload={(file, task) => {
        const line = tried.has(file) ? {} : { endsAt: 0.4, breaks: true };
        tried.add(file);
        return demoUpload(line)(file, task);
      }}
      explain={(reason) =>
        reason instanceof DOMException && reason.name === "NetworkError" ? words.t("files.sampleLost") : undefined
      }
    />
  );
};

/** When there is room for one file: another one replaces it. */
export const SingleFile = () => {
  const label = useOwnLabel("files.sampleLabel");
  const single = { accept: [".csv"], maxBytes: 1_000_000, maxFiles: 1 };
  const [files, setFiles] = useState<Items>([]);
  return <FileUpload {...single} label={label} value={files} onChange={setFiles} upload={demoUpload()} />;
};

/** When people recognize files by what is in them. */
export const Images = () => {
  const label = useOwnLabel("files.samplePhotos");
  const images = { accept: ["image/*"], maxFiles: 6 };
  const [files, setFiles] = useState<Items>([
    itemOf(pictureOf("reception.bmp", [82, 150, 255]), "done"),
    itemOf(pictureOf("floor-2.bmp", [80, 220, 150]), "done"),
    itemOf(fileOf("broken.png", 4_000, "image/png"), "done"),
  ]);
  return <FileUpload {...images} label={label} value={files} onChange={setFiles} upload={demoUpload()} />;
};

export const Disabled = () => {
  const label = useOwnLabel("files.sampleLabel");
  return (
    <FileUpload
      {...limits}
      label={label}
      value={[itemOf({ name: "handbook.pdf", size: 2_300_000, type: "application/pdf" }, "done")]}
      onChange={() => undefined}
      upload={demoUpload()}
      isDisabled
    />
  );
};

export const ReadOnly = () => {
  const label = useOwnLabel("files.sampleLabel");
  return (
    <FileUpload
      label={label}
      value={[itemOf({ name: "handbook.pdf", size: 2_300_000, type: "application/pdf" }, "done")]}
      onChange={() => undefined}
      upload={demoUpload()}
      isReadOnly
    />
  );
};
