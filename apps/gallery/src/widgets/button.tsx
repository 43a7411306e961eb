import { Button, ButtonLink } from "@evolve/widgets/button";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** The one thing a screen or dialog is for. One primary button at a time. */
export const Filled = () => {
  const { action } = useSample();
  return (
    <Button variant="primary" icon={<Plus />}>
      {action}
    </Button>
  );
};

/**
 * Primary for the main step, secondary beside it, ghost for cancel and tools, danger for what deletes. A link looks like a button where
 * it leads to a page.
 */
export const Variants = () => {
  const { action, otherAction } = useSample();
  return (
    <>
      <Button variant="primary">{action}</Button>
      <Button icon={<Download />}>{action}</Button>
      <Button variant="ghost">{otherAction}</Button>
      <Button variant="danger" icon={<Trash />}>
        {action}
      </Button>
      <ButtonLink href="#/examples">{action}</ButtonLink>
    </>
  );
};

/** Small in toolbars and rows, medium in screens and dialogs, large on sign-in pages. */
export const Sizes = () => {
  const { action } = useSample();
  return (
    <>
      <Button size="small">{action}</Button>
      <Button>{action}</Button>
      <Button size="large">{action}</Button>
    </>
  );
};

/** On sign-in pages and phones, where the button closes a narrow column. */
export const FullWidth = () => {
  const { action } = useSample();
  return (
    <Button variant="primary" size="large" isFullWidth>
      {action}
    </Button>
  );
};

export const Disabled = () => {
  const { action, otherAction } = useSample();
  return (
    <>
      <Button variant="primary" isDisabled>
        {action}
      </Button>
      <Button isDisabled>{otherAction}</Button>
    </>
  );
};

/** While the server works. The width stays, further presses are ignored, and screen readers hear that it is busy. */
export const Loading = () => {
  const { action, text } = useSample();
  const [isPending, setPending] = useState(true);
  return (
    <>
      <Button variant="primary" isPending={isPending} pendingLabel={text}>
        {action}
      </Button>
      <Button onPress={() => setPending(!isPending)}>{action}</Button>
    </>
  );
};
