import { limits } from "@evolve/contracts/limits";
import {
  publishQualityForm,
  type QualityForm,
  qualityFormLimits,
  readQualityForm,
  updateQualityForm,
} from "@evolve/contracts/quality-forms";
import { problemsOf, scoreOf } from "@evolve/quality";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Tabs } from "@evolve/widgets/tabs";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { BackLink } from "../../../parts/back-link.tsx";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { moved, newSection, replaced, without } from "./edit-form.ts";
import { formStatusNames, formStatusTones } from "./form-words.ts";
import { FormPreview } from "./form-preview.tsx";
import { useOpenMade } from "../use-open-made.ts";
import { NewForm } from "./new-form.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SectionEditor } from "./section-editor.tsx";
import styles from "./forms.module.css";

/** Quality Management, one form: its draft is edited, tried out and published. */
export const FormScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const formId = useRouteParam("formId");
  const { data, error, refetch } = useQuery({
    queryKey: ["quality-forms", "one", formId],
    queryFn: ({ signal }) => client.call(readQualityForm, { params: { formId } }, { signal }),
    // What is being edited is not replaced by what others save.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data === undefined)
    return (
      <Page title={t("quality.form")} lead={<BackLink to="/qm/forms">{t("quality.forms")}</BackLink>}>
        <QueryState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  return <Editor key={formId} stored={data.form} />;
};

const Editor = ({ stored }: { readonly stored: QualityForm }) => {
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
  const keep = (next: QualityForm): void => {
    setSaved(next);
    setForm(next);
  };
  const send = async (): Promise<QualityForm> => {
    if (!isDirty) return form;
    const { name, description, version } = form;
    return (await client.call(updateQualityForm, { params, body: { name, description, content, version } })).form;
  };
  const invalidates = [["quality-forms"], ["evaluation-choices"]];
  const save = useAction<null, QualityForm>({
    run: send,
    done: (_, { name }) => t("quality.formSaved", { name }),
    invalidates,
    onDone: (_, next) => keep(next),
  });
  const publish = useAction<null, QualityForm>({
    run: async () => {
      const { version } = await send().then((next) => {
        keep(next);
        return next;
      });
      return (await client.call(publishQualityForm, { params, body: { version } })).form;
    },
    done: (_, { name, publishedVersion }) => t("quality.published", { name, version: publishedVersion ?? 1 }),
    invalidates,
    onDone: (_, next) => keep(next),
  });
  const tryPublish = (): void => {
    setTried(true);
    if (problems.length === 0) publish.mutate(null);
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
              onPress={() => save.mutate(null)}
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
