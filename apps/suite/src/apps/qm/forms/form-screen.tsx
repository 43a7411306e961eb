import { readQualityForm } from "@evolve/contracts/quality-forms";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { BackLink } from "../../../parts/back-link.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { FormEditor } from "./form-editor.tsx";

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
  return <FormEditor key={formId} stored={data.form} />;
};
