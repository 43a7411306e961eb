import { brandPictureLimits } from "@evolve/contracts/branding-editor";

export type PictureFault = "unreadable" | "tooDetailed";

interface Size {
  readonly width: number;
  readonly height: number;
}

const smaller = 0.75;
const mostTries = 6;

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

const draw = (image: HTMLImageElement, { width, height }: Size): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
};

/**
 * A picture that the browser can show, redrawn as a PNG that fits into `room`, so that neither scripts nor metadata come along. Answers its
 * `data:` address, or why there is none.
 */
export const toPng = async (
  file: File,
  room: Size,
): Promise<{ readonly address: string } | { readonly fault: PictureFault }> => {
  const image = new Image();
  try {
    image.src = await addressOf(file);
    await image.decode();
  } catch {
    return { fault: "unreadable" };
  }
  // A drawing without a size of its own takes the room that there is.
  const [width, height] = [image.naturalWidth || room.width, image.naturalHeight || room.height];
  const fitting = Math.min(room.width / width, room.height / height);
  const isDrawing = file.type === "image/svg+xml";
  let scale = isDrawing ? fitting : Math.min(fitting, 1);
  for (let left = mostTries; left > 0; left -= 1, scale *= smaller) {
    const png = await draw(image, { width: width * scale, height: height * scale });
    if (png && png.size <= brandPictureLimits.bytes) return { address: await addressOf(png) };
  }
  return { fault: "tooDetailed" };
};
