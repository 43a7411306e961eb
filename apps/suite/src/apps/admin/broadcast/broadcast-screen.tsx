import { broadcastMessage, BroadcastText } from "@evolve/contracts/notifications";
import { limits } from "@evolve/contracts/limits";
import type { Words } from "@evolve/i18n";
import { Page, useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { Select } from "@evolve/widgets/select";
import { TextArea } from "@evolve/widgets/text-area";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { Card } from "../../../parts/card.tsx";
import parts from "../../../parts/parts.module.css";

const Message = z.pick(BroadcastText, { message: true, duration: true });
type Message = z.output<typeof Message>;

const minute = 60_000;
const durations = [5, 15, 60, 4 * 60, 8 * 60, 24 * 60].map((minutes) => minutes * minute);
const empty: Message = { message: "", duration: 15 * minute };

const durationText = ({ t }: Words, duration: number): string =>
  duration < 60 * minute
    ? t("broadcast.minutes", { count: duration / minute })
    : t("broadcast.hours", { count: duration / minute / 60 });

/** Admin, Message to everyone: a banner above the page of everybody in the organization, for a while. */
export const BroadcastScreen = () => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const form = useAppForm<Message, Message>({
    schema: Message,
    defaultValues: empty,
    draft: { userId: user.id, form: "broadcast", secretFields: [] },
    onSave: async (body) => {
      await client.call(broadcastMessage, { body });
      form.startAgain(empty);
      toasts.show({ tone: "success", text: t("broadcast.sent", { duration: durationText(words, body.duration) }) });
    },
  });
  const { control } = form;
  const { message = "" } = useWatch({ control });
  return (
    <Page title={t("broadcast.title")} lead={t("broadcast.lead")}>
      <div className={parts.cards}>
        <Card title={t("broadcast.message")}>
          <Form
            label={t("broadcast.message")}
            onSubmit={() => void form.save()}
            faults={form.faults}
            summaryTitle={form.summaryTitle}
          >
            <DraftNotice form={form} />
            <TextArea
              {...form.text("message")}
              label={t("broadcast.text")}
              isRequired
              rows={4}
              maxLength={limits.descriptionMax}
            />
            <Controller
              control={control}
              name="duration"
              render={({ field: { value, onChange, onBlur } }) => (
                <Select
                  label={t("broadcast.duration")}
                  placeholder={t("broadcast.duration")}
                  options={durations.map((duration) => ({
                    id: String(duration),
                    label: durationText(words, duration),
                  }))}
                  value={String(value)}
                  onChange={(id) => onChange(Number(id))}
                  onBlur={onBlur}
                  error={form.faultOf("duration")}
                />
              )}
            />
            {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
            <div className={parts.group}>
              <Button variant="primary" type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
                {t("broadcast.send")}
              </Button>
            </div>
          </Form>
        </Card>
        <Card title={t("broadcast.preview")}>
          {message.trim() === "" ? (
            <p className={parts.quiet}>{t("broadcast.noPreview")}</p>
          ) : (
            <Banner title={t("notifications.broadcast")} isAnnounced={false}>
              {message}
            </Banner>
          )}
        </Card>
      </div>
    </Page>
  );
};
