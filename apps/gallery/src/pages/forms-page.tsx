import "./pages.css";
import { useWords } from "@evolve/i18n/react";
import { EditPerson } from "../forms/edit-person.tsx";
import { SignUp } from "../forms/sign-up.tsx";
import { WorkPlanForm } from "../forms/work-plan.tsx";
import { State } from "../stage/state.tsx";
import { Page } from "./page.tsx";

/** Whole forms, as screens use them. */
export const FormsPage = () => {
  const { t } = useWords();
  return (
    <Page title={t("gallery.formExamples")} lead={t("gallery.formsLead")}>
      <div className="ga-forms">
        <div className="ga-forms-column">
          <State id="sign-up" title={t("gallery.signUp")}>
            <SignUp />
          </State>
          <State id="edit-person" title={t("gallery.editPerson")}>
            <p className="ga-hint">{t("gallery.editPersonHint")}</p>
            <EditPerson />
          </State>
        </div>
        <State id="work-plan" title={t("gallery.plan")}>
          <WorkPlanForm />
        </State>
      </div>
    </Page>
  );
};
