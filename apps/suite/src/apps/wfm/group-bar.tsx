import { IconButton } from "@evolve/widgets/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import styles from "./group-bar.module.css";
import { GroupSelect } from "./group-select.tsx";
import type { ChosenGroup } from "./use-planning-group.ts";

interface GroupBarProps {
  readonly chosen: ChosenGroup;
  /** The day or week that is shown, and the steps to others; a step that is null cannot be taken. */
  readonly period: {
    readonly label: string;
    readonly name: string;
    readonly previous: { readonly label: string; readonly go: (() => void) | null };
    readonly next: { readonly label: string; readonly go: (() => void) | null };
  };
  /** Stands beside the period. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** Above what is shown of a planning group: which one, and which day or week. */
export const GroupBar = ({ chosen, period, beside, children }: GroupBarProps) => {
  const { label, name, previous, next } = period;
  return (
    <div className={styles.bar}>
      <GroupSelect chosen={chosen} className={styles.group} />
      <div className={styles.period} role="group" aria-label={label}>
        <IconButton
          variant="outline"
          label={previous.label}
          icon={<ChevronLeft />}
          isDisabled={previous.go === null}
          onPress={() => previous.go?.()}
        />
        <span className={styles.name} role="status">
          {name}
        </span>
        <IconButton
          variant="outline"
          label={next.label}
          icon={<ChevronRight />}
          isDisabled={next.go === null}
          onPress={() => next.go?.()}
        />
        {beside}
      </div>
      {children}
    </div>
  );
};
