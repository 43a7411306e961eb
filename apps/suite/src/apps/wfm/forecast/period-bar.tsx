import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import styles from "./forecast.module.css";
import { type Grain, grains } from "./forecast-rows.ts";

interface PeriodBarProps {
  readonly grain: Grain;
  readonly onGrain: (grain: Grain) => void;
  /** What is shown: a day, a week, or the whole period. */
  readonly label: string;
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

export const grainNames = { interval: "forecast.interval", day: "forecast.day", week: "forecast.week" } as const;

/** Which part of the forecast the table shows, and by what. */
export const PeriodBar = ({ grain, onGrain, label, onEarlier, onLater }: PeriodBarProps) => {
  const { t } = useWords();
  return (
    <div className={styles.period}>
      <div className={styles.steps}>
        <IconButton
          label={t("forecast.earlier")}
          icon={<ChevronLeft />}
          isDisabled={onEarlier === null}
          onPress={() => onEarlier?.()}
        />
        <span className={styles.shown} aria-live="polite">
          {label}
        </span>
        <IconButton
          label={t("forecast.later")}
          icon={<ChevronRight />}
          isDisabled={onLater === null}
          onPress={() => onLater?.()}
        />
      </div>
      <div className={styles.grains} role="group" aria-label={t("forecast.grain")}>
        {grains.map((one) => (
          <Button key={one} size="small" aria-pressed={one === grain} onPress={() => onGrain(one)}>
            {t(grainNames[one])}
          </Button>
        ))}
      </div>
    </div>
  );
};
