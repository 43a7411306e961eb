import Bell from "lucide-react/icons/bell";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Avatar } from "../../src/avatar.tsx";
import { Button, ButtonLink } from "../../src/button.tsx";
import { IconButton } from "../../src/icon-button.tsx";
import { ModuleIcon } from "../../src/module-icon.tsx";
import { ProductMark } from "../../src/product-mark.tsx";
import { StatusPill } from "../../src/status-pill.tsx";
import { Tabs } from "../../src/tabs.tsx";
import { TagList } from "../../src/tag-list.tsx";
import { Tag } from "../../src/tag.tsx";
import { Block } from "./block.tsx";

const people = [
  "Avery Lind",
  "Bo Marchetti",
  "Carmen Osei",
  "李 明",
  "Екатерина Волкова",
  "sa@acme.test",
  "Ana María Ruiz",
];

export function Basics() {
  const [isPending, setPending] = useState(false);
  const [isOn, setOn] = useState(false);
  return (
    <div className="gallery-columns">
      <Block title="Buttons">
        <div className="gallery-row">
          <Button variant="primary" icon={<Plus />}>
            Invite users
          </Button>
          <Button icon={<Download />}>Export</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger" icon={<Trash />}>
            Delete
          </Button>
          <ButtonLink href="#link">A link</ButtonLink>
        </div>
        <div className="gallery-row">
          <Button size="small">Small</Button>
          <Button size="small" variant="primary">
            Small
          </Button>
          <Button isDisabled>Disabled</Button>
          <Button variant="primary" isDisabled>
            Disabled
          </Button>
          <Button variant="primary" isPending={isPending} pendingLabel="Saving" onPress={() => setPending(true)}>
            Save for ever
          </Button>
        </div>
        <Button size="large" variant="primary" isFullWidth>
          Sign In
        </Button>
        <div className="gallery-row">
          <IconButton label="3 unread notifications" icon={<Bell />} badge="3" />
          <IconButton label="Watch" icon={<Bell />} isSelected={isOn} onPress={() => setOn(!isOn)} />
          <IconButton label="Outline" icon={<Download />} variant="outline" />
          <IconButton label="Small" icon={<Trash />} size="small" />
          <IconButton label="Disabled" icon={<Trash />} isDisabled />
        </div>
      </Block>
      <Block title="People, states, tags">
        <div className="gallery-row">
          {people.map((name) => (
            <Avatar key={name} name={name} isNamed />
          ))}
          <Avatar name="Acme Admin" size="large" isNamed />
          <Avatar name="Acme Admin" size="small" isNamed />
        </div>
        <div className="gallery-row">
          <StatusPill tone="ok">Active</StatusPill>
          <StatusPill tone="warn">Pending</StatusPill>
          <StatusPill tone="bad">Locked</StatusPill>
          <StatusPill tone="idle">Disabled</StatusPill>
          <StatusPill tone="info">New</StatusPill>
        </div>
        <div className="gallery-row">
          <Tag>Billing</Tag>
          <Tag tone="brand" onRemove={() => undefined} removeLabel="Remove Team: Billing Voice">
            Team: Billing Voice
          </Tag>
          <TagList
            items={["Billing", "Swedish", "Retention", "Chat"].map((label) => ({ id: label, label }))}
            moreLabel={(count) => `${count} more…`}
          />
        </div>
        <div className="gallery-row">
          <ProductMark label="Evolve WFM" size={40} />
          {["icon-admin", "icon-users", "my-space", "wfm", "qm", "scheduler", "unknown"].map((name) => (
            <ModuleIcon key={name} name={name} />
          ))}
        </div>
      </Block>
      <Block title="Tabs">
        <Tabs
          label="Profile"
          items={[
            { id: "general", label: "General", content: "Name, address, language." },
            { id: "keys", label: "Access keys", badge: 2, content: "Two keys." },
            { id: "closed", label: "Not for you", isDisabled: true, content: "" },
          ]}
        />
      </Block>
    </div>
  );
}
