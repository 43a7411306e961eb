import { type StartFields, startEvaluation } from "@evolve/contracts/evaluations";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Controller } from "react-hook-form";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { FormSelect } from "../form-select.tsx";
import { choicesOf } from "./choices.ts";
import { ContactFields } from "./contact-fields.tsx";
import { clockIn, instantOf, type StartForm, startFormIn } from "./start-fields.ts";

/** A contact that is known already. */
export interface KnownContact extends Omit<StartFields, "formId"> {
  readonly agentName: string;
}

interface StartDialogProps {
  /** What is evaluated, where it need not be asked for. */
  readonly contact?: KnownContact;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses whose contact is evaluated with which form, and opens the evaluation. */
export const StartDialog = ({ contact, onMade, onClose }: StartDialogProps) => {
  const { client, user, words } = useShell();
  const { t, timeZone } = words;
  const queryClient = useQueryClient();
  const choices = useQuery(choicesOf(client));
  const schema = useMemo(() => startFormIn(timeZone), [timeZone]);
  const [clock] = useState(() => clockIn(timeZone, contact ? Date.parse(contact.contactAt) : Date.now()));
  const form = useAppForm<StartForm, StartForm>({
    schema,
    defaultValues: {
      formId: "",
      agentId: contact?.agentId ?? "",
      reference: contact?.reference ?? "",
      channel: contact?.channel ?? "voice",
      seconds: contact?.seconds ?? null,
      link: contact?.link ?? null,
      ...clock,
    },
    ...(!contact && { draft: { userId: user.id, form: "evaluation", secretFields: [] } }),
    onSave: async ({ day, time, ...fields }) => {
      const contactAt = contact?.contactAt ?? new Date(instantOf(timeZone, { day, time }) ?? 0).toISOString();
      const { evaluation } = await client.call(startEvaluation, { body: { ...fields, contactAt } });
      void queryClient.invalidateQueries({ queryKey: ["evaluations"] });
      onMade(evaluation.id);
    },
  });
  const offered = choices.data?.forms.filter(({ isOffered }) => isOffered) ?? [];
  return (
    <Modal
      isOpen
      title={t("quality.start")}
      saveLabel={t("quality.startNow")}
      isDirty={form.isDirty}
      onSave={form.save}
      onOpenChange={onClose}
    >
      <div className="ev-modal-fields">
        <DraftNotice form={form} />
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        {choices.data && offered.length === 0 && <Banner tone="info">{t("quality.noForms")}</Banner>}
        <Controller
          control={form.control}
          name="formId"
          render={({ field: { value, onChange } }) => (
            <FormSelect forms={offered} value={value} onChange={onChange} error={form.faultOf("formId")} />
          )}
        />
        {contact ? (
          <p>
            {t("quality.startKnown", {
              channel: t(channelNames[contact.channel]),
              agent: contact.agentName,
              date: words.date(contact.contactAt, "dateTime"),
            })}
          </p>
        ) : (
          <ContactFields form={form} />
        )}
      </div>
    </Modal>
  );
};
