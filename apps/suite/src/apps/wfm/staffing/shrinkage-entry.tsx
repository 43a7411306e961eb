import type { Shrinkage, ShrinkageEntry } from "@evolve/contracts/shrinkage";
import { useWords } from "@evolve/i18n/react";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import styles from "./staffing.module.css";

interface EntryFieldsProps {
  readonly number: number;
  readonly entry: ShrinkageEntry;
  readonly activities: Shrinkage["activities"];
  readonly faultOf: (name: "fromHour" | "toHour" | "share") => string | undefined;
  readonly onChange: (entry: ShrinkageEntry) => void;
  readonly onRemove: () => void;
}

const shareIn = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")) / 100);

/** What is no number is empty; a draft has none in its place. */
const textOf = (share: number | null): string =>
  Number.isFinite(share) ? String(Math.round(Number(share) * 1e4) / 100) : "";

/** One activity, its hours and its share. */
export const EntryFields = ({ number, entry, activities, faultOf, onChange, onRemove }: EntryFieldsProps) => {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState<string | null>(null);
  // A draft that comes back brings other shares than those that were typed into these fields.
  const share = typed !== null && Object.is(shareIn(typed), entry.share) ? typed : textOf(entry.share);
  const hours = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      id: String(from + at),
      label: `${String(from + at).padStart(2, "0")}:00`,
    }));
  return (
    <fieldset className={styles.entry}>
      <legend>{t("requirement.entry", { number })}</legend>
      <Select
        label={t("requirement.activity")}
        placeholder={t("requirement.activity")}
        options={activities.map(({ id, name }) => ({ id, label: name }))}
        value={entry.activityCodeId}
        onChange={(activityCodeId) => onChange({ ...entry, activityCodeId })}
      />
      <Select
        label={t("requirement.fromHour")}
        placeholder={t("requirement.fromHour")}
        options={hours(0, 23)}
        value={String(entry.fromHour)}
        error={faultOf("fromHour")}
        onChange={(hour) => onChange({ ...entry, fromHour: Number(hour) })}
      />
      <Select
        label={t("requirement.toHour")}
        placeholder={t("requirement.toHour")}
        options={hours(1, 24)}
        value={String(entry.toHour)}
        error={faultOf("toHour")}
        onChange={(hour) => onChange({ ...entry, toHour: Number(hour) })}
      />
      <TextField
        label={t("requirement.sharePercent")}
        inputMode="decimal"
        autoComplete="off"
        value={share}
        error={faultOf("share")}
        onChange={(text) => {
          setTyped(text);
          onChange({ ...entry, share: shareIn(text) });
        }}
      />
      <IconButton label={t("requirement.removeEntry", { number })} icon={<Trash />} onPress={onRemove} />
    </fieldset>
  );
};
