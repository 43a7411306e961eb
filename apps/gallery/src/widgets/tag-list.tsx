import { Button } from "@evolve/widgets/button";
import { TagList } from "@evolve/widgets/tag-list";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { options } = useSample();
  return <TagList items={options} />;
};

export const Compact = () => {
  const { options } = useSample();
  return <TagList items={options} isCompact />;
};

export const Removable = () => {
  const { options, otherAction } = useSample();
  const [ids, setIds] = useState<readonly string[]>(options.map(({ id }) => id));
  return (
    <>
      <TagList
        items={options.filter(({ id }) => ids.includes(id))}
        max={3}
        tone="brand"
        onRemove={(removed) => setIds(ids.filter((id) => id !== removed))}
      />
      <Button size="small" variant="ghost" onPress={() => setIds(options.map(({ id }) => id))}>
        {otherAction}
      </Button>
    </>
  );
};

export const Disabled = () => {
  const { options } = useSample();
  return <TagList items={options} tone="brand" onRemove={() => undefined} isDisabled />;
};
