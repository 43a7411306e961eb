import { readUserToggles } from "@evolve/contracts/user-toggles";
import type { UserDetails } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Tag } from "@evolve/widgets/tag";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import parts from "../../../parts/parts.module.css";
import { toggleText } from "../../../parts/toggle-names.ts";

const TogglesPanel = lazyPart(async () => (await import("./toggles-panel.tsx")).TogglesPanel);

/** The feature toggles that are on for a user: their own, and those of the whole organization. */
export const TogglesCard = ({ user }: { readonly user: UserDetails }) => {
  const words = useWords();
  const { t } = words;
  const { client, holds } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["users", "toggles", user.id],
    queryFn: ({ signal }) => client.call(readUserToggles, { params: { userId: user.id } }, { signal }),
  });
  const shown = data && [...new Set([...data.toggles, ...data.tenantToggles])].sort();
  return (
    <Card title={t("users.toggles")}>
      {data === undefined || shown === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : shown.length === 0 ? (
        <p className={parts.quiet}>{t("users.noToggles")}</p>
      ) : (
        <ul className={parts.rows}>
          {shown.map((name) => (
            <li key={name} className={parts.row}>
              <span className={parts.rowWords}>{toggleText(words, name)}</span>
              <Tag tone={data.tenantToggles.includes(name) ? "neutral" : "brand"}>
                {t(data.tenantToggles.includes(name) ? "users.toggleOfAll" : "users.toggleOfUser")}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {holds("user:edit") && user.status !== "DELETED" && data !== undefined && (
        <div className={parts.group}>
          <Button onHoverStart={TogglesPanel.fetch} onFocus={TogglesPanel.fetch} onPress={() => setOpen(true)}>
            {t("users.changeToggles")}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && data !== undefined && <TogglesPanel user={user} stored={data} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
};
