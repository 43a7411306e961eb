import { useWords } from "@evolve/i18n/react";
import { tagListLabels } from "@evolve/shell/labels/tag-list-labels";
import { Button } from "@evolve/widgets/button";
import { TagList } from "@evolve/widgets/tag-list";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const words = useWords();
  const { options } = useSample();
  return <TagList items={options} {...tagListLabels(words)} />;
}

export function Compact() {
  const words = useWords();
  const { options } = useSample();
  return <TagList items={options} isCompact {...tagListLabels(words)} />;
}

export function Removable() {
  const words = useWords();
  const { options, otherAction } = useSample();
  const [ids, setIds] = useState<readonly string[]>(options.map(({ id }) => id));
  return (
    <>
      <TagList
        items={options.filter(({ id }) => ids.includes(id))}
        max={3}
        tone="brand"
        onRemove={(removed) => setIds(ids.filter((id) => id !== removed))}
        {...tagListLabels(words)}
      />
      <Button size="small" variant="ghost" onPress={() => setIds(options.map(({ id }) => id))}>
        {otherAction}
      </Button>
    </>
  );
}

export function Disabled() {
  const words = useWords();
  const { options } = useSample();
  return <TagList items={options} tone="brand" onRemove={() => undefined} isDisabled {...tagListLabels(words)} />;
}
