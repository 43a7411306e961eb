import { useWords } from "@evolve/i18n/react";
import { textListCheck } from "@evolve/shell/field-checks";
import { TextListField } from "@evolve/widgets/text-list-field";
import { useState } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const useEntries = () => {
  const { t } = useWords();
  return [t("fields.sampleEntry1"), t("fields.sampleEntry2"), t("fields.sampleEntry3")];
};

/** For a list of short texts that are added, changed and removed one by one. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  const [items, setItems] = useState<readonly string[]>(useEntries());
  return (
    <TextListField
      label={label}
      description={words.t("fields.sampleListHint")}
      check={textListCheck(words)}
      items={items}
      onChange={setItems}
      maxLength={50}
    />
  );
};

export const Empty = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  const [items, setItems] = useState<readonly string[]>([]);
  return <TextListField label={label} check={textListCheck(words)} items={items} onChange={setItems} />;
};

/** When entries have a rule of their own: here, no digits, and no “!” or “?”. */
export const WithOwnRule = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  const [items, setItems] = useState<readonly string[]>(useEntries().slice(1));
  const rule = (text: string) => !/[!?]/.test(text) && (!/\d/.test(text) || words.t("fields.sampleListRule"));
  return <TextListField label={label} check={textListCheck(words, rule)} items={items} onChange={setItems} />;
};

export const WithError = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  const [items, setItems] = useState<readonly string[]>([]);
  return (
    <TextListField
      label={label}
      check={textListCheck(words)}
      items={items}
      onChange={setItems}
      error={items.length === 0 && words.t("validation.required")}
      isRequired
    />
  );
};

export const Disabled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  return (
    <TextListField
      label={label}
      check={textListCheck(words)}
      items={useEntries()}
      onChange={() => undefined}
      isDisabled
    />
  );
};

export const ReadOnly = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleList");
  return (
    <TextListField
      label={label}
      check={textListCheck(words)}
      items={useEntries()}
      onChange={() => undefined}
      isReadOnly
    />
  );
};
