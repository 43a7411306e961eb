import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Card } from "../../../parts/card.tsx";
import type { Overview } from "./overview.ts";
import parts from "../../../parts/parts.module.css";

interface SignInsCardProps {
  readonly overview: Overview;
  readonly now: Date;
}

/** The latest sign-ins, so that somebody can see one that was not theirs. */
export const SignInsCard = ({ overview: { recentSignIns }, now }: SignInsCardProps) => {
  const words = useWords();
  return (
    <Card title={words.t("mySpace.signIns")}>
      {recentSignIns.length === 0 ? (
        <p className={parts.quiet}>{words.t("mySpace.noSignIns")}</p>
      ) : (
        <ul className={parts.rows}>
          {recentSignIns.map(({ id, at, browser, address, current }) => (
            <li key={id} className={parts.row}>
              <span className={parts.rowWords}>
                <span>{browser}</span>
                <span className={cx(parts.quiet, "ev-num")}>{address}</span>
              </span>
              {current ? (
                <StatusPill tone="success">{words.t("mySpace.thisSession")}</StatusPill>
              ) : (
                <time className={cx(parts.quiet, "ev-num")} dateTime={at} title={words.date(at, "dateTime")}>
                  {words.relative(at, now)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={parts.hint}>{words.t("mySpace.signInsHint")}</p>
    </Card>
  );
};
