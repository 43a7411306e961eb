import {
  BusinessUnitFields,
  type BusinessUnitRow,
  saveBusinessUnit,
  searchBusinessUnits,
} from "@evolve/contracts/business-units";
import { codeOf } from "@evolve/contracts/errors";
import { intervalLengths, planningLimits } from "@evolve/contracts/planning";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Select } from "@evolve/widgets/select";
import { Controller, useWatch } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { DeletionUse } from "../../../parts/deletion-use.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { TimeZoneField } from "../../../parts/time-zone-field.tsx";
import { useSetupUse } from "../../../parts/use-setup-use.ts";
import { dayName } from "../../../parts/working-hours.ts";
import { Consequences } from "./consequences.tsx";
import { CurrencyField } from "./currency-field.tsx";
import { NumberField } from "./fields.tsx";
import { SitesField } from "./sites-field.tsx";

const newUnit = () => ({
  id: "",
  name: "",
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  weekStart: 1,
  intervalMinutes: 30 as const,
  sites: [],
  hourlyCost: null,
  currency: null,
  queueCount: 0,
  version: 1,
});

/** Creates a business unit, or changes one and its sites. */
export const BusinessUnitPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="businessUnits"
      title={words.t("planning.unitsEdit")}
      read={async (id, signal) =>
        (await client.call(searchBusinessUnits, { body: { filter: { id: [id] } } }, { signal })).businessUnits[0]
      }
    >
      {(unit) => <BusinessUnitForm {...panel} unit={unit ?? newUnit()} />}
    </RowPanel>
  );
};

const weekdays = [1, 2, 3, 4, 5, 6, 0];

const BusinessUnitForm = ({
  rowId,
  unit,
  onClose,
}: PanelProps & { readonly unit: Omit<BusinessUnitRow, "planningGroupCount"> }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("businessUnits", onClose);
  const { name, zone, weekStart, intervalMinutes, sites, hourlyCost, currency, version } = unit;
  const form = useAppForm<BusinessUnitFields, BusinessUnitFields>({
    schema: BusinessUnitFields,
    defaultValues: { name, zone, weekStart, intervalMinutes, sites, hourlyCost, currency },
    draft: { userId: user.id, form: `business-unit-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      await client.call(saveBusinessUnit, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const givenZone = useWatch({ control: form.control, name: "zone" });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "planning.unitsCreate" : "planning.unitsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <Controller
        control={form.control}
        name="zone"
        render={({ field: { value, onChange } }) => (
          <TimeZoneField name="zone" value={value} onChange={onChange} error={form.faultOf("zone")} />
        )}
      />
      <Controller
        control={form.control}
        name="weekStart"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("planning.weekStart")}
            placeholder={t("planning.weekStart")}
            options={weekdays.map((day) => ({ id: String(day), label: dayName(words, day, "weekday") }))}
            value={String(value)}
            onChange={(day) => onChange(Number(day))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="intervalMinutes"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("planning.interval")}
            placeholder={t("planning.interval")}
            options={intervalLengths.map((minutes) => ({
              id: String(minutes),
              label: t("planning.minutes", { minutes }),
            }))}
            value={String(value)}
            onChange={(minutes) => onChange(Number(minutes))}
          />
        )}
      />
      <Consequences
        control={form.control}
        subject="businessUnit"
        id={rowId}
        stored={unit}
        of={[
          { fields: ["zone"], text: t("planning.zoneConsequence") },
          { fields: ["weekStart"], text: t("planning.weekStartConsequence") },
          { fields: ["intervalMinutes"], text: t("planning.intervalConsequence") },
        ]}
      />
      <FormPart>
        <NumberField
          control={form.control}
          name="hourlyCost"
          label={t("planning.hourlyCost")}
          description={t("planning.hourlyCostHint")}
          error={form.faultOf("hourlyCost")}
        />
        <Controller
          control={form.control}
          name="currency"
          render={({ field: { value = null, onChange } }) => (
            <CurrencyField value={value} onChange={onChange} error={form.faultOf("currency")} />
          )}
        />
      </FormPart>
      <Controller
        control={form.control}
        name="sites"
        render={({ field: { value, onChange } }) => (
          <>
            <SitesField value={value} zone={givenZone} onChange={onChange} error={form.faultOf("sites")} />
            {sites
              .filter((site) => value.some(({ id, zone: given }) => id === site.id && given !== site.zone))
              .map((site) => (
                <ZoneOfSite key={site.id} {...site} />
              ))}
            {sites
              .filter(({ id }) => !value.some((kept) => kept.id === id))
              .map((site) => (
                <Banner key={site.id} tone="warning">
                  <p>{t("setupUse.siteRemoved", { name: site.name })}</p>
                  <DeletionUse subject="site" id={site.id} />
                </Banner>
              ))}
          </>
        )}
      />
    </FormPanel>
  );
};

/** What another zone does to the people of a site, said before it is saved. */
const ZoneOfSite = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { t } = useWords();
  const people = useSetupUse("site", id).data?.people ?? 0;
  return (
    <Banner tone="warning">
      <p>{t("setupUse.siteZone", { name })}</p>
      {people > 0 && <p>{t("setupUse.peopleAt", { count: people })}</p>}
    </Banner>
  );
};
