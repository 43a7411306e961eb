import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { Menu } from "@evolve/widgets/menu";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** Actions that are needed less often than a button would suggest. The dangerous one comes last. */
export const Filled = () => {
  const { t, title, remove, text } = useSample();
  return (
    <Menu
      label={title}
      trigger={<IconButton label={title} icon={<Ellipsis />} variant="outline" />}
      items={[
        { id: "edit", label: t("gallery.sampleEdit"), icon: <Pencil />, end: "F2" },
        { id: "copy", label: t("gallery.sampleDuplicate"), description: text, icon: <Copy /> },
        { id: "line", isLine: true },
        { id: "delete", label: remove, icon: <Trash />, tone: "danger" },
      ]}
    />
  );
};

/** When a menu holds settings rather than actions: one of several, or any of them. */
export const Choices = () => {
  const { t, options } = useSample();
  const [team, setTeam] = useState("billing");
  return (
    <Menu
      label={t("gallery.sampleTeam")}
      trigger={<Button>{t("gallery.sampleTeam")}</Button>}
      placement="bottom start"
      items={[
        {
          id: "teams",
          title: t("gallery.sampleTeam"),
          selectionMode: "single",
          selectedKeys: [team],
          onSelectionChange: ([id]) => setTeam(id ?? team),
          items: options,
        },
      ]}
    />
  );
};

/** When the menu belongs to somebody or something that should be named, as the user menu does. */
export const WithHeader = () => {
  const { t, value, save } = useSample();
  return (
    <Menu
      label={value}
      trigger={<Button>{value}</Button>}
      placement="bottom start"
      header={<b>{value}</b>}
      items={[
        { id: "edit", label: t("gallery.sampleEdit"), icon: <Pencil /> },
        { id: "save", label: save },
      ]}
    />
  );
};

/** When no action is possible. If only some are, disable those. */
export const Disabled = () => {
  const { t, title, remove } = useSample();
  return (
    <Menu
      label={title}
      trigger={<Button>{title}</Button>}
      placement="bottom start"
      items={[
        { id: "edit", label: t("gallery.sampleEdit") },
        { id: "delete", label: remove, isDisabled: true },
      ]}
    />
  );
};

export const Miniature = () => {
  const { t, title, remove } = useSample();
  return (
    <OpenPicture at="anchor" trigger={<IconButton label={title} icon={<Ellipsis />} variant="outline" aria-expanded />}>
      <div className="ev-popover ev-menu-popover">
        <div className="ev-menu">
          {[
            { icon: <Pencil />, words: t("gallery.sampleEdit"), end: "F2" },
            { icon: <Copy />, words: t("gallery.sampleDuplicate") },
            { icon: <Trash />, words: remove, look: "ev-menu-item-danger" },
          ].map(({ icon, words, end, look }) => (
            <div key={words} className={`ev-menu-item ${look ?? ""}`}>
              <span className="ev-menu-icon">{icon}</span>
              <span className="ev-menu-words">{words}</span>
              {end && <span className="ev-menu-end">{end}</span>}
            </div>
          ))}
        </div>
      </div>
    </OpenPicture>
  );
};
