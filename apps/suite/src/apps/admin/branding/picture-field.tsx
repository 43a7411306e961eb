import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { FileUpload, keptItems, type UploadItem } from "@evolve/widgets/file-upload";
import { useState } from "react";
import { toPng, type PictureFault } from "./to-png.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./branding.module.css";

interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The address of the picture; empty for none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Pixels that a new picture is reduced to. */
  readonly room: { readonly width: number; readonly height: number };
  readonly error: string | undefined;
}

const mostBytes = 5_000_000;
const faults: Readonly<Record<PictureFault, PlainKey>> = {
  unreadable: "branding.unreadable",
  tooDetailed: "branding.tooDetailed",
};

/** A picture of the brand: the one that is there, and another in its place. */
export const PictureField = ({ label, hint, value, onChange, room, error }: PictureFieldProps) => {
  const { t } = useWords();
  const [files, setFiles] = useState<readonly UploadItem[]>([]);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const take = async (items: readonly UploadItem[]): Promise<void> => {
    const file = keptItems(items)[0]?.file;
    setFault(null);
    if (!(file instanceof File)) return setFiles(items);
    const picture = await toPng(file, room);
    setFiles([]);
    if ("fault" in picture) setFault(picture.fault);
    else onChange(picture.address);
  };
  return (
    <div className={styles.picture}>
      <FileUpload
        label={label}
        description={hint}
        error={fault === null ? error : t(faults[fault])}
        accept={[".png", ".jpg", ".jpeg", ".webp", ".svg"]}
        maxBytes={mostBytes}
        maxFiles={1}
        value={files}
        onChange={(items) => void take(items)}
      />
      {value !== "" && (
        <div className={parts.group}>
          <span className={styles.thumbnail}>
            <img src={value} alt="" />
          </span>
          <Button aria-label={t("branding.removePicture", { name: label })} onPress={() => onChange("")}>
            {t("branding.remove")}
          </Button>
        </div>
      )}
    </div>
  );
};
