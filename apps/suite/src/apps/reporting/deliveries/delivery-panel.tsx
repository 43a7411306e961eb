import {
  createReportDelivery,
  readReportDelivery,
  type ReportDelivery,
  ReportDeliveryFields,
  updateReportDelivery,
} from "@evolve/contracts/report-deliveries";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { DeliveryFormFields } from "./delivery-fields.tsx";
import { fieldsOf } from "./delivery-words.ts";

const listName = "report-deliveries";

/** Has a report sent by mail, or changes what is sent. */
export const DeliveryPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={listName}
      title={words.t("reporting.deliveryEdit")}
      read={async (deliveryId, signal) =>
        (await client.call(readReportDelivery, { params: { deliveryId } }, { signal })).delivery
      }
    >
      {(delivery) => <DeliveryForm {...panel} delivery={delivery} />}
    </RowPanel>
  );
};

const noDelivery: ReportDeliveryFields = {
  name: "",
  report: "scheduleEfficiency",
  businessUnitId: "",
  planningGroupId: null,
  grain: "day",
  breakdown: "activity",
  period: "lastWeek",
  cadence: "weekly",
  weekday: 1,
  monthDay: 1,
  hour: 7,
  format: "xlsx",
  recipientIds: [],
  isPaused: false,
};

const DeliveryForm = ({ onClose, delivery }: PanelProps & { readonly delivery: ReportDelivery | null }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved(listName, onClose);
  const form = useAppForm<ReportDeliveryFields, ReportDeliveryFields>({
    schema: ReportDeliveryFields,
    defaultValues: delivery ? fieldsOf(delivery) : noDelivery,
    draft: { userId: user.id, form: `report-delivery-${delivery?.id ?? "new"}`, secretFields: [] },
    onSave: async (body) => {
      if (delivery)
        await client.call(updateReportDelivery, {
          params: { deliveryId: delivery.id },
          body: { ...body, version: delivery.version },
        });
      else await client.call(createReportDelivery, { body });
      saved(t("organization.saved", { name: body.name }));
    },
  });
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(delivery ? "reporting.deliveryEdit" : "reporting.deliveryCreate")}
      isEdit={delivery !== null}
    >
      <DeliveryFormFields form={form} known={delivery?.recipients ?? []} />
    </FormPanel>
  );
};
