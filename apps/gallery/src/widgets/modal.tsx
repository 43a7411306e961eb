import { Button } from "@evolve/widgets/button";
import { useWidgetLabels } from "@evolve/widgets/labels";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { Tabs } from "@evolve/widgets/tabs";
import { TextField } from "@evolve/widgets/text-field";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** A short task that is finished before one returns. Unsaved changes are never lost without a question. */
export const Filled = () => {
  const { title, text, label, value, error } = useSample();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(value);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={() => setOpen(false)}
        title={title}
        subtitle={text}
        isDirty={name !== value}
        isEdit
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
};

/** For something new: Create another keeps the dialog open for the next one. */
export const Creating = () => {
  const { title, label } = useSample();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal isOpen={isOpen} onOpenChange={close} title={title} onSave={close}>
        <TextField label={label} />
      </Modal>
    </>
  );
};

/** Small for a sentence, medium for a form, large for a table or a preview. */
export const Sizes = () => {
  const { title, text, sizes } = useSample();
  const [size, setSize] = useState<"small" | "medium" | "large">();
  return (
    <>
      {(["small", "medium", "large"] as const).map((each) => (
        <Button key={each} onPress={() => setSize(each)}>
          {sizes[each]}
        </Button>
      ))}
      <Modal isOpen={size !== undefined} size={size} onOpenChange={() => setSize(undefined)} title={title}>
        <p>{text}</p>
      </Modal>
    </>
  );
};

/** When a form has parts. Saving leads to the tab with the first fault. */
export const WithTabs = () => {
  const { t, title, label, error, save, placeholder, options } = useSample();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const saveSlowly = async () => {
    await new Promise((done) => setTimeout(done, 600));
    if (name !== "") setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal isOpen={isOpen} onOpenChange={() => setOpen(false)} title={title} saveLabel={save} onSave={saveSlowly}>
        {({ showsErrors }) => (
          <Tabs
            label={title}
            shouldForceMount
            defaultSelectedKey="team"
            items={[
              {
                id: "general",
                label: t("gallery.sampleGeneral"),
                content: (
                  <TextField
                    label={label}
                    value={name}
                    onChange={setName}
                    error={showsErrors && name === "" ? error : undefined}
                    isRequired
                  />
                ),
              },
              {
                id: "team",
                label: t("gallery.sampleTeam"),
                content: (
                  <Select
                    label={t("gallery.sampleTeam")}
                    placeholder={placeholder}
                    options={options}
                    defaultValue="billing"
                  />
                ),
              },
            ]}
          />
        )}
      </Modal>
    </>
  );
};

/** When the thing that is edited can be deleted here. A press outside does not close it. */
export const WithDelete = () => {
  const { title, text, save, remove } = useSample();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal
        isOpen={isOpen}
        isDismissable={false}
        size="small"
        onOpenChange={close}
        title={title}
        saveLabel={save}
        onSave={close}
        onDelete={close}
        deleteLabel={remove}
      >
        <p>{text}</p>
      </Modal>
    </>
  );
};

export const Miniature = () => {
  const labels = useWidgetLabels("modal");
  const { title, text, label, value } = useSample();
  return (
    <OpenPicture at="middle">
      <div className="ev-modal ev-modal-medium">
        <div className="ev-modal-form">
          <div className="ev-modal-header">
            <div className="ev-modal-titles">
              <p className="ev-modal-title">{title}</p>
              <p className="ev-modal-subtitle">{text}</p>
            </div>
            <span className="ev-modal-close">
              <X />
            </span>
          </div>
          <div className="ev-modal-body">
            <TextField label={label} defaultValue={value} isRequired />
          </div>
          <div className="ev-modal-footer">
            <Button>{labels.cancel}</Button>
            <Button variant="primary">{labels.save}</Button>
          </div>
        </div>
      </div>
    </OpenPicture>
  );
};
