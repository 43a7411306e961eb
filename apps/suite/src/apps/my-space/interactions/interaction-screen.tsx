import { type OwnInteraction, readOwnInteraction, startOwnListening } from "@evolve/contracts/own-interactions";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { Facts } from "../../../parts/interactions/facts.tsx";
import { channelNames, clockOf, directionNames } from "../../../parts/interactions/interaction-words.tsx";
import { Player } from "../../../parts/interactions/player.tsx";
import { Transcript } from "../../../parts/interactions/transcript.tsx";
import { usePlayer } from "../../../parts/interactions/use-player.ts";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "../../../parts/interactions/interactions.module.css";

/** My Space, one interaction of one's own: heard and read where the tenant lets agents do so. */
export const InteractionScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const interactionId = useRouteParam("ownInteractionId");
  const { data, error, refetch } = useQuery({
    queryKey: ["own-interactions", "one", interactionId],
    queryFn: async ({ signal }) =>
      (await client.call(readOwnInteraction, { params: { interactionId } }, { signal })).interaction,
  });
  return (
    <Page
      title={
        data ? `${t(channelNames[data.channel])}, ${words.date(data.startedAt, "dateTime")}` : t("interactions.one")
      }
      lead={<BackLink to="/my-space/interactions">{t("interactions.title")}</BackLink>}
    >
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.parts}>
          <div className={styles.said}>
            <Said interaction={data} />
          </div>
          <Facts
            title={t("interactions.details")}
            facts={[
              [t("interactions.when"), words.date(data.startedAt, "dateTime")],
              [t("interactions.duration"), clockOf(data.seconds)],
              [t("interactions.direction"), t(directionNames[data.direction])],
              [t("interactions.customer"), data.customer],
              [t("interactions.queue"), data.queue],
              [t("interactions.wrapUp"), data.wrapUp],
              [t("interactions.reference"), data.reference],
            ]}
          />
        </div>
      )}
    </Page>
  );
};

interface Shown {
  readonly interaction: OwnInteraction;
}

const Said = ({ interaction }: Shown) => {
  const { user, words } = useShell();
  const { t } = words;
  const { bytes, messages, mayListen, customer, startedAt } = interaction;
  if (bytes === null && messages === null)
    return (
      <Card title={t("interactions.recording")}>
        <p className={styles.quiet}>{t(mayListen ? "interactions.noRecording" : "interactions.ownNotHeard")}</p>
      </Card>
    );
  return (
    <>
      {bytes !== null && <RecordingCard interaction={interaction} bytes={bytes} />}
      {messages && (
        <Transcript interaction={{ agent: { name: user.fullName }, customer, startedAt }} messages={messages} />
      )}
    </>
  );
};

const RecordingCard = ({ interaction, bytes }: Shown & { readonly bytes: number }) => {
  const { client, words } = useShell();
  const audio = useRef<HTMLAudioElement>(null);
  const { id: interactionId, seconds } = interaction;
  const player = usePlayer(audio, () => client.call(startOwnListening, { params: { interactionId } }), bytes);
  return (
    <Card title={words.t("interactions.recording")} note={words.t("interactions.logged")}>
      <Player audioRef={audio} player={player} seconds={seconds} />
    </Card>
  );
};
