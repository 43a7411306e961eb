import { type OwnTimeOff, withdrawTimeOff } from "@evolve/contracts/time-off";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { type GrowingList, MoreRows, PreviousRows } from "@evolve/shell/growing-list";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { StatusPill } from "@evolve/widgets/status-pill";
import CalendarOff from "lucide-react/icons/calendar-off";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import { amountOf, daysOf, deciderOf, timeOffStateNames, timeOffTones } from "../../../parts/time-off-words.ts";
import styles from "./time-off.module.css";

interface RequestsCardProps {
  readonly requests: readonly OwnTimeOff[];
  readonly list: GrowingList<unknown, OwnTimeOff>;
  readonly today: string;
}

/** One's requests, newest first, with what can still be done about them. */
export const RequestsCard = ({ requests, list, today }: RequestsCardProps) => {
  const words = useWords();
  const { t } = words;
  const { client } = useShell();
  const [asked, setAsked] = useState<OwnTimeOff | null>(null);
  const withdraw = useAction<OwnTimeOff>({
    run: ({ id }) => client.call(withdrawTimeOff, { params: { requestId: id } }),
    done: ({ state }) => t(state === "approved" ? "timeOff.cancelled" : "timeOff.withdrawn"),
    invalidates: [["my-time-off"], ["my-schedule"]],
    onEnd: () => setAsked(null),
  });
  if (requests.length === 0)
    return (
      <Card title={t("timeOff.yours")}>
        <EmptyState icon={<CalendarOff />} title={t("timeOff.noneTitle")} text={t("timeOff.noneText")} />
      </Card>
    );
  const isOpen = ({ state }: OwnTimeOff): boolean => state === "pending" || state === "waitlisted";
  const isAhead = ({ state, firstDay }: OwnTimeOff): boolean => state === "approved" && firstDay > today;
  return (
    <Card title={t("timeOff.yours")}>
      <PreviousRows list={list} />
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <span className={styles.mark} style={{ background: request.colorCode }} aria-hidden="true" />
            <div className={styles.words}>
              <h3 className={styles.days}>{daysOf(words, request)}</h3>
              <p className={styles.quiet}>
                <span dir="auto">{request.codeName}</span> · {amountOf(words, request.minutes)}
              </p>
              <p className={styles.states}>
                <StatusPill tone={timeOffTones[request.state]}>{t(timeOffStateNames[request.state])}</StatusPill>
                <span className={styles.quiet}>
                  {request.place !== null && t("timeOff.place", { place: request.place })}
                  {deciderOf(words, request)}
                </span>
              </p>
              {request.reason !== "" && (
                <p className={styles.reason} dir="auto">
                  {request.reason}
                </p>
              )}
            </div>
            {isOpen(request) && (
              <Button
                size="small"
                isPending={withdraw.isPending && withdraw.variables.id === request.id}
                onPress={() => (request.state === "waitlisted" ? setAsked(request) : withdraw.mutate(request))}
                aria-label={`${t("timeOff.withdraw")}, ${daysOf(words, request)}`}
              >
                {t("timeOff.withdraw")}
              </Button>
            )}
            {isAhead(request) && (
              <Button
                size="small"
                onPress={() => setAsked(request)}
                aria-label={`${t("timeOff.cancel")}, ${daysOf(words, request)}`}
              >
                {t("timeOff.cancel")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <MoreRows list={list}>{t("timeOff.showOlder")}</MoreRows>
      </div>
      {asked && (
        <Question
          title={t(asked.state === "approved" ? "timeOff.cancelTitle" : "timeOff.withdrawTitle")}
          confirmLabel={t(asked.state === "approved" ? "timeOff.cancel" : "timeOff.withdraw")}
          cancelLabel={t("timeOff.keep")}
          tone="danger"
          isPending={withdraw.isPending}
          onConfirm={() => withdraw.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          {t(asked.state === "approved" ? "timeOff.cancelText" : "timeOff.withdrawText")}
        </Question>
      )}
    </Card>
  );
};
