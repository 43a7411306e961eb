import { interactionChannels } from "@evolve/contracts/interaction-filters";
import type { InteractionOverview } from "@evolve/contracts/interaction-overview";
import { useShell } from "@evolve/shell";
import { Chart, type ChartTone } from "@evolve/widgets/chart";
import { Card } from "../../../parts/card.tsx";
import { channelNames } from "../../../parts/interactions/interaction-words.tsx";
import type { Asked } from "../asked.ts";
import styles from "../analytics.module.css";
import { EmergingCard } from "./emerging-card.tsx";
import { GroupCard } from "./group-card.tsx";
import { HourMap } from "./hour-map.tsx";
import { KeyFigures } from "./key-figures.tsx";

interface OverviewViewProps {
  readonly overview: InteractionOverview;
  readonly asked: Asked;
}

const tones: Readonly<Record<(typeof interactionChannels)[number], ChartTone>> = {
  voice: "brand",
  chat: "accent",
  email: "warning",
  sms: "neutral",
  social: "danger",
};

/** Figures, their course and their hours, and tables whose rows lead to the interactions. */
export const OverviewView = ({ overview, asked }: OverviewViewProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { course, step, channels } = overview;
  const title = t(step === "day" ? "analytics.byDay" : "analytics.byWeek");
  const used = interactionChannels.filter((channel) => channels.rows.some(({ id }) => id === channel));
  return (
    <>
      <KeyFigures overview={overview} asked={asked} />
      <Card title={title}>
        <Chart
          label={title}
          instants={course.map(({ day }) => Date.parse(day))}
          timeZone="UTC"
          series={used.map((channel) => ({
            id: channel,
            label: t(channelNames[channel]),
            values: course.map((day) => day.channels.find((one) => one.channel === channel)?.interactions ?? 0),
            tone: tones[channel],
            hasPoints: true,
          }))}
        />
      </Card>
      <Card title={t("analytics.byHour")}>
        <HourMap hours={overview.hours} />
      </Card>
      {overview.topics.rows.length > 0 && (
        <GroupCard
          title={t("analytics.byTopic")}
          of={t("analytics.topic")}
          groups={overview.topics}
          asked={asked}
          field="topicId"
          total={overview.figures.interactions}
        />
      )}
      {holds("recording:listen") && <EmergingCard asked={asked} />}
      <div className={styles.columns}>
        <GroupCard
          title={t("analytics.byQueue")}
          of={t("analytics.queue")}
          groups={overview.queues}
          asked={asked}
          field="queue"
        />
        <GroupCard
          title={t("analytics.byWrapUp")}
          of={t("analytics.wrapUp")}
          groups={overview.wrapUps}
          asked={asked}
          field="wrapUp"
        />
        <GroupCard
          title={t("analytics.byChannel")}
          of={t("analytics.channel")}
          groups={channels}
          asked={asked}
          field="channel"
        />
        <GroupCard
          title={t("analytics.byTeam")}
          of={t("analytics.team")}
          groups={overview.teams}
          asked={asked}
          field="teamId"
        />
        <GroupCard
          title={t("analytics.byAgent")}
          of={t("analytics.agent")}
          groups={overview.agents}
          asked={asked}
          field="userId"
        />
      </div>
    </>
  );
};
