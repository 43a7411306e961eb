import { Button } from "@evolve/widgets/button";
import { MessageModal } from "@evolve/widgets/message-modal";
import { useState } from "react";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** A decision that must be made before anything else. Name the answers after what they do. */
export const Filled = () => {
  const { title, text, save, otherAction } = useSample();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Button onPress={() => setAsks(true)}>{title}</Button>
      <MessageModal
        isOpen={asks}
        title={title}
        confirmLabel={save}
        cancelLabel={otherAction}
        onConfirm={close}
        onCancel={close}
      >
        {text}
      </MessageModal>
    </>
  );
};

/** Before something is lost for good. The focus starts on the safe answer. */
export const Danger = () => {
  const { t, remove, otherAction } = useSample();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Button variant="danger" onPress={() => setAsks(true)}>
        {remove}
      </Button>
      <MessageModal
        isOpen={asks}
        title={t("gallery.sampleDeleteTitle")}
        confirmLabel={remove}
        cancelLabel={otherAction}
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        {t("gallery.sampleDeleteText")}
      </MessageModal>
    </>
  );
};

/** When something must have been read. If it need not be, use a toast or banner. */
export const Message = () => {
  const { t, action, text } = useSample();
  const [isShown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <Button onPress={() => setShown(true)}>{action}</Button>
      <MessageModal
        isOpen={isShown}
        title={t("gallery.sampleSaved")}
        confirmLabel={t("common.close")}
        onConfirm={close}
        onCancel={close}
      >
        {text}
      </MessageModal>
    </>
  );
};

export const Miniature = () => {
  const { t, remove, otherAction } = useSample();
  return (
    <OpenPicture at="middle">
      <div className="ev-modal ev-modal-message">
        <div className="ev-modal-dialog">
          <div className="ev-modal-body">
            <p className="ev-modal-title">{t("gallery.sampleDeleteTitle")}</p>
            <p className="ev-modal-message-text">{t("gallery.sampleDeleteText")}</p>
          </div>
          <div className="ev-modal-footer">
            <Button>{otherAction}</Button>
            <Button variant="danger">{remove}</Button>
          </div>
        </div>
      </div>
    </OpenPicture>
  );
};
