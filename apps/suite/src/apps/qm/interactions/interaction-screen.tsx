import { type Interaction, readInteraction } from "@evolve/contracts/interactions";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { CalibrateButton } from "../calibrations/calibrate-button.tsx";
import { EvaluateButton } from "./evaluate-button.tsx";
import { channelNames, clockOf, directionNames, listName } from "../../../parts/interactions/interaction-words.tsx";
import { Facts } from "../../../parts/interactions/facts.tsx";
import { PlayerCard } from "./player-card.tsx";
import { ReasonDialog, type ReasonedAction } from "./reason-dialog.tsx";
import { Transcript } from "../../../parts/interactions/transcript.tsx";
import { useTopicsOf } from "./use-topics-of.ts";
import styles from "../../../parts/interactions/interactions.module.css";

const listPlace = "/qm/interactions";

/** Quality Management, one interaction: its recording, its transcript, and what is known of it. */
export const InteractionScreen = () => {
  const { client, holds, navigate, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const interactionId = useRouteParam("interactionId");
  const [asked, setAsked] = useState<ReasonedAction | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [listName, "one", interactionId],
    queryFn: async ({ signal }) =>
      (await client.call(readInteraction, { params: { interactionId } }, { signal })).interaction,
  });
  // Once the dialog is gone, and the page has heard of it: else leaving would ask about the reason typed in it.
  useEffect(() => {
    if (!isDeleted) return undefined;
    const leaving = setTimeout(() => {
      navigate(listPlace);
      queryClient.removeQueries({ queryKey: [listName, "one", interactionId] });
      void queryClient.invalidateQueries({ queryKey: [listName] });
    });
    return () => clearTimeout(leaving);
  }, [isDeleted, interactionId, navigate, queryClient]);
  const mayEdit = holds("recording:edit");
  const title =
    data === undefined
      ? t("interactions.one")
      : t("interactions.ofAgent", { channel: t(channelNames[data.channel]), agent: data.agent.name });
  return (
    <Page
      title={title}
      lead={<BackLink to={listPlace}>{t("interactions.title")}</BackLink>}
      actions={
        data && (
          <>
            {mayEdit && (
              <>
                <Button onPress={() => setAsked(data.isHeld ? "release" : "hold")}>
                  {t(data.isHeld ? "interactions.release" : "interactions.hold")}
                </Button>
                <Button onPress={() => setAsked("delete")}>{t("interactions.delete")}</Button>
              </>
            )}
            {data.agent.id !== user.id && (
              <>
                <CalibrateButton interaction={data} />
                <EvaluateButton interaction={data} />
              </>
            )}
          </>
        )
      }
    >
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.hold && (
            <Banner tone="info" className={styles.notice}>
              {t("interactions.heldBy", {
                date: words.date(data.hold.at, "date"),
                name: data.hold.by,
                reason: data.hold.reason,
              })}
            </Banner>
          )}
          <div className={styles.parts}>
            <div className={styles.said}>
              <Said interaction={data} />
            </div>
            <Details interaction={data} />
          </div>
        </>
      )}
      {asked && (
        <ReasonDialog
          interactionId={interactionId}
          action={asked}
          onClose={() => setAsked(null)}
          onDeleted={() => {
            setAsked(null);
            setDeleted(true);
          }}
        />
      )}
    </Page>
  );
};

interface Shown {
  readonly interaction: Interaction;
}

/** The recording and the transcript, as far as there are any and the reader may hear and read them. */
const Said = ({ interaction }: Shown) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { recording, messages } = interaction;
  const { data: about } = useTopicsOf(interaction.id);
  if (!holds("recording:listen"))
    return (
      <Card title={t("interactions.recording")}>
        <p className={styles.quiet}>{t(recording ? "interactions.mayNotListen" : "interactions.noRecording")}</p>
      </Card>
    );
  return (
    <>
      {recording && <PlayerCard key={recording.storedAt} interaction={interaction} bytes={recording.bytes} />}
      {messages && <Transcript interaction={interaction} messages={messages} marks={about?.marks ?? []} />}
      {!recording && !messages && (
        <Card title={t("interactions.recording")}>
          <p className={styles.quiet}>{t("interactions.noRecording")}</p>
        </Card>
      )}
    </>
  );
};

const Details = ({ interaction }: Shown) => {
  const { words } = useShell();
  const { t } = words;
  const { recording } = interaction;
  const { data: about } = useTopicsOf(interaction.id);
  const size = (recording?.bytes ?? 0) / 1_000_000;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t("interactions.when"), words.date(interaction.startedAt, "dateTime")],
    [t("interactions.duration"), clockOf(interaction.seconds)],
    [t("interactions.direction"), t(directionNames[interaction.direction])],
    [t("interactions.agent"), interaction.agent.name],
    [t("interactions.team"), interaction.teamName],
    [t("interactions.customer"), interaction.customer],
    [t("interactions.queue"), interaction.queue],
    [t("interactions.wrapUp"), interaction.wrapUp],
    [t("interactions.topics"), about?.topics.length ? about.topics.map(({ name }) => name).join(", ") : null],
    [t("interactions.reference"), interaction.reference],
    [t("interactions.file"), recording?.fileName ?? null],
    [
      t("interactions.fileSize"),
      recording && t("interactions.megabytes", { size: words.number(size, { maximumFractionDigits: 1 }) }),
    ],
    [t("interactions.keptUntil"), interaction.isHeld ? null : words.date(interaction.keptUntil, "date")],
  ];
  return <Facts title={t("interactions.details")} facts={facts} />;
};
