import { NotificationText, publishNotification } from "@evolve/contracts/notifications";
import type { TeamRow } from "@evolve/contracts/teams";
import { useOwnWords, useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel } from "@evolve/shell/kit";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import type * as z from "zod/mini";
import { membersOf } from "./members-of.ts";
import { type OwnKey, ownWords } from "./own-words.ts";

type MessageFields = z.input<typeof NotificationText>;
type Message = z.output<typeof NotificationText>;

interface MessagePanelProps {
  readonly team: TeamRow;
  readonly onClose: () => void;
}

/** Writes to the bells of a team's members. */
export const MessagePanel = ({ team, onClose }: MessagePanelProps) => {
  const { client, toasts, user } = useShell();
  const say = useOwnWords<OwnKey>(ownWords);
  const form = useAppForm<MessageFields, Message>({
    // A slice of the contract: the form knows the server's rules without repeating them.
    schema: NotificationText,
    defaultValues: { title: "", content: "" },
    draft: { userId: user.id, form: `example-message-${team.id}`, secretFields: [] },
    onSave: async (body) => {
      const users = await membersOf(client, team.id);
      const { recipientCount } = await client.call(publishNotification, { body: { ...body, recipients: { users } } });
      form.startAgain();
      toasts.show({ tone: "success", text: say("sent", { count: recipientCount }) });
      onClose();
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={say("panelTitle", { team: team.name })} saveLabel={say("send")}>
      <TextField {...form.text("title")} label={say("subject")} isRequired autoComplete="off" />
      <TextArea {...form.text("content")} label={say("text")} />
    </FormPanel>
  );
};
