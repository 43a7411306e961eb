import { Avatar } from "@evolve/widgets/avatar";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { people } = useSample();
  return people.map((name) => <Avatar key={name} name={name} isNamed />);
};

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
