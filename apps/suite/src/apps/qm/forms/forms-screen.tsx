import {
  deleteQualityForm,
  type QualityFormRow,
  restoreQualityForm,
  retireQualityForm,
  searchQualityForms,
} from "@evolve/contracts/quality-forms";
import { qualityFormStatuses, QualityFormFilter } from "@evolve/contracts/quality-filters";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { formStatusNames, formStatusTones } from "./form-words.ts";
import { useOpenMade } from "../use-open-made.ts";
import { NewForm } from "./new-form.tsx";

const edit = "quality:forms:edit" as const;

const forms = defineList(searchQualityForms, "forms", {
  name: "quality-forms",
  accepts: QualityFormFilter,
  icon: <ClipboardList />,
  texts: ({ t }) => ({
    title: t("quality.forms"),
    lead: t("quality.formsLead"),
    search: t("quality.formsSearch"),
    searchAndFilter: t("quality.formsSearch"),
    count: (total) => t("quality.formsCount", { total }),
    emptyTitle: t("quality.formsEmptyTitle"),
    emptyText: t("quality.formsEmptyText"),
  }),
  columns: (words) => [
    {
      id: "name",
      header: words.t("quality.formName"),
      isSortable: true,
      isHideable: false,
      width: 260,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <ShellLink to={`/qm/forms/${id}`}>
          <span dir="auto">{name}</span>
        </ShellLink>
      ),
    },
    {
      id: "status",
      header: words.t("quality.status"),
      isSortable: true,
      width: 200,
      text: ({ status }) => words.t(formStatusNames[status]),
      cell: ({ status }) => <StatusPill tone={formStatusTones[status]}>{words.t(formStatusNames[status])}</StatusPill>,
    },
    {
      id: "version",
      header: words.t("quality.version"),
      width: 100,
      align: "end",
      value: ({ publishedVersion }) => publishedVersion,
      text: ({ publishedVersion }) => (publishedVersion === null ? "–" : words.number(publishedVersion)),
      cell: ({ publishedVersion }) => (publishedVersion === null ? "–" : words.number(publishedVersion)),
    },
    {
      id: "questions",
      header: words.t("quality.questions"),
      width: 110,
      align: "end",
      value: ({ questions }) => questions,
      cell: ({ questions }) => words.number(questions),
    },
    {
      id: "evaluations",
      header: words.t("quality.evaluations"),
      isSortable: true,
      width: 130,
      align: "end",
      value: ({ evaluations }) => evaluations,
      cell: ({ evaluations }) => words.number(evaluations),
    },
    {
      id: "publishedAt",
      header: words.t("quality.publishedAt"),
      isSortable: true,
      width: 180,
      value: ({ publishedAt }) => publishedAt ?? "",
      text: ({ publishedAt }) => (publishedAt === null ? "" : words.date(publishedAt, "dateTime")),
      cell: ({ publishedAt }) => (publishedAt === null ? "" : words.date(publishedAt, "dateTime")),
    },
    {
      id: "updatedAt",
      header: words.t("quality.updatedAt"),
      isSortable: true,
      isHiddenAtFirst: true,
      width: 180,
      value: ({ updatedAt }) => updatedAt,
      text: ({ updatedAt }) => words.date(updatedAt, "dateTime"),
      cell: ({ updatedAt }) => words.date(updatedAt, "dateTime"),
    },
  ],
  statistics: { status: "choice", evaluations: "number", publishedAt: "instant", updatedAt: "instant" },
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("quality.status"),
      options: ({ t }) => qualityFormStatuses.map((id) => ({ id, label: t(formStatusNames[id]) })),
    },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "retire",
      label: t("quality.retire"),
      icon: <Archive />,
      permission: edit,
      appliesTo: ({ status }: QualityFormRow) => status !== "retired",
      run: ({ id: formId }: QualityFormRow) => client.call(retireQualityForm, { params: { formId } }),
      done: ({ name }: QualityFormRow) => t("quality.retired", { name }),
      undo: ({ id: formId }: QualityFormRow) => client.call(restoreQualityForm, { params: { formId } }),
    },
    {
      id: "restore",
      label: t("quality.restore"),
      icon: <ArchiveRestore />,
      permission: edit,
      appliesTo: ({ status }: QualityFormRow) => status === "retired",
      run: ({ id: formId }: QualityFormRow) => client.call(restoreQualityForm, { params: { formId } }),
      done: ({ name }: QualityFormRow) => t("quality.restored", { name }),
    },
    {
      id: "delete",
      label: t("quality.deleteForm"),
      icon: <Trash />,
      tone: "danger",
      permission: edit,
      appliesTo: ({ evaluations }: QualityFormRow) => evaluations === 0,
      confirm: ({ name }: QualityFormRow) => ({
        title: t("quality.deleteFormTitle"),
        text: t("quality.deleteFormText", { name }),
      }),
      run: ({ id: formId }: QualityFormRow) => client.call(deleteQualityForm, { params: { formId } }),
      done: ({ name }: QualityFormRow) => t("quality.formDeleted", { name }),
    },
  ],
});

/** Quality Management, Forms: what contacts are evaluated with. */
export const FormsScreen = () => {
  const { holds, words } = useShell();
  const [isNew, setNew] = useState(false);
  const openMade = useOpenMade("forms");
  return (
    <>
      <ListScreen
        list={forms}
        headActions={
          holds(edit) && (
            <Button variant="primary" icon={<Plus />} onPress={() => setNew(true)}>
              {words.t("quality.newForm")}
            </Button>
          )
        }
      />
      {isNew && (
        <NewForm
          onMade={(id) => {
            setNew(false);
            openMade(id);
          }}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
};
