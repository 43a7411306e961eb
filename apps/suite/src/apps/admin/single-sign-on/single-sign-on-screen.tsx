import { Page, ShellLink, useShell } from "@evolve/shell";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Suspense } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { OurSideCard } from "./our-side-card.tsx";
import { ProvisioningCard } from "./provisioning-card.tsx";
import { TestCard } from "./test-card.tsx";
import { useSingleSignOn } from "./use-single-sign-on.ts";
import parts from "../../../parts/parts.module.css";

// The form comes after what is there to be read.
const SettingsEditor = lazyPart(async () => (await import("./settings-editor.tsx")).SettingsEditor);

/** Admin, Single sign-on: the tenant's identity provider, what it must know of us, and a test that signs nobody in. */
export const SingleSignOnScreen = () => {
  const { t } = useShell().words;
  const { data, error, refetch } = useSingleSignOn();
  const isOn = data?.settings?.enabled ?? false;
  return (
    <Page
      title={t("singleSignOn.title")}
      lead={
        <>
          {t("singleSignOn.lead")}{" "}
          <ShellLink to="/admin/single-sign-on/users">{t("singleSignOn.usersTitle")}</ShellLink>
        </>
      }
    >
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={parts.cards}>
          <Card
            title={t("singleSignOn.provider")}
            note={
              <StatusPill tone={isOn ? "success" : "neutral"}>
                {t(isOn ? "singleSignOn.isOn" : "singleSignOn.isOff")}
              </StatusPill>
            }
          >
            <Suspense fallback={<Skeleton shape="block" />}>
              <SettingsEditor current={data} />
            </Suspense>
          </Card>
          <div className={parts.column}>
            <OurSideCard current={data} />
            <TestCard current={data} />
            <ProvisioningCard />
          </div>
        </div>
      )}
    </Page>
  );
};
