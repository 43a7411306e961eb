import { startListening } from "@evolve/contracts/recordings";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Files up to this size are decoded as a whole, to draw their waveform. */
const drawnBytesMax = 20_000_000;
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

const readBars = async (address: string): Promise<number[]> => {
  const response = await fetch(address);
  if (!response.ok) return [];
  const context = new OfflineAudioContext(1, 1, 8_000);
  const decoded = await context.decodeAudioData(await response.arrayBuffer());
  return barsOf(decoded.getChannelData(0));
};

/** Plays a recording. Its address is asked for when somebody listens, and again when it has run out. */
export const usePlayer = (
  audioRef: RefObject<HTMLAudioElement | null>,
  interactionId: string,
  bytes: number,
): Player => {
  const { client, words } = useShell();
  const { t } = words;
  const tries = useRef(0);
  const isGone = useRef(false);
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
    };
  }, []);

  /** Fetches an address and goes on at a second. */
  const load = async (at: number, plays: boolean): Promise<void> => {
    setFailure("");
    setLoading(true);
    try {
      const { address } = await client.call(startListening, { params: { interactionId } });
      const element = audioRef.current;
      if (!element || isGone.current) return;
      element.src = address;
      element.playbackRate = speed;
      element.currentTime = at;
      setPosition(at);
      if (bars.length === 0 && bytes <= drawnBytesMax)
        // Without a waveform the track is plain.
        void readBars(address).then(
          (read) => !isGone.current && setBars(read),
          () => undefined,
        );
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
      else if (!isLoading) void load(at, false);
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
