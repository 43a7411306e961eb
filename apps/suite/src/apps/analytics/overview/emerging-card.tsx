import { emergingWords } from "@evolve/contracts/emerging-words";
import { ShellLink, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/card.tsx";
import styles from "../analytics.module.css";
import type { Asked } from "../asked.ts";

/** What people say more than in the period before; each may become a topic. */
export const EmergingCard = ({ asked }: { readonly asked: Asked }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const { data, isError, refetch } = useQuery({
    queryKey: ["analytics", "emerging", asked],
    queryFn: ({ signal }) => client.call(emergingWords, { body: asked }, { signal }),
  });
  const mayMake = holds("analytics:edit");
  const addressFor = (phrase: string): string =>
    `/analytics/topics?${new URLSearchParams({ panel: "new", phrase }).toString()}`;
  return (
    <Card title={t("analytics.emerging")}>
      <p className={styles.hint}>{t("analytics.emergingHint")}</p>
      {isError && (
        <p className={styles.hint}>
          {t("analytics.emergingFailed")} <Button onPress={() => void refetch()}>{t("common.retry")}</Button>
        </p>
      )}
      {!isError && data === undefined && <Skeleton shape="block" />}
      {data?.isCapped && <p className={styles.hint}>{t("analytics.emergingCapped", data.conversations)}</p>}
      {data?.terms.length === 0 && <p className={styles.hint}>{t("analytics.emergingNone")}</p>}
      {data !== undefined && data.terms.length > 0 && (
        <table className={styles.table} aria-label={t("analytics.emerging")}>
          <thead>
            <tr>
              <th scope="col">{t("analytics.term")}</th>
              <th scope="col">{t("analytics.conversationsNow")}</th>
              <th scope="col">{t("analytics.conversationsBefore")}</th>
              {mayMake && (
                <th scope="col">
                  <span className="ev-sr">{t("analytics.makeTopic")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.terms.map(({ term, now, before }) => (
              <tr key={term}>
                <th scope="row" dir="auto">
                  {term}
                </th>
                <td>{words.number(now)}</td>
                <td>{words.number(before)}</td>
                {mayMake && (
                  <td>
                    <ShellLink to={addressFor(term)} aria-label={t("analytics.makeTopicOf", { term })}>
                      {t("analytics.makeTopic")}
                    </ShellLink>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};
