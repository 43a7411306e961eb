import { defaultWorkingHours } from "@evolve/contracts/employee-groups";
import { codeOf } from "@evolve/contracts/errors";
import { mediaKinds, planningLimits } from "@evolve/contracts/planning";
import { type Queue, QueueFields, saveQueue, searchQueues } from "@evolve/contracts/queues";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { NameField } from "../../../parts/name-field.tsx";
import { WeekField } from "../../../parts/week-field.tsx";
import { wholeWeek } from "../../../parts/working-hours.ts";
import { businessUnitChoices, mediaNames, optionsOf } from "./choices.ts";
import { Consequences } from "./consequences.tsx";
import { NumberField, SelectField } from "./fields.tsx";

const newQueue = (businessUnitId: string): Queue => ({
  id: "",
  businessUnitId,
  name: "",
  media: "voice",
  concurrency: 1,
  openingHours: [...defaultWorkingHours],
  version: 1,
});

/** Creates a queue, or changes one. A new one begins in the first business unit. */
export const QueuePanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const units = useQuery(businessUnitChoices(client));
  return (
    <RowPanel
      {...panel}
      list="queues"
      title={words.t("planning.queuesEdit")}
      read={async (id, signal) =>
        (await client.call(searchQueues, { body: { filter: { id: [id] } } }, { signal })).queues[0]
      }
    >
      {(queue) => !units.isPending && <QueueForm {...panel} queue={queue ?? newQueue(units.data?.[0]?.id ?? "")} />}
    </RowPanel>
  );
};

const QueueForm = ({ rowId, queue, onClose }: PanelProps & { readonly queue: Queue }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("queues", onClose);
  const units = useQuery(businessUnitChoices(client));
  const { businessUnitId, name, media, concurrency, openingHours, version } = queue;
  const form = useAppForm<QueueFields, QueueFields>({
    schema: QueueFields,
    defaultValues: { name, businessUnitId, media, concurrency, openingHours: wholeWeek(openingHours) },
    draft: { userId: user.id, form: `queue-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (fields) => {
      await client.call(saveQueue, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const chosenMedia = useWatch({ control: form.control, name: "media" });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "planning.queuesCreate" : "planning.queuesEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} description={t("planning.queueNameHint")} />
      <SelectField
        control={form.control}
        name="businessUnitId"
        label={t("planning.businessUnit")}
        placeholder={t("planning.chooseBusinessUnit")}
        options={units.data ?? []}
        error={form.faultOf("businessUnitId") === undefined ? undefined : t("planning.chooseBusinessUnit")}
        isRequired
      />
      <SelectField
        control={form.control}
        name="media"
        label={t("planning.media")}
        placeholder={t("planning.media")}
        options={optionsOf(words, mediaKinds, mediaNames)}
        isRequired
      />
      {chosenMedia === "chat" && (
        <NumberField
          control={form.control}
          name="concurrency"
          label={t("planning.concurrency")}
          error={form.faultOf("concurrency")}
          isRequired
        />
      )}
      <Consequences
        control={form.control}
        subject="queue"
        id={rowId}
        stored={{ ...queue, openingHours: wholeWeek(openingHours) }}
        of={[
          { fields: ["name"], text: t("planning.queueNameConsequence") },
          { fields: ["businessUnitId"], text: t("planning.queueUnitConsequence") },
          { fields: ["media", "concurrency"], text: t("planning.mediaConsequence") },
          { fields: ["openingHours"], text: t("planning.hoursConsequence") },
        ]}
      />
      <Controller
        control={form.control}
        name="openingHours"
        render={({ field: { value, onChange } }) => (
          <WeekField
            label={t("planning.openingHours")}
            closedLabel={t("organization.closed")}
            value={wholeWeek(value)}
            onChange={onChange}
          />
        )}
      />
    </FormPanel>
  );
};
