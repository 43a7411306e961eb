import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { ConfirmPopover } from "@evolve/widgets/confirm-popover";
import { IconButton } from "@evolve/widgets/icon-button";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** A short question at the button itself, when an action affects somebody else but can be repaired. */
export const Filled = () => {
  const { t } = useWords();
  const { title, text, action } = useSample();
  const [count, setCount] = useState(0);
  return (
    <>
      <ConfirmPopover
        trigger={<Button>{action}</Button>}
        title={title}
        text={text}
        dismissLabel={t("common.no")}
        confirmLabel={t("common.yes")}
        tone="neutral"
        placement="bottom start"
        onConfirm={() => setCount(count + 1)}
      />
      <output>{count}</output>
    </>
  );
};

/** When something is lost. For more than a sentence of consequences, use a message modal. */
export const Danger = () => {
  const { t } = useWords();
  return (
    <ConfirmPopover
      trigger={<IconButton label={t("fields.listRemove", { text: t("fields.sampleEntry1") })} icon={<Trash />} />}
      title={t("common.discardTitle")}
      text={t("common.discardText")}
      dismissLabel={t("common.no")}
      confirmLabel={t("common.yes")}
      placement="bottom start"
      onConfirm={() => undefined}
    />
  );
};

export const Miniature = () => {
  const { t } = useWords();
  const { title, action, text } = useSample();
  return (
    <OpenPicture at="anchor" trigger={<Button aria-expanded>{action}</Button>}>
      <div className="ev-popover">
        <div className="ev-popover-body ev-confirm">
          <p className="ev-confirm-title">{title}</p>
          <p className="ev-confirm-text">{text}</p>
          <div className="ev-confirm-buttons">
            <Button size="small">{t("common.no")}</Button>
            <Button size="small" variant="primary">
              {t("common.yes")}
            </Button>
          </div>
        </div>
      </div>
    </OpenPicture>
  );
};
