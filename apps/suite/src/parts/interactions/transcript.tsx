import type { Interaction } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { Card } from "../card.tsx";
import { MarkedText } from "./marked-text.tsx";
import styles from "./interactions.module.css";

interface TranscriptProps {
  /** Its agent's name and its customer stand above what each has written. */
  readonly interaction: {
    readonly agent: Pick<Interaction["agent"], "name">;
    readonly customer: string;
    readonly startedAt: string;
  };
  readonly messages: NonNullable<Interaction["messages"]>;
  /** What its topics look for, for each message. */
  readonly marks?: readonly (readonly { readonly start: number; readonly end: number }[])[];
}

const sides = { agent: styles.agent, customer: styles.customer, system: styles.system } as const;

/** What was written, as a conversation: the customer at the start, the agent at the end of the line. */
export const Transcript = ({ interaction: { agent, customer, startedAt }, messages, marks = [] }: TranscriptProps) => {
  const { words } = useShell();
  const { t } = words;
  const names = { agent: agent.name, customer, system: t("interactions.system") };
  return (
    <Card title={t("interactions.transcript")}>
      <ol className={styles.list}>
        {messages.map(({ at, from, text }, index) => {
          const day = words.date(at, "date");
          const before = messages[index - 1]?.at ?? startedAt;
          // A conversation by email goes on for days.
          const style = words.date(before, "date") === day ? "time" : "dateTime";
          return (
            <li key={index} className={cx(styles.message, sides[from])}>
              <p className={styles.quiet}>
                <span dir="auto">{names[from]}</span> · <time dateTime={at}>{words.date(at, style)}</time>
              </p>
              <p className={styles.bubble} dir="auto">
                <MarkedText text={text} marks={marks[index] ?? []} />
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
