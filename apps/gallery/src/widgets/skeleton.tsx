import { Skeleton } from "@evolve/widgets/skeleton";

/** For text that is on its way, so that nothing jumps when it comes. */
export const Filled = () => (
  <>
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton />
  </>
);

/** A circle for an avatar, a line for text, a block for a picture or a card. */
export const Shapes = () => (
  <>
    <Skeleton shape="circle" />
    <Skeleton shape="line" />
    <Skeleton shape="block" />
  </>
);
