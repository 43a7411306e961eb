import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";
import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { redirect, usePlace } from "../../router.ts";
import { keepRequest } from "../sign-in/for-client.ts";
import { startAddress } from "./start-address.ts";
import { isSsoWanted } from "./wanted.ts";

/**
 * Leads to the organization's identity provider. It goes by itself for people who came here by their own click; a page that
 * another site has opened asks first, because the identity provider may sign somebody in without a word (SEC-24).
 */
export const SsoPage = () => {
  const words = useWords();
  const { boot } = useApp();
  const { parameters } = usePlace();
  const tenantId = parameters.get("tenantId") ?? boot.singleSignOn ?? "";
  const start = startAddress(tenantId, parameters.get("redirectURL") ?? "");
  const goesByItself = boot.isOpenedBySomeone || isSsoWanted();

  useEffect(() => keepRequest(parameters), [parameters]);
  useEffect(() => {
    if (tenantId === "") redirect("/");
    else if (goesByItself) location.replace(start);
  }, [goesByItself, start, tenantId]);

  return (
    <div className="leaving">
      {goesByItself && <Spinner size="large" />}
      <PageHeading title={words.t("sso.title")} lead={words.t(goesByItself ? "sso.leaving" : "sso.asking")} />
      <ButtonLink variant={goesByItself ? "default" : "primary"} href={start}>
        {words.t("sso.continue")}
      </ButtonLink>
    </div>
  );
};
