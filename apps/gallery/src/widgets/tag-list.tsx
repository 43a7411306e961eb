import { Button } from "@evolve/widgets/button";
import { TagList } from "@evolve/widgets/tag-list";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Several marks on one line. What does not fit is behind a count. */
export const Filled = () => {
  const { options } = useSample();
  return <TagList items={options} />;
};

/** In rows of a list. */
export const Compact = () => {
  const { options } = useSample();
  return <TagList items={options} isCompact />;
};

/** When marks can be taken off right here; a maximum keeps the line short. */
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
