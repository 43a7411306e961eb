import { brandPictureLimits } from "@evolve/contracts/branding-editor";
import { PNG } from "pngjs";
import { refuse } from "../../../core/refusal.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const sizeAt = { width: 16, height: 20, end: 24 } as const;

/**
 * An uploaded PNG, decoded and encoded again: only its pixels are kept, neither metadata nor what is hidden behind the end.
 *
 * @param field names the field of the form at which a refusal is said
 */
export const cleanPicture = (base64: string, field: string): Buffer => {
  const given = Buffer.from(base64, "base64");
  const isPng = given.length >= sizeAt.end && given.subarray(0, signature.length).equals(signature);
  // The size is looked at before anything is unpacked: a small file may unpack to gigabytes.
  const sides = isPng ? [given.readUInt32BE(sizeAt.width), given.readUInt32BE(sizeAt.height)] : [];
  if (
    !isPng ||
    given.length > brandPictureLimits.bytes ||
    sides.some((side) => side > brandPictureLimits.side || side === 0)
  )
    return refusePicture(field);
  try {
    return PNG.sync.write(PNG.sync.read(given));
  } catch {
    return refusePicture(field);
  }
};

const refusePicture = (field: string): never => refuse("invalidParameters", { fields: { [field]: "picture" } });
