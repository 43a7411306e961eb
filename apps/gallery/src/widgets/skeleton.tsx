import { Skeleton } from "@evolve/widgets/skeleton";

export function Filled() {
  return (
    <>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton />
    </>
  );
}

export function Shapes() {
  return (
    <>
      <Skeleton shape="circle" />
      <Skeleton shape="line" />
      <Skeleton shape="block" />
    </>
  );
}
