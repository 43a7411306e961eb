import { planningLimits } from "@evolve/contracts/planning";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { TextField } from "@evolve/widgets/text-field";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { FormPart } from "../../../parts/form-part.tsx";
import { TimeZoneField } from "../../../parts/time-zone-field.tsx";
import styles from "./setup.module.css";

interface Site {
  readonly id?: string | undefined;
  readonly name: string;
  readonly zone: string;
}

interface SitesFieldProps {
  readonly value: readonly Site[];
  /** Of the business unit; a new site begins with it. */
  readonly zone: string;
  readonly onChange: (sites: readonly Site[]) => void;
  readonly error?: string | undefined;
}

/** The places of a business unit, each with a zone of its own. */
export const SitesField = ({ value, zone, onChange, error }: SitesFieldProps) => {
  const { t } = useWords();
  const change = (index: number, part: Partial<Site>) =>
    onChange(value.map((site, place) => (place === index ? { ...site, ...part } : site)));
  return (
    <FormPart legend={t("planning.sites")} isStacked fault={error}>
      {value.map((site, index) => (
        <div key={site.id ?? `new-${index}`} className={styles.site}>
          <TextField
            label={t("planning.siteName", { number: index + 1 })}
            isRequired
            value={site.name}
            maxLength={planningLimits.nameMax}
            autoComplete="off"
            onChange={(name) => change(index, { name })}
          />
          <TimeZoneField value={site.zone} onChange={(chosen) => change(index, { zone: chosen })} />
          <IconButton
            label={t("planning.removeSite", { name: site.name })}
            icon={<Trash />}
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <Button icon={<Plus />} onPress={() => onChange([...value, { name: "", zone }])}>
        {t("planning.addSite")}
      </Button>
    </FormPart>
  );
};
