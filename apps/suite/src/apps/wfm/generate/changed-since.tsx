import type { CallResult } from "@evolve/contracts/call";
import { type ChangedShift, type readGeneration, startGeneration } from "@evolve/contracts/schedule-generation";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import styles from "./generate.module.css";

const kindNames: Readonly<Record<ChangedShift["kind"], PlainKey>> = {
  added: "generation.changedAdded",
  changed: "generation.changedChanged",
  removed: "generation.changedRemoved",
};

interface ChangedSinceProps {
  readonly read: CallResult<typeof readGeneration>;
  /** Nothing else is generated for the draft. */
  readonly mayStart: boolean;
}

/** Why a result cannot be taken over: who has changed which shifts since the run began. It can be made again with what is there now. */
export const ChangedSince = ({ read: { run, agentIds, changedSince }, mayStart }: ChangedSinceProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { id, scheduleId, seed, moves, wishWeight, days } = run;
  const again = useAction({
    run: () =>
      client.call(startGeneration, {
        params: { scheduleId },
        body: { seed, moves, wishWeight, ...(agentIds && { agentIds }), ...(days && { days }) },
      }),
    invalidates: [
      ["generations", scheduleId],
      ["generations", "one", id],
    ],
  });
  const { shifts, total } = changedSince;
  return (
    <Banner
      tone="warning"
      title={t("generation.changedTitle")}
      isAnnounced={false}
      action={
        mayStart && (
          <Button size="small" isDisabled={again.isPending} onPress={() => again.mutate(undefined)}>
            {t("generation.again")}
          </Button>
        )
      }
    >
      {shifts.length > 0 && (
        <ul className={styles.messages}>
          {shifts.map(({ kind, agentId, agentName, day, changedBy, changedAt }, place) => (
            <li key={`${agentId} ${day} ${place}`}>
              <bdi>{agentName}</bdi> · {words.date(day, "date", "UTC")} · {t(kindNames[kind])}
              {changedBy !== null && (
                <>
                  {" · "}
                  <bdi>{changedBy}</bdi>
                  {changedAt !== null && `, ${words.date(changedAt, "dateTime")}`}
                </>
              )}
            </li>
          ))}
          {total > shifts.length && (
            <li className={styles.quiet}>{t("scheduleEditor.moreChanges", { count: total - shifts.length })}</li>
          )}
        </ul>
      )}
    </Banner>
  );
};
