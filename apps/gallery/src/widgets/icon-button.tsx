import { IconButton } from "@evolve/widgets/icon-button";
import Bell from "lucide-react/icons/bell";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Frequent actions in toolbars and rows whose icons everybody knows. The label is shown as a tooltip. */
export const Filled = () => {
  const { t, remove } = useSample();
  return (
    <>
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} />
      <IconButton label={t("gallery.sampleDuplicate")} icon={<Copy />} />
      <IconButton label={remove} icon={<Trash />} />
    </>
  );
};

/** Plain in toolbars, outlined beside buttons and fields, bare inside other controls. */
export const Variants = () => {
  const { t } = useSample();
  return (
    <>
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} />
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} variant="outline" />
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} variant="bare" />
    </>
  );
};

/** Small in dense rows, medium elsewhere. Both are at least 24 px for a finger. */
export const Sizes = () => {
  const { t } = useSample();
  return (
    <>
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} variant="outline" size="small" />
      <IconButton label={t("gallery.sampleEdit")} icon={<Pencil />} variant="outline" />
    </>
  );
};

/** For something that stays on until it is pressed again. Label it with what it is, not with what a press would do. */
export const Toggle = () => {
  const { t } = useSample();
  const [isOn, setOn] = useState(true);
  return <IconButton label={t("gallery.sampleWatch")} icon={<Star />} isSelected={isOn} onPress={() => setOn(!isOn)} />;
};

/** For a count of what is new. The label says the count in words. */
export const WithBadge = () => {
  const { t } = useSample();
  return <IconButton label={t("gallery.sampleUnread")} icon={<Bell />} badge="3" />;
};

export const Disabled = () => {
  const { remove } = useSample();
  return <IconButton label={remove} icon={<Trash />} isDisabled />;
};

/** While the server works. Further presses are ignored. */
export const Loading = () => {
  const { t } = useSample();
  return <IconButton label={t("gallery.sampleDuplicate")} icon={<Copy />} isPending />;
};
