import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { KeyboardEvent, RefObject } from "react";
import { clockOf } from "./interaction-words.tsx";
import { type Player as PlayerState, speeds } from "./use-player.ts";
import styles from "./interactions.module.css";

const stepSeconds = 5;

interface PlayerProps {
  readonly audioRef: RefObject<HTMLAudioElement | null>;
  readonly player: PlayerState;
  /** Of the interaction, in seconds: what the track shows before the recording is loaded. */
  readonly seconds: number;
  readonly markers?: readonly { readonly id: string; readonly second: number }[];
}

/** A recording with what plays it and moves in it. Texts of the area `interactions`. */
export const Player = ({ audioRef, player, seconds, markers = [] }: PlayerProps) => {
  const { words } = useShell();
  const { t } = words;
  const { isPlaying, isLoading, position, length, speed, failure, toggle, setSpeed } = player;
  const longest = length ?? Math.max(seconds, ...markers.map(({ second }) => second), 1);
  return (
    <>
      {/* What is said in it is not known as text: nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a call has no captions */}
      <audio
        ref={audioRef}
        preload="metadata"
        onError={player.onError}
        onPlaying={player.onPlaying}
        onPause={player.onPause}
        onEnded={player.onPause}
        onTimeUpdate={player.onTime}
        onDurationChange={player.onLength}
      />
      {failure !== "" && (
        <Banner tone="danger" action={<Button onPress={toggle}>{t("common.retry")}</Button>}>
          {failure}
        </Banner>
      )}
      <div className={styles.player}>
        <IconButton
          label={t(isPlaying ? "interactions.pause" : "interactions.play")}
          icon={isPlaying ? <Pause /> : <Play />}
          variant="outline"
          isPending={isLoading}
          onPress={toggle}
        />
        <Track player={player} longest={longest} markers={markers} />
        <span className={styles.times}>
          <span className="ev-num">{clockOf(position)}</span>
          <span className={styles.quiet}>/</span>
          <span className="ev-num">{length === null ? "–" : clockOf(length)}</span>
        </span>
        <Select
          label={t("interactions.speed")}
          isLabelHidden
          placeholder=""
          className={styles.speed}
          options={speeds.map((one) => ({
            id: String(one),
            label: t("interactions.speedOf", { speed: words.number(one) }),
          }))}
          value={String(speed)}
          onChange={(id) => setSpeed(Number(id))}
        />
      </div>
    </>
  );
};

interface TrackProps {
  readonly player: PlayerState;
  /** Seconds. */
  readonly longest: number;
  readonly markers: NonNullable<PlayerProps["markers"]>;
}

/** Where the recording is: a slider over its waveform, with its markers. */
const Track = ({ player: { position, bars, seek }, longest, markers }: TrackProps) => {
  const { t } = useShell().words;
  const share = Math.min(1, position / longest);
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by =
      event.key === "ArrowRight" || event.key === "ArrowUp"
        ? stepSeconds
        : event.key === "ArrowLeft" || event.key === "ArrowDown"
          ? -stepSeconds
          : 0;
    if (by === 0) return;
    event.preventDefault();
    seek(Math.min(longest, Math.max(0, position + by)));
  };
  return (
    <div className={styles.track}>
      <svg viewBox="0 0 160 40" preserveAspectRatio="none" aria-hidden="true">
        {bars.length === 0 ? (
          <>
            <rect className={styles.rest} x="0" y="18" width="160" height="4" />
            <rect className={styles.played} x="0" y="18" width={160 * share} height="4" />
          </>
        ) : (
          bars.map((bar, index) => {
            const height = Math.max(1.5, bar * 38);
            const isPlayed = (index + 0.5) / bars.length <= share;
            return (
              <rect
                key={index}
                className={isPlayed ? styles.played : styles.rest}
                x={(index * 160) / bars.length + 0.15}
                y={20 - height / 2}
                width={(160 / bars.length) * 0.7}
                height={height}
              />
            );
          })
        )}
      </svg>
      {markers.map(({ id, second }) => (
        <span
          key={id}
          className={styles.flag}
          style={{ insetInlineStart: `${Math.min(100, (second / longest) * 100)}%` }}
          aria-hidden="true"
        />
      ))}
      <span className={styles.head} style={{ insetInlineStart: `${share * 100}%` }} aria-hidden="true" />
      <input
        type="range"
        className={styles.slider}
        aria-label={t("interactions.position")}
        aria-valuetext={t("interactions.positionOf", { position: clockOf(position), total: clockOf(longest) })}
        min={0}
        max={longest}
        step="any"
        value={Math.min(position, longest)}
        onKeyDown={step}
        onChange={(event) => seek(Number(event.target.value))}
      />
    </div>
  );
};
