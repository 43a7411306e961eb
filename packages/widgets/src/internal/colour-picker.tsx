import { useState } from "react";
import { ColorArea, ColorThumb } from "react-aria-components/ColorArea";
import { ColorPicker, parseColor } from "react-aria-components/ColorPicker";
import type { Color } from "react-aria-components/ColorPicker";
import { ColorSlider, SliderTrack } from "react-aria-components/ColorSlider";
import { ColorSwatch, ColorSwatchPicker, ColorSwatchPickerItem } from "react-aria-components/ColorSwatchPicker";
import type { ColourPickerLabels } from "./label-types.ts";

export interface ColourPickerProps {
  readonly labels: ColourPickerLabels;
  /** `#rrggbb` */
  readonly colour: string;
  readonly onPick: (colour: string) => void;
  readonly brand: readonly string[];
  readonly recent: readonly string[];
}

/** Picks a colour by eye. It keeps its hue while the colour passes through grey or black, which have none. */
export const ColourPicker = ({ labels, colour, onPick, brand, recent }: ColourPickerProps) => {
  const [picked, setPicked] = useState(() => parseColor(colour).toFormat("hsb"));
  const pick = (next: Color) => {
    setPicked(next.toFormat("hsb"));
    onPick(next.toString("hex").toLowerCase());
  };
  return (
    <ColorPicker value={picked} onChange={pick}>
      <ColorArea
        className="ev-colour-area"
        aria-label={labels.area}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
      >
        <ColorThumb className="ev-colour-thumb" />
      </ColorArea>
      <ColorSlider className="ev-colour-slider" aria-label={labels.hue} colorSpace="hsb" channel="hue">
        <SliderTrack className="ev-colour-track">
          <ColorThumb className="ev-colour-thumb" />
        </SliderTrack>
      </ColorSlider>
      <Swatches label={labels.brand} colours={brand} />
      <Swatches label={labels.recent} colours={recent} />
    </ColorPicker>
  );
};

const Swatches = ({ label, colours }: { label: string; colours: readonly string[] }) => {
  if (colours.length === 0) return null;
  return (
    <div>
      <p className="ev-colour-title" aria-hidden="true">
        {label}
      </p>
      <ColorSwatchPicker className="ev-colour-swatches" aria-label={label}>
        {colours.map((colour) => (
          <ColorSwatchPickerItem key={colour} className="ev-colour-choice" color={colour}>
            <ColorSwatch className="ev-colour-swatch" />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
    </div>
  );
};
