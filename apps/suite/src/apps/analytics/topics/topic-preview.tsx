import { previewTopic, topicLimits, TopicRules } from "@evolve/contracts/interaction-topics";
import { ShellLink, useShell } from "@evolve/shell";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MarkedText } from "../../../parts/interactions/marked-text.tsx";
import styles from "../analytics.module.css";
import { speakerNames } from "./topic-words.ts";

const pauseMs = 600;

/** What rules match, as they are typed. */
export const TopicPreview = ({ rules }: { readonly rules: TopicRules }) => {
  const { client, words } = useShell();
  const { t } = words;
  const typed = JSON.stringify(rules);
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  const parsed = TopicRules.safeParse(JSON.parse(asked));
  const { data, error, isFetching } = useQuery({
    queryKey: ["analytics", "preview", asked],
    queryFn: ({ signal }) =>
      client.call(previewTopic, { body: { rules: TopicRules.parse(JSON.parse(asked)) } }, { signal }),
    enabled: parsed.success,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("analytics.preview")} aria-busy={isFetching} className={styles.preview}>
      <h3 className={styles.previewHead}>{t("analytics.preview")}</h3>
      {!parsed.success ? (
        <p className={styles.hint}>{t("analytics.previewNone")}</p>
      ) : error !== null ? (
        <p className={styles.hint}>{t("analytics.previewFailed")}</p>
      ) : (
        <>
          <p role="status" className={styles.matched}>
            {data
              ? t(data.isCapped ? "analytics.previewNewest" : "analytics.previewOf", {
                  matched: data.matched,
                  checked: data.checked,
                  days: topicLimits.previewDays,
                })
              : t("common.loading")}
          </p>
          <ul className={styles.examples}>
            {data?.examples.map(({ interactionId, startedAt, agentName, from, text, marks }) => (
              <li key={interactionId}>
                <ShellLink to={`/qm/interactions/${interactionId}`} target="_blank">
                  {words.date(startedAt, "dateTime")}
                </ShellLink>
                <span className={styles.hint}>
                  {" · "}
                  {from === "agent" ? agentName : t(speakerNames[from])}
                </span>
                <p dir="auto">
                  <MarkedText text={text} marks={marks} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
