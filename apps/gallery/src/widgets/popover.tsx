import { Button } from "@evolve/widgets/button";
import { Popover } from "@evolve/widgets/popover";
import { TextField } from "@evolve/widgets/text-field";
import { OpenPicture } from "../stage/open-picture.tsx";
import { useSample } from "../sample/use-sample.ts";

/** A few controls or details at the place they belong to. It closes with Escape or a press outside. */
export const Filled = () => {
  const { title, label, value, save } = useSample();
  return (
    <Popover label={title} trigger={<Button>{title}</Button>}>
      {({ close }) => (
        <>
          <TextField label={label} defaultValue={value} />
          <Button variant="primary" onPress={close}>
            {save}
          </Button>
        </>
      )}
    </Popover>
  );
};

/** When the page behind should stay usable, as with notifications. */
export const NonModal = () => {
  const { title, text, action } = useSample();
  return (
    <Popover label={title} isNonModal trigger={<Button>{title}</Button>}>
      <p>{text}</p>
      <a href="#/examples">{action}</a>
    </Popover>
  );
};

/** Choose the side where it covers least. It changes sides where there is no room. */
export const Placements = () => {
  const { text, sides } = useSample();
  const placements = ["top", "bottom", "start", "end"] as const;
  return placements.map((placement) => (
    <Popover
      key={placement}
      label={sides[placement]}
      placement={placement}
      trigger={<Button>{sides[placement]}</Button>}
    >
      <p>{text}</p>
    </Popover>
  ));
};

export const Miniature = () => {
  const { title, label, value, save } = useSample();
  return (
    <OpenPicture at="anchor" trigger={<Button aria-expanded>{title}</Button>}>
      <div className="ev-popover">
        <div className="ev-popover-body ga-popover-form">
          <TextField label={label} defaultValue={value} />
          <Button variant="primary">{save}</Button>
        </div>
      </div>
    </OpenPicture>
  );
};
