import { Skeleton } from "@evolve/widgets/skeleton";

export const Filled = () => (
  <>
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton />
  </>
);

export const Shapes = () => (
  <>
    <Skeleton shape="circle" />
    <Skeleton shape="line" />
    <Skeleton shape="block" />
  </>
);
