import { useShell } from "@evolve/shell";
import { Avatar } from "@evolve/widgets/avatar";
import { Tooltip } from "@evolve/widgets/tooltip";
import type { Present } from "./use-presence.ts";
import styles from "./editor.module.css";

interface PeopleHereProps {
  readonly people: readonly Present[];
  readonly nameOf: (agentId: string) => string | undefined;
}

const shown = 5;

/** Who else has the schedule open, and whose shifts they are editing. */
export const PeopleHere = ({ people, nameOf }: PeopleHereProps) => {
  const { words } = useShell();
  const { t } = words;
  if (people.length === 0) return null;
  const wordsOf = ({ name, agentId }: Present): string => {
    const agent = agentId === null ? undefined : nameOf(agentId);
    return agent === undefined ? t("scheduleEditor.hasOpen", { name }) : t("scheduleEditor.edits", { name, agent });
  };
  return (
    <ul className={styles.people} aria-label={t("scheduleEditor.people")}>
      {people.slice(0, shown).map((person) => (
        <li key={person.userId}>
          <Tooltip text={wordsOf(person)} isPlain>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip shows on keyboard focus */}
            <span role="img" aria-label={wordsOf(person)} tabIndex={0}>
              <Avatar name={person.name} seed={person.userId} size="small" />
            </span>
          </Tooltip>
        </li>
      ))}
      {people.length > shown && <li className={styles.quiet}>+{words.number(people.length - shown)}</li>}
    </ul>
  );
};
