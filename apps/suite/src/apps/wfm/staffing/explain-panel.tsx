import { explainStaffing } from "@evolve/contracts/staffing";
import { useShell } from "@evolve/shell";
import { IconButton } from "@evolve/widgets/icon-button";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ExplainQueue } from "./explain-queue.tsx";
import { ExplainWorkload } from "./explain-workload.tsx";
import styles from "./staffing.module.css";
import { dayName } from "./staffing-map.ts";

interface ExplainPanelProps {
  readonly planningGroupId: string;
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Why so many people in one interval, in the order in which one would work it out. It takes the focus when it opens. */
export const ExplainPanel = ({ planningGroupId, zone, at, onClose }: ExplainPanelProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const instant = new Date(at).toISOString();
  const found = useQuery({
    queryKey: ["staffing", planningGroupId, "explanation", instant],
    queryFn: async ({ signal }) => {
      const params = { planningGroupId };
      return (await client.call(explainStaffing, { params, query: { at: instant } }, { signal })).explanation;
    },
  });
  const explanation = found.data;
  const until = at + (explanation?.intervalMinutes ?? 0) * 60_000;
  const clock = (time: number): string => words.date(time, "time", zone);
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at);
  return (
    <section ref={panel} className={styles.explain} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.explainHead}>
        <h2 id={id}>
          {`${dayName(words, date)}, ${clock(at)}`}
          {until > at && ` – ${clock(until)}`}
        </h2>
        <IconButton label={t("requirement.closeExplanation")} icon={<X />} onPress={onClose} />
      </div>
      {explanation === undefined ? (
        <QueryState error={found.error} onRetry={() => void found.refetch()} />
      ) : explanation.kind === "queue" ? (
        <ExplainQueue explanation={explanation} />
      ) : (
        <ExplainWorkload explanation={explanation} />
      )}
    </section>
  );
};
