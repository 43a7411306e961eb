import { TagList } from "@evolve/widgets/tag-list";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const { options, more } = useSample();
  return <TagList items={options} moreLabel={more} />;
}
