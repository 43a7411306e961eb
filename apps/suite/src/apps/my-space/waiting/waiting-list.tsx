import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { useSendWaiting, waitingWords } from "./use-send-waiting.ts";
import { dropWaiting, type WaitingRequest } from "./waiting-requests.ts";
import styles from "./waiting.module.css";

/** Says what waits for the connection, lets one think better of it, and sends it. */
export const WaitingList = ({ waiting }: { readonly waiting: readonly WaitingRequest[] }) => {
  const words = useWords();
  const { t } = words;
  const isSending = useSendWaiting(waiting);
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
