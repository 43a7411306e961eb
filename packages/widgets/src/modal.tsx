import "./modal.css";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SubmitEvent } from "react";
import X from "lucide-react/icons/x";
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import { ConfirmPopover } from "./confirm-popover.tsx";
import { cx } from "./internal/cx.ts";
import { revealAndFocus } from "./internal/reveal.ts";
import { useFocusBelow } from "./internal/use-focus-below.ts";
import { createThrottle } from "./logic/throttle.ts";
import { useWidgetLabels } from "./labels.tsx";
import { useUnsaved } from "./unsaved.ts";

const saveInterval = 1000;
const escapeDelay = 300;
const customButtonDelay = 50;

export interface ModalProps {
  readonly isOpen: boolean;
  /** Called to close: by the close button, Cancel, Escape or the backdrop; a dirty modal asks first. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** small 420 px, medium 600 px, large 920 px; a full sheet on a phone. `panel` stands at the inline end, as high as the window. */
  readonly size?: "small" | "medium" | "large" | "panel" | undefined;
  /** Whether a press on the backdrop closes it; true unless given. */
  readonly isDismissable?: boolean | undefined;
  /** There is something to lose: closing asks first, and so does leaving the page. */
  readonly isDirty?: boolean | undefined;
  /**
   * Turns the content into a form with a save button. Called at most once in 1000 ms: a press before they are over waits
   * for their end. The button is pending until then, and while the promise is. If a field is invalid after it, the first of
   * them gets the focus, its tab opened.
   */
  readonly onSave?: (() => void | Promise<unknown>) | undefined;
  /** What is saved is there already: the button says "Save", and "Create" otherwise. */
  readonly isEdit?: boolean | undefined;
  /** Where another word says better what the button does. */
  readonly saveLabel?: ReactNode;
  readonly isSaveDisabled?: boolean | undefined;
  readonly isSaveHidden?: boolean | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly deleteLabel?: ReactNode;
  /** Something else to do than saving. It joins the others 50 ms after the modal has opened. */
  readonly customButton?: { readonly label: ReactNode; readonly onPress: () => void } | undefined;
  /** Instead of the buttons. */
  readonly footer?: ReactNode;
  /** A function receives whether saving was attempted; errors are shown from then on. */
  readonly children: ReactNode | ((modal: { readonly showsErrors: boolean }) => ReactNode);
}

/** The one modal shell of the suite. Focus stays inside, and goes back to where it was when the modal closes. */
export const Modal = (props: ModalProps) => {
  const { isOpen, isDirty = false, size = "medium", isDismissable = true } = props;
  const labels = useWidgetLabels("modal");
  const [asksAt, setAsksAt] = useState<RefObject<HTMLElement | null> | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  useUnsaved(isOpen && isDirty);

  const requestClose = (from: RefObject<HTMLElement | null>) => {
    if (isDirty) setAsksAt(from);
    else props.onOpenChange(false);
  };

  const takeEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    clearTimeout(closing.current);
    closing.current = setTimeout(() => closeButton.current?.click(), escapeDelay);
  };

  return (
    <ModalOverlay
      className="ev-modal-backdrop"
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled
      onOpenChange={() => requestClose(closeButton)}
      onMouseDown={keepFocusInside}
    >
      <AriaModal className={cx("ev-modal", `ev-modal-${size}`)}>
        <div role="presentation" className="ev-modal-keys" onKeyDown={takeEscape}>
          <Dialog className="ev-modal-dialog">
            <ModalContent {...props} closeButton={closeButton} requestClose={requestClose} />
          </Dialog>
        </div>
        {asksAt && (
          <ConfirmPopover
            anchor={asksAt}
            title={labels.discardTitle}
            text={labels.discardText}
            dismissLabel={labels.discardNo}
            confirmLabel={labels.discardYes}
            onDismiss={() => setAsksAt(null)}
            onConfirm={() => {
              setAsksAt(null);
              props.onOpenChange(false);
            }}
          />
        )}
      </AriaModal>
    </ModalOverlay>
  );
};

/** Keeps the focus inside on a press on the backdrop; otherwise Escape would not reach the modal. */
const keepFocusInside = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

interface ModalContentProps extends ModalProps {
  readonly closeButton: RefObject<HTMLButtonElement | null>;
  readonly requestClose: (from: RefObject<HTMLElement | null>) => void;
}

/** Mounted with each opening, so that what was tried last time is forgotten. */
const ModalContent = (props: ModalContentProps) => {
  const { title, subtitle, onSave, closeButton, requestClose, children } = props;
  const labels = useWidgetLabels("modal");
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { root, hasTried, isPending, submit, forgetWaiting } = useSave(onSave);
  const hasRested = useIsPast(customButtonDelay);
  useFocusBelow();

  const inside = (
    <>
      <div className="ev-modal-body">
        {typeof children === "function" ? children({ showsErrors: hasTried }) : children}
      </div>
      {props.footer ?? (
        <div className="ev-modal-footer">
          {props.onDelete && (
            <Button variant="ghost" className="ev-modal-delete" onPress={props.onDelete}>
              {props.deleteLabel}
            </Button>
          )}
          {hasRested && props.customButton && (
            <Button className="ev-modal-custom" onPress={props.customButton.onPress}>
              {props.customButton.label}
            </Button>
          )}
          <Button ref={cancelButton} onPress={() => requestClose(cancelButton)}>
            {onSave ? labels.cancel : labels.close}
          </Button>
          {onSave && !props.isSaveHidden && (
            <Button variant="primary" type="submit" isPending={isPending} isDisabled={props.isSaveDisabled ?? false}>
              {props.saveLabel ?? (props.isEdit ? labels.save : labels.create)}
            </Button>
          )}
        </div>
      )}
    </>
  );

  return (
    <>
      <header className="ev-modal-header">
        <div className="ev-modal-titles">
          <Heading slot="title" className="ev-modal-title">
            {title}
          </Heading>
          {subtitle && <p className="ev-modal-subtitle">{subtitle}</p>}
        </div>
        <button
          ref={closeButton}
          type="button"
          className="ev-modal-close"
          aria-label={labels.close}
          onClick={() => requestClose(closeButton)}
        >
          <X />
        </button>
      </header>
      {onSave ? (
        <form ref={root} className="ev-modal-form" noValidate onSubmit={submit} onInput={forgetWaiting}>
          {inside}
        </form>
      ) : (
        <div className="ev-modal-form">{inside}</div>
      )}
    </>
  );
};

/** Whether this many milliseconds have passed since the mount. */
const useIsPast = (milliseconds: number) => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
};

const useSave = (onSave: ModalProps["onSave"]) => {
  const root = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** How often saving has come to its end, well or not. */
  const [attempts, setAttempts] = useState(0);
  /** A press so soon after the last save that it has to wait. */
  const [isWaiting, setWaiting] = useState(false);
  const [throttle] = useState(() => createThrottle(saveInterval));
  useEffect(() => () => throttle.stop(), [throttle]);
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });

  // After the render in which the fields show what was wrong with them.
  useEffect(() => {
    if (attempts === 0) return;
    const fault = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    if (fault && !fault.matches(":focus")) revealAndFocus(fault);
  }, [attempts]);

  const save = async () => {
    setWaiting(false);
    setTried(true);
    setSaving(true);
    try {
      await latest.current?.();
    } finally {
      setSaving(false);
      setAttempts((before) => before + 1);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form inside the modal's React tree but in a popover of its own must not save the modal.
    event.stopPropagation();
    if (isSaving) return;
    setWaiting(true);
    throttle.call(() => void save());
  };

  /** A press is for what the form held: what waits is not saved with what is typed after it. */
  const forgetWaiting = () => {
    throttle.stop();
    setWaiting(false);
  };

  return { root, hasTried, isPending: isSaving || isWaiting, submit, forgetWaiting };
};
