import { migrateTenantToCognito } from "@evolve/contracts/user-administration";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import { usePolicyChange } from "./use-security-policy.ts";
import parts from "../../../parts/parts.module.css";

/** How many still have the classic sign-in method, and the way to move them all. It cannot be taken back, so it asks first. */
export const ClassicUsersCard = ({ count }: { readonly count: number }) => {
  const { t } = useWords();
  const { client } = useShell();
  const [isAsking, setAsking] = useState(false);
  const move = usePolicyChange<void, { migrated: number }>(
    () => client.call(migrateTenantToCognito, { body: {} }),
    ({ migrated }) => t("securityPolicy.moved", { count: migrated }),
  );
  const close = () => setAsking(false);
  return (
    <Card title={t("securityPolicy.classicUsers")}>
      <p className={parts.quiet}>{t("securityPolicy.classicUsersLead")}</p>
      <p>{t("securityPolicy.classicCount", { count })}</p>
      {count > 0 && (
        <div className={parts.group}>
          <Button onPress={() => setAsking(true)}>{t("securityPolicy.moveAll")}</Button>
        </div>
      )}
      {isAsking && (
        <Question
          tone="danger"
          title={t("securityPolicy.moveTitle")}
          confirmLabel={t("securityPolicy.move")}
          onConfirm={() => move.mutate(undefined, { onSettled: close })}
          cancelLabel={t("common.cancel")}
          onCancel={close}
          isPending={move.isPending}
        >
          {t("securityPolicy.moveText", { count })}
        </Question>
      )}
    </Card>
  );
};
