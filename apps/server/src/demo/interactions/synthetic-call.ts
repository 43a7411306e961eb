import { createRandom } from "../random.ts";

const rate = 8_000;
const pauseSeconds = 0.35;

/** A voice that is none: harmonics of a pitch, swelling as syllables do. */
const voiceAt = (pitch: number, seconds: number): number => {
  const glide = pitch * (1 + 0.06 * Math.sin(2 * Math.PI * 0.7 * seconds));
  const syllable = Math.max(0, Math.sin(2 * Math.PI * 2.1 * seconds)) ** 0.6 * (0.7 + 0.3 * Math.sin(seconds * 5.3));
  let sum = 0;
  for (let harmonic = 1; harmonic <= 5; harmonic += 1)
    sum += Math.sin(2 * Math.PI * glide * harmonic * seconds) / (harmonic * 1.4);
  return syllable * sum * 0.32;
};

/**
 * A WAV file in which two synthetic voices take turns, 16-bit samples at 8 kHz. Its comment says that nobody speaks in it.
 *
 * @param seconds its length
 */
export const syntheticCall = (seed: number, seconds: number): Buffer => {
  const random = createRandom(seed);
  const pitches = [118 + random.below(30), 190 + random.below(40)] as const;
  const samples = Buffer.alloc(seconds * rate * 2);
  let [turn, end, start] = [0, 0, 0];
  for (let at = 0; at < seconds * rate; at += 1) {
    const now = at / rate;
    if (now >= end) {
      turn += 1;
      start = end + (turn === 1 ? 0 : pauseSeconds);
      end = start + 1.5 + random.next() * 4;
    }
    const pitch = pitches[turn % 2 === 1 ? 0 : 1];
    const value = now < start ? 0 : voiceAt(pitch, now - start) + (random.next() - 0.5) * 0.01;
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 28_000), at * 2);
  }
  return wavFile(samples, "Synthetic signal of the demo; nobody speaks in it.");
};

const chunk = (id: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(id, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const wavFile = (samples: Buffer, comment: string): Buffer => {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const info = Buffer.concat([Buffer.from("INFO"), chunk("ICMT", Buffer.from(`${comment}\0`, "latin1"))]);
  return chunk(
    "RIFF",
    Buffer.concat([Buffer.from("WAVE"), chunk("fmt ", format), chunk("LIST", info), chunk("data", samples)]),
  );
};
