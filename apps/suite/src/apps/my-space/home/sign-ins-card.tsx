import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Card } from "../../../parts/card.tsx";
import type { Overview } from "./overview.ts";

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
        <p className="su-quiet">{words.t("mySpace.noSignIns")}</p>
      ) : (
        <ul className="su-rows">
          {recentSignIns.map(({ id, at, browser, address, current }) => (
            <li key={id} className="su-row">
              <span className="su-row-words">
                <span>{browser}</span>
                <span className="su-quiet ev-num">{address}</span>
              </span>
              {current ? (
                <StatusPill tone="success">{words.t("mySpace.thisSession")}</StatusPill>
              ) : (
                <time className="su-quiet ev-num" dateTime={at} title={words.date(at, "dateTime")}>
                  {words.relative(at, now)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="su-hint">{words.t("mySpace.signInsHint")}</p>
    </Card>
  );
};
