import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./user-screen.module.css";
import parts from "../../../parts/parts.module.css";

const RolesPanel = lazyPart(async () => (await import("./roles-panel.tsx")).RolesPanel);

/** What a user may do, by the names of their roles. Nobody changes their own. */
export const RolesCard = ({ user }: { readonly user: UserDetails }) => {
  const { t } = useWords();
  const { holds, user: self } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { role, secondaryRoles } = user;
  return (
    <Card title={t("users.roles")}>
      <dl className={styles.facts}>
        <div>
          <dt>{t("users.role")}</dt>
          <dd dir="auto">{role?.name ?? "–"}</dd>
        </div>
        <div>
          <dt>{t("users.secondaryRoles")}</dt>
          <dd dir="auto">{secondaryRoles.length === 0 ? "–" : secondaryRoles.map(({ name }) => name).join(", ")}</dd>
        </div>
      </dl>
      {holds("user:edit") && user.id !== self.id && user.status !== "DELETED" && (
        <div className={parts.group}>
          <Button onHoverStart={RolesPanel.fetch} onFocus={RolesPanel.fetch} onPress={() => setOpen(true)}>
            {t("users.changeRoles")}
          </Button>
        </div>
      )}
      <Suspense>{isOpen && <RolesPanel user={user} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
};
