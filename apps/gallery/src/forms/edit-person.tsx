import { useWords } from "@evolve/i18n/react";
import { modalLabels } from "@evolve/shell/labels/modal-labels";
import { Avatar } from "@evolve/widgets/avatar";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { toasts } from "@evolve/widgets/toast";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

interface Edited {
  readonly id: number;
  readonly name: string;
  readonly team: string;
}

const teamAtFirst = "billing";

export function EditPerson() {
  const words = useWords();
  const { t, people, options, title, save } = useSample();
  const [saved, setSaved] = useState<readonly Edited[]>(() =>
    people.slice(0, 4).map((name, id) => ({ id, name, team: teamAtFirst })),
  );
  const [draft, setDraft] = useState<Edited>();
  const before = saved.find(({ id }) => id === draft?.id);
  const isDirty = draft !== undefined && (draft.name !== before?.name || draft.team !== before.team);

  const keep = () => {
    if (draft === undefined || draft.name.trim() === "") return;
    setSaved(saved.map((person) => (person.id === draft.id ? draft : person)));
    setDraft(undefined);
    toasts.show({ tone: "ok", text: t("gallery.sampleSaved") });
  };

  return (
    <>
      <ul className="ga-people">
        {saved.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} seed={String(person.id)} />
            <Button variant="ghost" onPress={() => setDraft(person)}>
              {person.name}
            </Button>
            <span>{options.find(({ id }) => id === person.team)?.label}</span>
          </li>
        ))}
      </ul>
      <Modal
        isOpen={draft !== undefined}
        onClose={() => setDraft(undefined)}
        title={title}
        subtitle={before?.name}
        labels={modalLabels(words)}
        size="small"
        isDirty={isDirty}
        saveLabel={save}
        onSave={keep}
      >
        {({ showsErrors }) =>
          draft && (
            <div className="ev-form">
              <TextField
                label={t("gallery.sampleLabel")}
                isRequired
                value={draft.name}
                onChange={(name) => setDraft({ ...draft, name })}
                error={showsErrors && draft.name.trim() === "" ? t("validation.required") : undefined}
              />
              <Select
                label={t("gallery.sampleTeam")}
                placeholder={t("gallery.sampleTeam")}
                options={options}
                value={draft.team}
                onChange={(team) => setDraft({ ...draft, team })}
              />
            </div>
          )
        }
      </Modal>
    </>
  );
}
