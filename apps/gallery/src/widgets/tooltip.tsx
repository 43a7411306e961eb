import { Button } from "@evolve/widgets/button";
import { Tooltip } from "@evolve/widgets/tooltip";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** Names an icon, or adds what is good to know. What is needed belongs on the page. */
export const Filled = () => {
  const { action, text } = useSample();
  return (
    <Tooltip text={text}>
      <Button>{action}</Button>
    </Tooltip>
  );
};

/** Choose the side where it covers least. It changes sides where there is no room. */
export const Placements = () => {
  const { text, sides } = useSample();
  const placements = ["top", "bottom", "start", "end"] as const;
  return placements.map((placement) => (
    <Tooltip key={placement} text={text} placement={placement}>
      <Button>{sides[placement]}</Button>
    </Tooltip>
  ));
};

/** On a link, as a description rather than its name. */
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
