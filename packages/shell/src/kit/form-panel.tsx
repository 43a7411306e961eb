import { Banner } from "@evolve/widgets/banner";
import { Modal, type ModalProps } from "@evolve/widgets/modal";
import type { ReactNode } from "react";
import { DraftNotice } from "../forms/draft-notice.tsx";

type ModalParts = "title" | "subtitle" | "saveLabel" | "isEdit" | "customButton" | "footer";

interface FormPanelProps extends Pick<ModalProps, ModalParts> {
  /** Of `useAppForm`. */
  readonly form: {
    readonly isDirty: boolean;
    readonly isRestored: boolean;
    readonly failure: string;
    readonly save: () => Promise<unknown>;
    readonly startAgain: () => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form at the inline end of a list, over the whole screen on a phone: for a new row, or for one that is there. */
export const FormPanel = ({ form, onClose, children, ...modal }: FormPanelProps) => (
  <Modal {...modal} isOpen size="panel" onOpenChange={onClose} isDirty={form.isDirty} onSave={form.save}>
    <div className="ev-modal-fields">
      <DraftNotice form={form} />
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      {children}
    </div>
  </Modal>
);
