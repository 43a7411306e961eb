import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useSendWaiting, waitingWords } from "./use-send-waiting.ts";
import { useWaiting } from "./use-waiting.ts";
import { dropWaiting } from "./waiting-requests.ts";
import styles from "./waiting.module.css";

/** Says what waits for the connection, lets one think better of it, and sends it; nothing where nothing waits. */
export const WaitingList = () => {
  const words = useWords();
  const { t } = words;
  const waiting = useWaiting();
  const isSending = useSendWaiting(waiting);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.note}>
      <Banner tone="warning" title={t("schedules.waitingTitle", { count: waiting.length })}>
        <ul className={styles.waiting}>
          {waiting.map((request) => {
            const what = waitingWords(words, request);
            return (
              <li key={request.key} className={styles.request}>
                <span dir="auto">{what}</span>
                <Button
                  size="small"
                  isDisabled={isSending}
                  onPress={() => dropWaiting(request.key)}
                  aria-label={`${t("schedules.dontSend")}, ${what}`}
                >
                  {t("schedules.dontSend")}
                </Button>
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
};
