import { generationLimits } from "@evolve/contracts/schedule-generation";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import styles from "./generate.module.css";
import { type WishLevel, wishLevels, wishWeights } from "./run-words.ts";

/** How a run searches besides its length. The seed is the next that was not used, unless one is typed; undefined while that is none. */
export const useRunOptions = (nextSeed: number | undefined) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [wishes, setWishes] = useState<WishLevel>("usual");
  const isSeed = typed !== null && /^\d+$/u.test(typed) && Number(typed) <= generationLimits.seedMax;
  return {
    seed: typed === null ? nextSeed : isSeed ? Number(typed) : undefined,
    wishWeight: wishWeights[wishes],
    text: typed ?? String(nextSeed ?? ""),
    hasFault: typed !== null && !isSeed,
    setTyped,
    wishes,
    setWishes,
  };
};

/** What few planners change, behind a button: how much wishes count, and the seed. */
export const RunOptions = ({ options }: { readonly options: ReturnType<typeof useRunOptions> }) => {
  const { t } = useShell().words;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.options}>
      <Button
        variant="ghost"
        size="small"
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {t("generation.advanced")}
      </Button>
      <div id={id} className={styles.choices} hidden={!isOpen}>
        <Select
          label={t("generation.wishesCount")}
          placeholder={t("generation.wishesCount")}
          options={wishLevels.map((level) => ({ id: level, label: t(`generation.wishes.${level}`) }))}
          value={options.wishes}
          onChange={(level) => options.setWishes(level as WishLevel)}
        />
        <TextField
          label={t("generation.seed")}
          description={t("generation.seedHint")}
          error={options.hasFault ? t("generation.seedFault", { max: generationLimits.seedMax }) : undefined}
          inputMode="numeric"
          value={options.text}
          onChange={options.setTyped}
        />
      </div>
    </div>
  );
};
