import { useWords } from "@evolve/i18n/react";
import { Button, ButtonLink } from "../../parts/button.tsx";
import type { ReactNode } from "react";
import { useApp } from "../../app-context.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { hashOf } from "../../router.ts";
import styles from "./message-page.module.css";

interface MessagePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** The next steps, the likeliest first. */
  readonly children: ReactNode;
}

/** A page that says one thing and offers what to do next. */
export const MessagePage = ({ icon, title, lead, children }: MessagePageProps) => (
  <div className="message">
    <span className={styles.icon}>{icon}</span>
    <PageHeading title={title} lead={lead} />
    <div className={styles.actions}>{children}</div>
  </div>
);

export const BackToLogin = () => (
  <ButtonLink variant="primary" href={hashOf("/")}>
    {useWords().t("signIn.backToLogin")}
  </ButtonLink>
);

export const ContactAction = () => {
  const { openContact } = useApp();
  return <Button onClick={openContact}>{useWords().t("common.contactUs")}</Button>;
};
