import { Button } from "@evolve/widgets/button";
import { Tooltip } from "@evolve/widgets/tooltip";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { action, text } = useSample();
  return (
    <Tooltip text={text}>
      <Button>{action}</Button>
    </Tooltip>
  );
};

export const Placements = () => {
  const { text, options } = useSample();
  const placements = ["top", "bottom", "start", "end"] as const;
  return placements.map((placement, index) => (
    <Tooltip key={placement} text={text} placement={placement}>
      <Button>{options[index]?.label}</Button>
    </Tooltip>
  ));
};

export const WithLink = () => {
  const { action, text } = useSample();
  return (
    <Tooltip text={text} isPlain>
      <a href="#/examples">{action}</a>
    </Tooltip>
  );
};

export const Miniature = () => {
  const { action, text } = useSample();
  return (
    <OpenPicture at="anchor" trigger={<Button>{action}</Button>} isAbove>
      <div className="ev-tooltip">{text}</div>
    </OpenPicture>
  );
};
