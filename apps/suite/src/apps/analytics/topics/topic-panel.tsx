import { codeOf } from "@evolve/contracts/errors";
import { interactionChannels } from "@evolve/contracts/interaction-filters";
import {
  createTopic,
  searchTopics,
  type Topic,
  topicLimits,
  topicSpeakers,
  updateTopic,
} from "@evolve/contracts/interaction-topics";
import { limits } from "@evolve/contracts/limits";
import { useRouteSearch, useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { channelNames } from "../../../parts/interactions/interaction-words.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { readPhrase } from "../searches.ts";
import { formOf, newForm, rulesOf, TopicForm } from "./topic-form.ts";
import { TopicPreview } from "./topic-preview.tsx";
import { speakerNames } from "./topic-words.ts";

/** Creates or changes a topic, with what its rules match beneath. */
export const TopicPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const read = async (id: string, signal?: AbortSignal) =>
    (await client.call(searchTopics, { body: { filter: { id: [id] } } }, signal && { signal })).topics[0];
  return (
    <RowPanel {...panel} list="topics" title={words.t("analytics.editTopic")} read={read}>
      {(topic) => <TopicFormPanel {...panel} topic={topic ?? undefined} read={read} />}
    </RowPanel>
  );
};

interface TopicFormPanelProps extends PanelProps {
  /** Undefined for a new one. */
  readonly topic: Topic | undefined;
  readonly read: (id: string) => Promise<Topic | undefined>;
}

/** The form. Of two who edit one topic the second sees both versions. */
const TopicFormPanel = ({ rowId, topic, read, onClose: close }: TopicFormPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const [{ phrase = "" }, change] = useRouteSearch(readPhrase);
  const onClose = (): void => {
    // Another new topic begins without it.
    change({ phrase: "" });
    close();
  };
  const saved = useSaved("topics", onClose);
  const conflict = useEditConflict(topic, ({ id }) => read(id));
  const form = useAppForm<TopicForm, TopicForm>({
    schema: TopicForm,
    defaultValues: topic ? formOf(topic) : newForm(phrase),
    draft: { userId: user.id, form: `topic-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: (typed) =>
      conflict.guard(async (base) => {
        const body = { name: typed.name, description: typed.description, rules: rulesOf(typed) };
        const made =
          base === undefined
            ? await client.call(createTopic, { body })
            : await client.call(updateTopic, {
                params: { topicId: base.id },
                body: { ...body, version: base.version },
              });
        conflict.rebase(made.topic);
        saved(t("analytics.topicSaved", { name: typed.name }));
      }),
  });
  const values = useWatch({ control: form.control }) as TopicForm;
  const { base, latest } = conflict;
  const phraseFields = [
    { name: "any", label: t("analytics.any"), hint: t("analytics.anyHint") },
    { name: "all", label: t("analytics.allOf"), hint: t("analytics.allHint") },
    { name: "none", label: t("analytics.noneOf"), hint: t("analytics.noneHint") },
  ] as const;
  const channelsOf = (chosen: TopicForm["channels"]) => chosen.map((id) => t(channelNames[id])).join(", ");
  const theirs = latest && formOf(latest);
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "analytics.newTopic" : "analytics.editTopic")}
      isEdit={base !== undefined}
    >
      {theirs && (
        <EditConflict
          fields={[
            [t("analytics.topicName"), values.name, theirs.name],
            [t("analytics.description"), values.description, theirs.description],
            ...phraseFields.map(({ name, label }) => [label, values[name], theirs[name]] as const),
            [t("analytics.saidBy"), t(speakerNames[values.speaker]), t(speakerNames[theirs.speaker])],
            [t("analytics.channels"), channelsOf(values.channels), channelsOf(theirs.channels)],
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            const taken = conflict.accept();
            if (taken) form.startAgain(formOf(taken));
          }}
        />
      )}
      <TextField
        {...form.text("name")}
        label={t("analytics.topicName")}
        autoComplete="off"
        isRequired
        maxLength={topicLimits.nameMax}
      />
      <TextArea
        {...form.text("description")}
        label={t("analytics.description")}
        rows={2}
        maxLength={limits.descriptionMax}
      />
      {phraseFields.map(({ name, label, hint }) => (
        <TextArea key={name} {...form.text(name)} label={label} description={hint} rows={name === "any" ? 4 : 2} />
      ))}
      <Controller
        control={form.control}
        name="speaker"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("analytics.saidBy")}
            placeholder=""
            options={topicSpeakers.map((id) => ({ id, label: t(speakerNames[id]) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="channels"
        render={({ field: { value, onChange } }) => (
          <MultiSelect
            label={t("analytics.channels")}
            placeholder={t("analytics.all")}
            options={interactionChannels.map((id) => ({ id, label: t(channelNames[id]) }))}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
          />
        )}
      />
      <TopicPreview rules={rulesOf(values)} />
    </FormPanel>
  );
};
