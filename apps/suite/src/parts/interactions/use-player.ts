import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Files up to this size are fetched as a whole: one download is both played and drawn. Larger ones are heard range by range. */
const wholeBytesMax = 10_000_000;
const barsDrawn = 160;

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

export interface Player {
  readonly isPlaying: boolean;
  readonly isLoading: boolean;
  /** Seconds. */
  readonly position: number;
  /** Seconds; null before the recording is loaded. */
  readonly length: number | null;
  /** Loudness of equally long parts of the recording, from 0 to 1; empty while it is not known. */
  readonly bars: readonly number[];
  readonly speed: number;
  /** In words; empty while all is well. */
  readonly failure: string;
  readonly toggle: () => void;
  /** Loads the recording first where it has not been yet. */
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly onError: () => void;
  readonly onPlaying: () => void;
  readonly onPause: () => void;
  readonly onTime: () => void;
  readonly onLength: () => void;
}

/** The loudest sample of each part, relative to the loudest of all. */
const barsOf = (samples: Float32Array): number[] => {
  const size = Math.max(1, Math.floor(samples.length / barsDrawn));
  const bars: number[] = [];
  for (let from = 0; from + size <= samples.length && bars.length < barsDrawn; from += size)
    bars.push(samples.subarray(from, from + size).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
  const loudest = Math.max(...bars, 0.001);
  return bars.map((bar) => bar / loudest);
};

const readBars = async (file: Blob): Promise<number[]> => {
  const context = new OfflineAudioContext(1, 1, 8_000);
  const decoded = await context.decodeAudioData(await file.arrayBuffer());
  return barsOf(decoded.getChannelData(0));
};

const fetchFile = async (address: string): Promise<Blob> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the recording was answered with ${response.status}`);
  return response.blob();
};

/**
 * Plays a recording. Its address is asked for when somebody listens, and again when it has run out; of a file that is fetched as a whole
 * nothing is asked twice.
 */
export const usePlayer = (
  audioRef: RefObject<HTMLAudioElement | null>,
  /** Answers where it is heard. */
  startListening: () => Promise<{ readonly address: string }>,
  bytes: number,
): Player => {
  const { words } = useShell();
  const { t } = words;
  const tries = useRef(0);
  const isGone = useRef(false);
  /** Where to go on once the recording is loaded: somebody may move on while it comes. */
  const wanted = useRef(0);
  /** The address of the file in memory; empty while it is not there. */
  const fileAddress = useRef("");
  const [isPlaying, setPlaying] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState<number | null>(null);
  const [bars, setBars] = useState<readonly number[]>([]);
  const [speed, changeSpeed] = useState<number>(1);
  const [failure, setFailure] = useState("");

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      URL.revokeObjectURL(fileAddress.current);
      fileAddress.current = "";
    };
  }, []);

  /** What the element plays: the file, or an address that answers ranges of it. */
  const sourceOf = async (address: string): Promise<string> => {
    if (bytes > wholeBytesMax) return address;
    const file = await fetchFile(address);
    if (isGone.current) return "";
    // Without a waveform the track is plain.
    void readBars(file).then(
      (read) => !isGone.current && setBars(read),
      () => undefined,
    );
    URL.revokeObjectURL(fileAddress.current);
    fileAddress.current = URL.createObjectURL(file);
    return fileAddress.current;
  };

  /** Fetches the recording and goes on at a second. */
  const load = async (at: number, plays: boolean): Promise<void> => {
    setFailure("");
    setLoading(true);
    wanted.current = at;
    try {
      const { address } = await startListening();
      const source = await sourceOf(address).catch(() => null);
      const element = audioRef.current;
      if (!element || isGone.current) return;
      if (source === null) {
        setFailure(t("interactions.interrupted"));
        return;
      }
      element.src = source;
      element.playbackRate = speed;
      element.currentTime = wanted.current;
      setPosition(wanted.current);
      if (plays) await play(element);
    } catch (error) {
      setFailure(words.error(failureCode(error)));
    } finally {
      setLoading(false);
    }
  };

  /** What goes wrong is told by the element's error event. */
  const play = (element: HTMLAudioElement): Promise<void> => element.play().catch(() => undefined);

  const isLoaded = (): boolean => audioRef.current?.hasAttribute("src") === true && failure === "";

  return {
    isPlaying,
    isLoading,
    position,
    length,
    bars,
    speed,
    failure,
    toggle: () => {
      const element = audioRef.current;
      if (!element || isLoading) return;
      if (!isLoaded()) {
        tries.current = 0;
        void load(position, true);
        return;
      }
      if (isPlaying) element.pause();
      else void play(element);
    },
    seek: (seconds) => {
      const most = length ?? seconds;
      const at = Math.min(Math.max(0, seconds), most);
      setPosition(at);
      if (isLoaded() && audioRef.current) audioRef.current.currentTime = at;
      else if (isLoading) wanted.current = at;
      else void load(at, false);
    },
    setSpeed: (next) => {
      changeSpeed(next);
      if (audioRef.current) audioRef.current.playbackRate = next;
    },
    onError: () => {
      const element = audioRef.current;
      const code = element?.error?.code;
      if (!element || code === undefined) return;
      const wasPlaying = isPlaying || !element.paused;
      setPlaying(false);
      tries.current += 1;
      // The address may have run out, or the connection was lost for a moment.
      if (tries.current === 1 && code !== MediaError.MEDIA_ERR_DECODE) {
        void load(position, wasPlaying);
        return;
      }
      setFailure(t(code === MediaError.MEDIA_ERR_NETWORK ? "interactions.interrupted" : "interactions.undecodable"));
    },
    onPlaying: () => {
      tries.current = 0;
      setPlaying(true);
    },
    onPause: () => setPlaying(false),
    onTime: () => setPosition(audioRef.current?.currentTime ?? 0),
    onLength: () => {
      const duration = audioRef.current?.duration ?? Number.NaN;
      if (Number.isFinite(duration)) setLength(duration);
    },
  };
};
