import { useEffect, useRef, useState } from "react";
import FileIcon from "lucide-react/icons/file";
import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import Image from "lucide-react/icons/image";
import type { UploadItem } from "../logic/upload-queue.ts";

/** Pixels of a preview's side: twice what is shown, for fine screens. */
const side = 80;

const iconOf = (file: UploadItem["file"]) => {
  if ("isFolder" in file) return <Folder />;
  if (file.type.startsWith("image/")) return <Image />;
  return file.type.startsWith("text/") || file.type === "application/pdf" ? <FileText /> : <FileIcon />;
};

/** A small picture of an image, drawn on a canvas: our policy admits no images by object URL. Decoration beside the name. */
const Preview = ({ file }: { file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const image = await createImageBitmap(file);
      const context = canvas.current?.getContext("2d");
      if (!isGone && context) {
        const scale = Math.max(side / image.width, side / image.height);
        const [width, height] = [image.width * scale, image.height * scale];
        context.imageSmoothingQuality = "high";
        context.clearRect(0, 0, side, side);
        context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
        setDrawn(true);
      }
      image.close();
    };
    // What is no picture, or one that cannot be read, keeps its icon.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);

  return (
    <>
      <canvas ref={canvas} width={side} height={side} hidden={!isDrawn} />
      {!isDrawn && iconOf(file)}
    </>
  );
};

export const FilePicture = ({ file }: { file: UploadItem["file"] }) => {
  const isImage = file instanceof File && file.type.startsWith("image/");
  return (
    <span className="ev-file-picture" aria-hidden="true">
      {isImage ? <Preview file={file} /> : iconOf(file)}
    </span>
  );
};
