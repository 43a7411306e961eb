import type { RecordingFormat } from "@evolve/contracts/recordings";

/** The media type of each format, with which it is answered. */
export const mediaTypes: Readonly<Record<RecordingFormat, string>> = {
  wav: "audio/wav",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  webm: "audio/webm",
};

/** So many bytes from the start are enough to tell. */
export const headBytes = 64;

/** The format of a file by its first bytes, whatever it is called; null where it is none that browsers play. */
export const formatOf = (head: Buffer): RecordingFormat | null => {
  const text = (from: number, to: number): string => head.toString("latin1", from, to);
  if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return "wav";
  if (text(0, 4) === "OggS") return "ogg";
  // EBML, whose document type says whether it is WebM or another kind of Matroska.
  if (head.readUInt32BE(0) === 0x1a45dfa3 && text(4, headBytes).includes("webm")) return "webm";
  // An ID3 tag, or the sync bits of a frame of layer III.
  if (text(0, 3) === "ID3" || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)) return "mp3";
  return null;
};
