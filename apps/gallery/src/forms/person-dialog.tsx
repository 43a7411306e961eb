import { codeOf } from "@evolve/contracts/errors";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import { saveEmail } from "../sample/form-server.ts";
import { useSample } from "../sample/use-sample.ts";
import { Person } from "./people-contract.ts";

export interface PersonDialogProps {
  readonly person: Person;
  /** The emails of the others. */
  readonly taken: readonly string[];
  readonly onSaved: (person: Person) => void;
  readonly onClose: () => void;
}

/** A modal's form: it asks before what was typed is lost, and its first field at fault takes the focus. */
export const PersonDialog = ({ person, taken, onSaved, onClose }: PersonDialogProps) => {
  const { t, options, title } = useSample();
  const form = useAppForm<Person, Person>({
    schema: Person,
    defaultValues: person,
    draft: { userId: "gallery", form: `person-${person.email}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("emailExists")]: "email" },
    onSave: async (changed) => {
      await saveEmail(changed.email, taken);
      onSaved(changed);
    },
  });
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={title}
      subtitle={person.name}
      size="small"
      isDirty={form.isDirty}
      isEdit
      onSave={form.save}
    >
      <div className="ev-form">
        <DraftNotice form={form} />
        <TextField {...form.text("name")} label={t("gallery.sampleLabel")} isRequired />
        <TextField {...form.text("email")} label={t("gallery.sampleEmail")} type="email" isRequired />
        <Controller
          control={form.control}
          name="team"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("gallery.sampleTeam")}
              placeholder={t("gallery.sampleTeam")}
              options={options}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      </div>
    </Modal>
  );
};
