import { Button } from "@evolve/widgets/button";
import { IconButton } from "@evolve/widgets/icon-button";
import { Menu } from "@evolve/widgets/menu";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
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
}

export function Choices() {
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
          selectedIds: [team],
          onSelectionChange: ([id]) => setTeam(id ?? team),
          items: options,
        },
      ]}
    />
  );
}

export function WithHeader() {
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
}

export function Disabled() {
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
}
