import { limits } from "@evolve/contracts/limits";
import {
  publishQualityForm,
  type QualityForm,
  qualityFormLimits,
  readQualityForm,
  restoreQualityForm,
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
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { contentText } from "./content-text.ts";
import { moved, newSection, replaced, without } from "./edit-form.ts";
import { beside, focusPlace } from "./focus-place.ts";
import { formStatusNames, formStatusTones } from "./form-words.ts";
import { FormPreview } from "./form-preview.tsx";
import { useOpenMade } from "../use-open-made.ts";
import { NewForm } from "./new-form.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { useReorder } from "./use-reorder.ts";
import styles from "./forms.module.css";

/** A form: edited, tried out and published. */
export const FormEditor = ({ stored }: { readonly stored: QualityForm }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [form, setForm] = useState(stored);
  const [wasTried, setTried] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const openMade = useOpenMade("forms");
  const mayEdit = holds("quality:forms:edit");
  const conflict = useEditConflict(stored, async ({ id }) => {
    const answer = await client.call(readQualityForm, { params: { formId: id } });
    return answer.form;
  });
  const { base: saved = stored, latest } = conflict;
  const isDirty = form !== saved;
  useUnsaved(isDirty);
  const params = { formId: form.id };
  const { content } = form;
  const problems = problemsOf(content);
  const { sections: shares } = scoreOf(content, {});
  const change = (sections: typeof content.sections): void => setForm({ ...form, content: { sections } });
  const reorder = useReorder((from, to) => change(moved(content.sections, from, to)));
  /** What was typed while something was on its way stays. */
  const keep = (sent: QualityForm, next: QualityForm): void => {
    conflict.rebase(next);
    setForm((now) => {
      const { name, description, content: typed } = now;
      return now === sent ? next : { ...next, name, description, content: typed };
    });
  };
  const send = async (sent: QualityForm, base: QualityForm): Promise<QualityForm> => {
    if (sent === base) return sent;
    const { name, description, content: given } = sent;
    const body = { name, description, content: given, version: base.version };
    return (await client.call(updateQualityForm, { params, body })).form;
  };
  const invalidates = [["quality-forms"], ["evaluation-choices"]];
  /** What comes of it; nothing where somebody else was first. */
  const guarded = async <T,>(work: (base: QualityForm) => Promise<T>): Promise<T | undefined> => {
    const results: T[] = [];
    await conflict.guard(async (base = stored) => {
      results.push(await work(base));
    });
    return results[0];
  };
  const save = useAction<QualityForm, QualityForm | undefined>({
    run: (sent) => guarded((base) => send(sent, base)),
    done: (_, next) => next && t("quality.formSaved", { name: next.name }),
    invalidates,
    onDone: (sent, next) => next && keep(sent, next),
  });
  const publish = useAction<QualityForm, { readonly draft: QualityForm; readonly form: QualityForm } | undefined>({
    run: (sent) =>
      guarded(async (base) => {
        const draft = await send(sent, base);
        // Where publishing fails, the draft is saved all the same.
        keep(sent, draft);
        const body = { version: draft.version };
        return { draft, form: (await client.call(publishQualityForm, { params, body })).form };
      }),
    done: (_, made) =>
      made &&
      t(made.form.status === "retired" ? "quality.publishedRetired" : "quality.published", {
        name: made.form.name,
        version: made.form.publishedVersion ?? 1,
      }),
    invalidates,
    onDone: (_, made) => made && keep(made.draft, made.form),
  });
  const restore = useAction<QualityForm, QualityForm>({
    run: async () => {
      await client.call(restoreQualityForm, { params });
      return (await client.call(readQualityForm, { params })).form;
    },
    done: (_, { name }) => t("quality.restored", { name }),
    invalidates,
    onDone: (before, next) => {
      // What somebody else has changed meanwhile is told of when this is saved.
      if (next.version === before.version + 1) keep(before, next);
      else setForm((now) => ({ ...now, status: next.status }));
    },
  });
  const tryPublish = (): void => {
    setTried(true);
    if (problems.length === 0) publish.mutate(form);
  };
  const editor = (
    <div className={styles.main}>
      {latest && (
        <EditConflict
          fields={[
            [t("quality.formName"), form.name, latest.name],
            [t("quality.description"), form.description, latest.description],
            [t("quality.questions"), contentText(words, content), contentText(words, latest.content)],
          ]}
          onKeepMine={() => {
            conflict.accept();
            const { name, description } = form;
            setForm({ ...latest, name, description, content });
          }}
          onTakeTheirs={() => setForm(conflict.accept() ?? latest)}
        />
      )}
      {form.status === "retired" && (
        <Banner
          tone="warning"
          action={
            <Button isPending={restore.isPending} onPress={() => restore.mutate(saved)}>
              {t("quality.restore")}
            </Button>
          }
        >
          {t("quality.retiredNote")}
        </Banner>
      )}
      {form.hasChanges && form.publishedVersion !== null && form.status !== "retired" && (
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
          grip={reorder.gripOf(at)}
          place={reorder.placeOf(at)}
          onChange={(next) => change(replaced(content.sections, at, next))}
          onMove={(to) => {
            change(moved(content.sections, at, to));
            if (to === 0 || to === content.sections.length - 1) focusPlace(section.id);
          }}
          onRemove={() => {
            change(without(content.sections, at));
            focusPlace(beside(content.sections, at)?.id);
          }}
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
