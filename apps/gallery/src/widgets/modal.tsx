import { useWords } from "@evolve/i18n/react";
import { modalLabels } from "@evolve/shell/labels/modal-labels";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const words = useWords();
  const { title, text, label, value, action, error } = useSample();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(value);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        subtitle={text}
        labels={modalLabels(words)}
        isDirty={name !== value}
        saveLabel={action}
        onSave={() => {
          if (name !== "") setOpen(false);
        }}
      >
        {({ showsErrors }) => (
          <TextField
            label={label}
            value={name}
            onChange={setName}
            error={showsErrors && name === "" ? error : undefined}
            isRequired
          />
        )}
      </Modal>
    </>
  );
}
