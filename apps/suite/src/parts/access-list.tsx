import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { ConfirmPopover } from "@evolve/widgets/confirm-popover";
import { StatusPill } from "@evolve/widgets/status-pill";
import parts from "./parts.module.css";

interface Access {
  readonly id: string;
  /** As people know it; empty for a program. */
  readonly browser: string;
  /** Of a session that a program opened with an access key. */
  readonly accessKeyId?: string | null;
  readonly address: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

/** Texts of the area `security`. */
interface AccessListProps {
  readonly entries: readonly Access[];
  /** Marks the one that the reader's browser is. */
  readonly currentLabel: string;
  readonly removeLabel: string;
  /** The button's name, by what stands in its row. */
  readonly removeLabelOf: (browser: string) => string;
  /** Asked at the button before anything is lost. */
  readonly question: { readonly title: string; readonly text: (browser: string) => string };
  readonly onRemove: (id: string) => void;
}

/** Browsers that have come in, or may: what each is, from where and when, and a way to be rid of it. */
export const AccessList = (props: AccessListProps) => {
  const { entries, currentLabel, removeLabel, removeLabelOf, question, onRemove } = props;
  const words = useWords();
  return (
    <ul className={parts.rows}>
      {entries.map(({ id, browser, accessKeyId, address, lastUsedAt, current }) => (
        <li key={id} className={parts.row}>
          <span className={parts.rowWords}>
            <span>
              {(!accessKeyId && browser) || words.t(accessKeyId ? "security.accessKey" : "security.unknownBrowser")}
            </span>
            <span className={cx(parts.quiet, "ev-num")}>{address}</span>
            <span className={parts.quiet}>
              {words.t("security.lastUsed", { time: words.relative(lastUsedAt, new Date()) })}
            </span>
          </span>
          {current ? (
            <StatusPill tone="success">{currentLabel}</StatusPill>
          ) : (
            <ConfirmPopover
              trigger={
                <Button size="small" aria-label={removeLabelOf(browser || address)}>
                  {removeLabel}
                </Button>
              }
              title={question.title}
              text={question.text(browser || address)}
              dismissLabel={words.t("common.cancel")}
              confirmLabel={removeLabel}
              onConfirm={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
