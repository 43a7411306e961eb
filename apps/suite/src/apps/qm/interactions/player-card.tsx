import type { Interaction } from "@evolve/contracts/interactions";
import { startListening } from "@evolve/contracts/recordings";
import { useShell } from "@evolve/shell";
import { useRef } from "react";
import { Card } from "../../../parts/card.tsx";
import { Player } from "../../../parts/interactions/player.tsx";
import { usePlayer } from "../../../parts/interactions/use-player.ts";
import { Markers } from "./markers.tsx";

interface PlayerCardProps {
  readonly interaction: Interaction;
  readonly bytes: number;
}

/** Plays the recording, and shows and takes its markers. */
export const PlayerCard = ({ interaction, bytes }: PlayerCardProps) => {
  const { client, words } = useShell();
  const audio = useRef<HTMLAudioElement>(null);
  const { id: interactionId, seconds, markers } = interaction;
  const listen = () => client.call(startListening, { params: { interactionId } });
  const player = usePlayer(audio, listen, bytes);
  return (
    <Card title={words.t("interactions.recording")} note={words.t("interactions.logged")}>
      <Player audioRef={audio} player={player} seconds={seconds} markers={markers} />
      <Markers interaction={interaction} position={player.position} seek={player.seek} />
    </Card>
  );
};
