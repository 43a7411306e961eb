import { useWords } from "@evolve/i18n/react";
import { Avatar } from "@evolve/widgets/avatar";
import { Button } from "@evolve/widgets/button";
import { toasts } from "@evolve/widgets/toast";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";
import type { Person } from "./people-contract.ts";
import { PersonDialog } from "./person-dialog.tsx";

const emails = ["avery@acme.test", "bo@acme.test", "carmen@acme.test", "katya@acme.test"];

/** A list and the modal that changes one of it, which lives for as long as it is open. */
export const EditPerson = () => {
  const { t } = useWords();
  const { people, options } = useSample();
  const [saved, setSaved] = useState<readonly Person[]>(() =>
    emails.map((email, index) => ({ name: people[index] ?? email, email, team: options[index]?.id ?? "billing" })),
  );
  const [edited, setEdited] = useState<number>();
  const person = saved[edited ?? -1];

  const keep = (changed: Person) => {
    setSaved(saved.map((before, index) => (index === edited ? changed : before)));
    setEdited(undefined);
    toasts.show({ tone: "success", text: t("gallery.sampleSaved") });
  };

  return (
    <>
      <ul className="ga-people">
        {saved.map(({ name, email, team }, index) => (
          <li key={emails[index]}>
            <Avatar name={name} seed={String(index)} />
            <span className="ga-person">
              <span className="ga-person-name">{name}</span>
              <span className="ga-person-email">{email}</span>
            </span>
            <span className="ga-person-team">{options.find(({ id }) => id === team)?.label}</span>
            <Button size="small" aria-label={t("gallery.editNamed", { name })} onPress={() => setEdited(index)}>
              {t("gallery.sampleEdit")}
            </Button>
          </li>
        ))}
      </ul>
      {person && (
        <PersonDialog
          key={edited}
          person={person}
          taken={saved.filter((other) => other !== person).map(({ email }) => email)}
          onSaved={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
