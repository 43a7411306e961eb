import { limits } from "@evolve/contracts/limits";
import {
  publishQualityForm,
  type QualityForm,
  qualityFormLimits,
  updateQualityForm,
} from "@evolve/contracts/quality-forms";
import { problemsOf, scoreOf } from "@evolve/quality";
import { Page, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Tabs } from "@evolve/widgets/tabs";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useUnsaved } from "@evolve/widgets/unsaved";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { moved, newSection, replaced, without } from "./edit-form.ts";
import { formStatusNames, formStatusTones } from "./form-words.ts";
import { FormPreview } from "./form-preview.tsx";
import { useOpenMade } from "../use-open-made.ts";
import { NewForm } from "./new-form.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SectionEditor } from "./section-editor.tsx";
import styles from "./forms.module.css";

/** A form: edited, tried out and published. */
export const FormEditor = ({ stored }: { readonly stored: QualityForm }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [saved, setSaved] = useState(stored);
  const [form, setForm] = useState(stored);
  const [wasTried, setTried] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const openMade = useOpenMade("forms");
  const mayEdit = holds("quality:forms:edit");
  const isDirty = form !== saved;
  useUnsaved(isDirty);
  const params = { formId: form.id };
  const { content } = form;
  const problems = problemsOf(content);
  const { sections: shares } = scoreOf(content, {});
  const change = (sections: typeof content.sections): void => setForm({ ...form, content: { sections } });
  /** What was typed while something was on its way stays. */
  const keep = (sent: QualityForm, next: QualityForm): void => {
    setSaved(next);
    setForm((now) => {
      const { name, description, content: typed } = now;
      return now === sent ? next : { ...next, name, description, content: typed };
    });
  };
  const send = async (sent: QualityForm): Promise<QualityForm> => {
    if (sent === saved) return sent;
    const { name, description, content: given, version } = sent;
    const body = { name, description, content: given, version };
    return (await client.call(updateQualityForm, { params, body })).form;
  };
  const invalidates = [["quality-forms"], ["evaluation-choices"]];
  const save = useAction<QualityForm, QualityForm>({
    run: send,
    done: (_, { name }) => t("quality.formSaved", { name }),
    invalidates,
    onDone: keep,
  });
  const publish = useAction<QualityForm, { readonly draft: QualityForm; readonly form: QualityForm }>({
    run: async (sent) => {
      const draft = await send(sent);
      // Where publishing fails, the draft is saved all the same.
      keep(sent, draft);
      const body = { version: draft.version };
      return { draft, form: (await client.call(publishQualityForm, { params, body })).form };
    },
    done: (_, { form: { name, publishedVersion } }) => t("quality.published", { name, version: publishedVersion ?? 1 }),
    invalidates,
    onDone: (_, { draft, form: published }) => keep(draft, published),
  });
  const tryPublish = (): void => {
    setTried(true);
    if (problems.length === 0) publish.mutate(form);
  };
  const editor = (
    <div className={styles.main}>
      {form.hasChanges && form.publishedVersion !== null && (
        <Banner tone="info">{t("quality.unpublishedChanges")}</Banner>
      )}
      {wasTried && problems.length > 0 && <ProblemList problems={problems} content={content} />}
      <Card
        title={t("quality.general")}
        note={<StatusPill tone={formStatusTones[form.status]}>{t(formStatusNames[form.status])}</StatusPill>}
      >
        <TextField
          label={t("quality.formName")}
          autoComplete="off"
          isRequired
          maxLength={qualityFormLimits.nameMax}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
        />
        <TextArea
          label={t("quality.description")}
          rows={2}
          maxLength={limits.descriptionMax}
          value={form.description}
          onChange={(description) => setForm({ ...form, description })}
        />
      </Card>
      {content.sections.map((section, at) => (
        <SectionEditor
          key={section.id}
          section={section}
          at={at}
          count={content.sections.length}
          shares={shares[at]}
          problems={wasTried ? problems : []}
          onChange={(next) => change(replaced(content.sections, at, next))}
          onMove={(to) => change(moved(content.sections, at, to))}
          onRemove={() => change(without(content.sections, at))}
        />
      ))}
      {content.sections.length < qualityFormLimits.sectionsMax && (
        <Button icon={<Plus />} onPress={() => change([...content.sections, newSection()])}>
          {t("quality.addSection")}
        </Button>
      )}
    </div>
  );
  const preview = <FormPreview content={content} />;
  return (
    <Page
      title={saved.name}
      lead={<BackLink to="/qm/forms">{t("quality.forms")}</BackLink>}
      actions={
        mayEdit && (
          <>
            <Button icon={<Copy />} isDisabled={isDirty} onPress={() => setCopying(true)}>
              {t("quality.copyForm")}
            </Button>
            <Button
              isDisabled={!isDirty || form.name.trim() === ""}
              isPending={save.isPending}
              onPress={() => save.mutate(form)}
            >
              {t("quality.saveDraft")}
            </Button>
            <Button
              variant="primary"
              isDisabled={!isDirty && !form.hasChanges}
              isPending={publish.isPending}
              onPress={tryPublish}
            >
              {t("quality.publish")}
            </Button>
          </>
        )
      }
    >
      {mayEdit ? (
        <Tabs
          label={t("quality.form")}
          items={[
            { id: "edit", label: t("quality.edit"), content: editor },
            { id: "preview", label: t("quality.preview"), content: preview },
          ]}
        />
      ) : (
        preview
      )}
      {isCopying && (
        <NewForm
          copyOf={form}
          onMade={(id) => {
            setCopying(false);
            openMade(id);
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </Page>
  );
};
