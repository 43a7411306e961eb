import { useWords } from "@evolve/i18n/react";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Card } from "./card.tsx";
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
        <p className="ms-quiet">{words.t("mySpace.noSignIns")}</p>
      ) : (
        <ul className="ms-sign-ins">
          {recentSignIns.map(({ id, at, browser, address, current }) => (
            <li key={id} className="ms-sign-in">
              <span className="ms-sign-in-words">
                <span>{browser}</span>
                <span className="ms-quiet ev-num">{address}</span>
              </span>
              {current ? (
                <StatusPill tone="ok">{words.t("mySpace.thisSession")}</StatusPill>
              ) : (
                <time className="ms-quiet ev-num" dateTime={at} title={words.date(at, "dateTime")}>
                  {words.relative(at, now)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="ms-hint">{words.t("mySpace.signInsHint")}</p>
    </Card>
  );
};
