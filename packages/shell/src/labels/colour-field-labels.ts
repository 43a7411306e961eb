import { HexColour } from "@evolve/contracts/field-rules";
import type { Words } from "@evolve/i18n";
import type { ColourFieldLabels } from "@evolve/widgets/colour-field";
import { faultText } from "./fault-text.ts";

export const colourFieldLabels = (words: Words): ColourFieldLabels => ({
  pick: words.t("fields.colourPick"),
  area: words.t("fields.colourArea"),
  hue: words.t("fields.colourHue"),
  brand: words.t("fields.colourBrand"),
  recent: words.t("fields.colourRecent"),
});

/** What a colour field complains about. One that is not required may be empty. */
export const colourCheck = (words: Words, { isRequired = false }: { readonly isRequired?: boolean } = {}) => {
  return (text: string): string | undefined => {
    if (text === "" && !isRequired) return undefined;
    const message = HexColour.safeParse(text).error?.issues[0]?.message;
    return message === undefined ? undefined : faultText(words, message);
  };
};
