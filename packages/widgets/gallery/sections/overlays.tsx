import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import LogOut from "lucide-react/icons/log-out";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { IconButton } from "../../src/icon-button.tsx";
import { Menu } from "../../src/menu.tsx";
import { MessageModal } from "../../src/message-modal.tsx";
import { Modal, type ModalLabels } from "../../src/modal.tsx";
import { Popover } from "../../src/popover.tsx";
import { Select } from "../../src/select.tsx";
import { Tabs } from "../../src/tabs.tsx";
import { TextField } from "../../src/text-field.tsx";
import { Tooltip } from "../../src/tooltip.tsx";
import { Block } from "./block.tsx";

const labels: ModalLabels = {
  close: "Close",
  cancel: "Cancel",
  discardTitle: "All changes will be lost",
  discardText: "Are you sure you want to exit without saving?",
  discardNo: "No",
  discardYes: "Yes",
};

export function Overlays() {
  const [theme, setTheme] = useState("system");
  const [chosen, setChosen] = useState("");
  const [asks, setAsks] = useState(false);
  return (
    <div className="gallery-columns">
      <Block title="Menus">
        <div className="gallery-row">
          <Menu
            label="User"
            trigger={<Button>Acme Admin</Button>}
            onAction={setChosen}
            header={
              <>
                <b>Acme Admin</b>
                <div>admin@acme.test</div>
              </>
            }
            items={[
              { id: "profile", label: "My profile", icon: <Pencil /> },
              {
                id: "theme",
                title: "Theme",
                selectionMode: "single",
                selectedIds: [theme],
                onSelectionChange: ([id]) => setTheme(id ?? theme),
                items: [
                  { id: "system", label: "As the system" },
                  { id: "light", label: "Light" },
                  { id: "dark", label: "Dark" },
                ],
              },
              { id: "line", isLine: true },
              { id: "out", label: "Log out", icon: <LogOut />, end: "Ctrl Q" },
            ]}
          />
          <Menu
            label="Row"
            trigger={<IconButton label="More" icon={<Ellipsis />} />}
            onAction={setChosen}
            items={[
              { id: "edit", label: "Edit", icon: <Pencil /> },
              { id: "copy", label: "Copy", description: "The address and the name", icon: <Copy />, isDisabled: true },
              { id: "line", isLine: true },
              { id: "delete", label: "Delete", icon: <Trash />, tone: "danger" },
            ]}
          />
          <span data-testid="chosen">{chosen}</span>
        </div>
      </Block>
      <Block title="Popovers and tooltips">
        <div className="gallery-row">
          <Popover label="Filters" trigger={<Button>Modal popover</Button>}>
            {({ close }) => (
              <>
                <TextField label="Team" />
                <Button onPress={close}>Apply</Button>
              </>
            )}
          </Popover>
          <Popover label="Notifications" isNonModal trigger={<Button>Non-modal</Button>}>
            <p>You are up to date.</p>
            <a href="#all">All notifications</a>
          </Popover>
          <Tooltip text="Explains the button">
            <Button>Tooltip</Button>
          </Tooltip>
        </div>
      </Block>
      <Block title="Modals">
        <div className="gallery-row">
          <EditModal size="small" />
          <EditModal size="medium" />
          <EditModal size="large" isStatic />
          <Button variant="danger" onPress={() => setAsks(true)}>
            Question
          </Button>
        </div>
        <MessageModal
          isOpen={asks}
          title="Delete 2 users?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          tone="danger"
          onConfirm={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        >
          They are signed out at once and can no longer sign in.
        </MessageModal>
      </Block>
    </div>
  );
}

function EditModal({ size, isStatic }: { size: "small" | "medium" | "large"; isStatic?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("Avery");
  const [saves, setSaves] = useState(0);
  const close = () => {
    setOpen(false);
    setName("Avery");
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{size}</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        size={size}
        isStatic={isStatic}
        title="Edit user"
        subtitle="avery.lind@acme.test"
        labels={labels}
        isDirty={name !== "Avery"}
        saveLabel="Save"
        onSave={async () => {
          setSaves((count) => count + 1);
          await new Promise((done) => setTimeout(done, 300));
        }}
        onDelete={close}
        deleteLabel="Delete user"
      >
        {({ showsErrors }) => (
          <Tabs
            label="User"
            keepsPanels
            defaultSelectedId="role"
            items={[
              {
                id: "general",
                label: "General",
                content: (
                  <TextField
                    label="First name"
                    isRequired
                    value={name}
                    onChange={setName}
                    error={showsErrors && name === "" ? "This field is required." : undefined}
                  />
                ),
              },
              {
                id: "role",
                label: "Role",
                badge: saves,
                content: (
                  <Select
                    label="Role"
                    placeholder="Select Item"
                    defaultValue="agent"
                    options={[
                      { id: "agent", label: "Agent" },
                      { id: "manager", label: "Manager" },
                    ]}
                  />
                ),
              },
            ]}
          />
        )}
      </Modal>
    </>
  );
}
