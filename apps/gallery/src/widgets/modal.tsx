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

export const Sizes = () => {
  const { title, text, options } = useSample();
  const [size, setSize] = useState<"small" | "medium" | "large">();
  return (
    <>
      {(["small", "medium", "large"] as const).map((each, index) => (
        <Button key={each} onPress={() => setSize(each)}>
          {options[index]?.label}
        </Button>
      ))}
      <Modal isOpen={size !== undefined} size={size} onOpenChange={() => setSize(undefined)} title={title}>
        <p>{text}</p>
      </Modal>
    </>
  );
};

/** Saving is slow, and finds a fault in the tab that is not shown. */
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

/** A press on the backdrop does nothing; there is a second thing to do beside saving. */
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
