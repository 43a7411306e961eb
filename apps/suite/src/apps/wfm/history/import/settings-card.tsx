import { existingIntervals } from "@evolve/contracts/history-import";
import { type Media, mediaKinds } from "@evolve/contracts/planning";
import { usualTerms } from "@evolve/contracts/planning-groups";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { Card } from "../../../../parts/card.tsx";
import { TimeZoneField } from "../../../../parts/time-zone-field.tsx";
import { goalText } from "../../setup/goal-text.ts";
import { mediaNames, optionsOf } from "../../setup/choices.ts";
import styles from "./history-import.module.css";

export interface ImportSettings {
  readonly businessUnitId: string;
  readonly zone: string;
  readonly existing: (typeof existingIntervals)[number];
  readonly createQueues: boolean;
  readonly createdMedia: Media;
}

interface SettingsCardProps {
  readonly units: readonly { readonly id: string; readonly name: string; readonly zone: string }[];
  readonly settings: ImportSettings;
  readonly isReady: boolean;
  readonly onChange: (settings: Partial<ImportSettings>) => void;
  readonly onStart: (isDryRun: boolean) => void;
}

/** How an import treats queues, times and what is known already; then the check and the import. */
export const SettingsCard = ({ units, settings, isReady, onChange, onStart }: SettingsCardProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { businessUnitId, zone, existing, createQueues, createdMedia } = settings;
  const usual = usualTerms[createdMedia];
  return (
    <Card title={t("historyImport.settings")}>
      <div className={styles.fields}>
        <Select
          label={t("planning.businessUnit")}
          placeholder={t("planning.businessUnit")}
          options={units.map(({ id, name }) => ({ id, label: name }))}
          value={businessUnitId}
          onChange={(id) => {
            const unit = units.find((one) => one.id === id);
            if (unit) onChange({ businessUnitId: unit.id, zone: unit.zone });
          }}
        />
        <TimeZoneField value={zone} onChange={(next) => onChange({ zone: next })} />
        <Select
          label={t("historyImport.existing")}
          placeholder={t("historyImport.existing")}
          options={existingIntervals.map((id) => ({ id, label: t(`historyImport.modes.${id}`) }))}
          value={existing}
          onChange={(id) => onChange({ existing: id === "add" ? "add" : "replace" })}
        />
      </div>
      {holds("wfm:setup:edit") && (
        <Checkbox isSelected={createQueues} onChange={(next) => onChange({ createQueues: next })}>
          {t("historyImport.createQueues")}
        </Checkbox>
      )}
      {createQueues && holds("wfm:setup:edit") && (
        <Select
          label={t("historyImport.createdMedia")}
          description={t("historyImport.createdMediaHint", { goal: goalText(words, usual.goal, usual.isDeferrable) })}
          placeholder={t("planning.media")}
          options={optionsOf(words, mediaKinds, mediaNames)}
          value={createdMedia}
          onChange={(id) => onChange({ createdMedia: mediaKinds.find((kind) => kind === id) ?? createdMedia })}
        />
      )}
      <div className={styles.actions}>
        <Button isDisabled={!isReady} onPress={() => onStart(true)}>
          {t("historyImport.check")}
        </Button>
        <Button variant="primary" isDisabled={!isReady} onPress={() => onStart(false)}>
          {t("historyImport.start")}
        </Button>
      </div>
    </Card>
  );
};
