import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { StatusPill } from "@evolve/widgets/status-pill";
import parts from "./parts.module.css";

interface Access {
  readonly id: string;
  /** As people know it; empty for a program. */
  readonly browser: string;
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
  readonly onRemove: (id: string) => void;
}

/** Browsers that have come in, or may: what each is, from where and when, and a way to be rid of it. */
export const AccessList = ({ entries, currentLabel, removeLabel, removeLabelOf, onRemove }: AccessListProps) => {
  const words = useWords();
  return (
    <ul className={parts.rows}>
      {entries.map(({ id, browser, address, lastUsedAt, current }) => (
        <li key={id} className={parts.row}>
          <span className={parts.rowWords}>
            <span>{browser || words.t("security.unknownBrowser")}</span>
            <span className={cx(parts.quiet, "ev-num")}>{address}</span>
            <span className={parts.quiet}>
              {words.t("security.lastUsed", { time: words.relative(lastUsedAt, new Date()) })}
            </span>
          </span>
          {current ? (
            <StatusPill tone="success">{currentLabel}</StatusPill>
          ) : (
            <Button size="small" aria-label={removeLabelOf(browser || address)} onPress={() => onRemove(id)}>
              {removeLabel}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
