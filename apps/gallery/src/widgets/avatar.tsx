import { Avatar } from "@evolve/widgets/avatar";
import { useSample } from "../sample/use-sample.ts";

/** Beside a name in lists, cards and headers. The color comes from the name, so that a person keeps it everywhere. */
export const Filled = () => {
  const { people } = useSample();
  return people.map((name) => <Avatar key={name} name={name} isNamed />);
};

/** Small in rows, medium in lists and cards, large on a person’s own page. */
export const Sizes = () => {
  const { value } = useSample();
  return (
    <>
      <Avatar name={value} size="small" isNamed />
      <Avatar name={value} isNamed />
      <Avatar name={value} size="large" isNamed />
    </>
  );
};
