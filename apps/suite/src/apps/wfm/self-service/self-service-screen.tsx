import { type ShellSettings, shellSettings } from "@evolve/contracts/navigation";
import { useWords } from "@evolve/i18n/react";
import { Page, useShell } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { useQuery } from "@tanstack/react-query";
import BookOpen from "lucide-react/icons/book-open";
import Download from "lucide-react/icons/download";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./self-service.module.css";

/** Where people find help by themselves: what their organization offers of help, downloads and support. */
export const SelfServiceScreen = () => {
  const words = useWords();
  const { client } = useShell();
  const query = useQuery({
    queryKey: ["shell-settings"],
    queryFn: ({ signal }) => client.call(shellSettings, {}, { signal }),
  });
  return (
    <Page title={words.t("selfService.title")} lead={words.t("selfService.lead")}>
      {query.data === undefined ? (
        <QueryState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Places settings={query.data} />
      )}
    </Page>
  );
};

const Places = ({ settings: { helpUrl, downloadsUrl, supportPhone } }: { readonly settings: ShellSettings }) => {
  const words = useWords();
  if (helpUrl + downloadsUrl + supportPhone === "")
    return (
      <EmptyState
        icon={<LifeBuoy />}
        title={words.t("selfService.emptyTitle")}
        text={words.t("selfService.emptyText")}
      />
    );
  return (
    <div className={styles.places}>
      {helpUrl !== "" && (
        <Place
          icon={<BookOpen />}
          title={words.t("selfService.helpTitle")}
          text={words.t("selfService.helpText")}
          link={words.t("selfService.helpLink")}
          href={helpUrl}
        />
      )}
      {downloadsUrl !== "" && (
        <Place
          icon={<Download />}
          title={words.t("selfService.downloadsTitle")}
          text={words.t("selfService.downloadsText")}
          link={words.t("selfService.downloadsLink")}
          href={downloadsUrl}
        />
      )}
      {supportPhone !== "" && (
        <Place
          icon={<Phone />}
          title={words.t("selfService.supportTitle")}
          text={words.t("selfService.supportText")}
          link={supportPhone}
          href={`tel:${supportPhone.replace(/[^+\d]/g, "")}`}
        />
      )}
    </div>
  );
};

interface PlaceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

const Place = ({ icon, title, text, link, href }: PlaceProps) => (
  <Card title={title} note={icon}>
    <p className={styles.text}>{text}</p>
    <a className={styles.link} href={href} target={href.startsWith("tel:") ? undefined : "_blank"} rel="noreferrer">
      {link}
    </a>
  </Card>
);
