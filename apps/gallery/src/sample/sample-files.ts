import type { UploadItem } from "@evolve/widgets/file-upload";

/** A file of so many bytes, made on the spot. */
export const fileOf = (name: string, bytes: number, type = ""): File =>
  new File([new Uint8Array(bytes)], name, { type });

const side = 64;
const rowBytes = side * 3;
const headerBytes = 54;

/** A picture whose colours run from one corner to the other: a bitmap of 24 bits. */
export const pictureOf = (name: string, [red, green, blue]: readonly [number, number, number]): File => {
  const bytes = new Uint8Array(headerBytes + rowBytes * side);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, side, true);
  view.setInt32(22, side, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let index = 0; index < side * side; index += 1) {
    const light = 0.45 + (0.55 * ((index % side) + Math.floor(index / side))) / (2 * side);
    bytes.set([blue * light, green * light, red * light], headerBytes + index * 3);
  }
  return new File([bytes], name, { type: "image/bmp" });
};

export const itemOf = (
  file: UploadItem["file"],
  state: UploadItem["state"] = "waiting",
  more: Pick<UploadItem, "fault"> = {},
): UploadItem<number> => ({ id: file.name, file, state, progress: state === "done" ? 1 : 0, ...more });
